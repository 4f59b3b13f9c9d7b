package dev.adtools.tools.operations;

import static dev.adtools.tools.operations.ScheduledTaskSamples.run;
import static dev.adtools.tools.operations.ScheduledTaskSamples.task;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.AnyAccountId;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ListedTasks;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduledTaskList;
import dev.adtools.tools.operations.schedules.ScheduledTaskList.Row;
import dev.adtools.tools.operations.schedules.StatusFilter;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskType;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ListScheduledTasksHandlerTest {

    private final ListedTasks tasks = new ListedTasks();

    @Test
    void showsWhatATaskCallsWhenAndHowItWent() {
        tasks.with(
                task("st_1", TaskStatus.ACTIVE, BetaAccountId.of("1700100001"), "{\"account_id\":\"act_1700100001\"}"));

        tasks.with(run("sr_1", 1, null), null);

        Row row = rows(all(), FixedCall.unlimited()).get(0);

        assertThat(row.schedule().expression()).isEqualTo("0 6 * * *");
        assertThat(row.tool()).isEqualTo("get_campaigns");
        assertThat(row.accountId()).isEqualTo("act_1700100001");
        assertThat(row.nextRunAt()).isEqualTo("2026-11-20T14:00:00+01:00");
        assertThat(row.nextRuns()).containsExactly("2026-11-20T14:00:00+01:00");
        assertThat(row.lastRun())
                .isEqualTo(new ScheduledTaskList.Run(
                        "sr_1", "2026-11-19T12:00:00Z", RunStatus.FAILED, 120L, "PLATFORM_TIMEOUT", null));
        assertThat(row.retention()).isEqualTo(new ScheduledTaskList.Retention(100, 90));
        assertThat(row.failureStreak()).isEqualTo(1);
    }

    @Test
    void listsOnlyActiveOnesUnlessAskedForOthers() {
        tasks.with(task("st_1", TaskStatus.ACTIVE));
        tasks.with(task("st_2", TaskStatus.PAUSED));
        tasks.with(task("st_3", TaskStatus.FAILED));

        assertThat(ids(new ListScheduledTasks(StatusFilter.ACTIVE, null, null, 1, 50, null)))
                .containsExactly("st_1");
        assertThat(ids(new ListScheduledTasks(StatusFilter.FAILED, null, null, 1, 50, null)))
                .containsExactly("st_3");
        assertThat(ids(all())).containsExactly("st_3", "st_2", "st_1");
    }

    @Test
    void listsOneTypeOnly() {
        tasks.with(task("st_1", TaskStatus.ACTIVE));

        assertThat(ids(new ListScheduledTasks(StatusFilter.ALL, TaskType.HEALTH_CHECK, null, 1, 50, null)))
                .containsExactly("st_1");
        assertThat(ids(new ListScheduledTasks(StatusFilter.ALL, TaskType.CUSTOM, null, 1, 50, null)))
                .isEmpty();
    }

    @Test
    void plansNothingForATaskThatDoesNotRun() {
        tasks.with(task("st_1", TaskStatus.PAUSED));

        assertThat(rows(all(), FixedCall.unlimited()).get(0).nextRunAt()).isNull();
    }

    @Test
    void findsAnAccountHoweverItIsSpelt() {
        tasks.with(task("st_1", TaskStatus.ACTIVE, AlphaAccountId.of("1002003001"), "{}"));
        tasks.with(task("st_2", TaskStatus.ACTIVE, BetaAccountId.of("1700100001"), "{}"));
        tasks.with(task("st_3", TaskStatus.ACTIVE, null, "{}"));

        assertThat(ids(of("100-200-3001"))).containsExactly("st_1");
        assertThat(ids(of("1700100001"))).containsExactly("st_2");
        assertThat(ids(of("act_1700100001"))).containsExactly("st_2");
        assertThat(ids(of("act_1700100002"))).isEmpty();
    }

    @Test
    void cutsLongArgumentsWithoutCuttingACharacter() {
        tasks.with(task("st_1", TaskStatus.ACTIVE, null, "🙂".repeat(201)));

        assertThat(rows(all(), FixedCall.unlimited()).get(0).argumentsSummary()).isEqualTo("🙂".repeat(200) + "…");
    }

    private static ListScheduledTasks all() {
        return new ListScheduledTasks(StatusFilter.ALL, null, null, 1, 50, null);
    }

    private static ListScheduledTasks of(String account) {
        return new ListScheduledTasks(StatusFilter.ALL, TaskType.HEALTH_CHECK, AnyAccountId.of(account), 1, 50, null);
    }

    private List<String> ids(ListScheduledTasks arguments) {
        return rows(arguments, FixedCall.unlimited()).stream().map(Row::taskId).toList();
    }

    private List<Row> rows(ListScheduledTasks arguments, CallContext call) {
        return new ListScheduledTasksHandler(tasks).read(arguments, call).fold(ScheduledTaskList::rows, error -> {
            throw new AssertionError(error.message());
        });
    }
}
