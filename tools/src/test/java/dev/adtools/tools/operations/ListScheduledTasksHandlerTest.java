package dev.adtools.tools.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AccountId;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.operations.schedules.DeliveryMethod;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.ScheduledTaskList;
import dev.adtools.tools.operations.schedules.ScheduledTaskList.Row;
import dev.adtools.tools.operations.schedules.StatusFilter;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskType;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class ListScheduledTasksHandlerTest {

    private static final Instant NOW = FixedCall.NOW;

    private final List<ScheduledTask> tasks = new ArrayList<>();
    private final List<String> asked = new ArrayList<>();

    @Test
    void showsWhatATaskCallsWhenAndHowItWent() {
        tasks.add(
                task("st_1", TaskStatus.ACTIVE, BetaAccountId.of("1700100001"), "{\"account_id\":\"act_1700100001\"}"));

        Row row = rows(all(), FixedCall.unlimited()).get(0);

        assertThat(row.schedule().expression()).isEqualTo("0 6 * * *");
        assertThat(row.tool()).isEqualTo("get_campaigns");
        assertThat(row.accountId()).isEqualTo("act_1700100001");
        assertThat(row.nextRunAt()).isEqualTo("2026-11-20T14:00:00+01:00");
        assertThat(row.lastRun())
                .isEqualTo(new ScheduledTaskList.Run(
                        "2026-11-19T12:00:00Z", RunStatus.FAILED, 120L, "PLATFORM_TIMEOUT", null));
        assertThat(row.delivery().destinationMasked()).isEqualTo("…hook");
        assertThat(row.failureStreak()).isEqualTo(1);
    }

    @Test
    void asksForTheTasksOfTheCallersOwner() {
        rows(all(), FixedCall.unlimited());

        assertThat(asked).containsExactly("tester 1");
    }

    @Test
    void listsOnlyActiveOnesUnlessAskedForOthers() {
        tasks.add(task("st_1", TaskStatus.ACTIVE, null, "{}"));
        tasks.add(task("st_2", TaskStatus.PAUSED, null, "{}"));
        tasks.add(task("st_3", TaskStatus.FAILED, null, "{}"));

        assertThat(ids(new ListScheduledTasks(StatusFilter.ACTIVE, null, null, 1, 50, null)))
                .containsExactly("st_1");
        assertThat(ids(new ListScheduledTasks(StatusFilter.FAILED, null, null, 1, 50, null)))
                .containsExactly("st_3");
        assertThat(ids(all())).containsExactly("st_1", "st_2", "st_3");
    }

    @Test
    void plansNothingForATaskThatDoesNotRun() {
        tasks.add(task("st_1", TaskStatus.PAUSED, null, "{}"));

        assertThat(rows(all(), FixedCall.unlimited()).get(0).nextRunAt()).isNull();
    }

    @Test
    void findsAnAccountHoweverItIsSpelt() {
        tasks.add(task("st_1", TaskStatus.ACTIVE, AlphaAccountId.of("1002003001"), "{}"));
        tasks.add(task("st_2", TaskStatus.ACTIVE, BetaAccountId.of("1700100001"), "{}"));

        assertThat(ids(of("100-200-3001"))).containsExactly("st_1");
        assertThat(ids(of("1700100001"))).containsExactly("st_2");
        assertThat(ids(of("act_1700100001"))).containsExactly("st_2");
        assertThat(ids(of("act_1700100002"))).isEmpty();
    }

    @Test
    void hidesTasksOnAccountsOfOthers() {
        tasks.add(task("st_1", TaskStatus.ACTIVE, AlphaAccountId.of("1002003001"), "{}"));
        tasks.add(task("st_2", TaskStatus.ACTIVE, BetaAccountId.of("1700100001"), "{}"));

        assertThat(rows(all(), FixedCall.limitedTo("1002003001")))
                .extracting(Row::taskId)
                .containsExactly("st_1");
    }

    @Test
    void cutsLongArgumentsWithoutCuttingACharacter() {
        tasks.add(task("st_1", TaskStatus.ACTIVE, null, "🙂".repeat(201)));

        assertThat(rows(all(), FixedCall.unlimited()).get(0).argumentsSummary()).isEqualTo("🙂".repeat(200) + "…");
    }

    private static ListScheduledTasks all() {
        return new ListScheduledTasks(StatusFilter.ALL, null, null, 1, 50, null);
    }

    private static ListScheduledTasks of(String account) {
        return new ListScheduledTasks(StatusFilter.ALL, TaskType.HEALTH_CHECK, account, 1, 50, null);
    }

    private List<String> ids(ListScheduledTasks arguments) {
        return rows(arguments, FixedCall.unlimited()).stream().map(Row::taskId).toList();
    }

    private List<Row> rows(ListScheduledTasks arguments, FixedCall call) {
        ListScheduledTasksHandler handler = new ListScheduledTasksHandler((principal, runs) -> {
            asked.add(principal + " " + runs);
            return tasks;
        });
        return handler.read(arguments, call).fold(ScheduledTaskList::rows, error -> {
            throw new AssertionError(error.message());
        });
    }

    private static ScheduledTask task(String id, TaskStatus status, @Nullable AccountId account, String arguments) {
        return new ScheduledTask(
                id,
                "Daily look",
                TaskType.HEALTH_CHECK,
                status,
                new ScheduledTask.Schedule(ScheduleKind.CRON, "0 6 * * *", "Europe/Berlin"),
                new ScheduledTask.Target("get_campaigns", "beta", account, arguments),
                NOW.plus(Duration.ofHours(1)),
                1,
                new ScheduledTask.Delivery(DeliveryMethod.WEBHOOK, "https://127.0.0.1/hook"),
                "nightly-job",
                NOW.minus(Duration.ofDays(3)),
                List.of(new ScheduledTask.Run(
                        NOW.minus(Duration.ofDays(1)), RunStatus.FAILED, 120L, "PLATFORM_TIMEOUT", null)));
    }
}
