package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.MemoryBudget;
import dev.adtools.api.MemoryShortage;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.call.Caller;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.Store.CountedTx;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskType;
import dev.adtools.tools.operations.schedules.TaskUpdate;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Rights to make a scheduled task, see it and change it. */
class StoredSchedulesTest {

    private static final TaskPlan HOURLY = ScheduleStand.every("PT1H", "");

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsWhatWasSaidOfATask(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            TaskPlan.Schedule mornings = new TaskPlan.Schedule(ScheduleKind.CRON, "0 6 * * *", "Europe/Berlin");
            TaskPlan plan = new TaskPlan(
                    "Daily look",
                    TaskType.HEALTH_CHECK,
                    mornings,
                    "check_thing",
                    "{\"account_id\":\"123-456-7890\"}",
                    7,
                    30);

            ScheduledTask task = stand.create(plan);

            assertThat(task.id()).matches("st_[0-9a-z]{26}");
            assertThat(stand.find(task)).isEqualTo(task);
            assertThat(task.plan()).isEqualTo(plan);
            assertThat(task.platform()).isEqualTo(Platform.ALPHA);
            assertThat(task.account()).isEqualTo(AlphaAccountId.of("1234567890"));
            assertThat(task.createdBy()).isEqualTo("robot");
            assertThat(task.standing())
                    .isEqualTo(new ScheduledTask.Standing(
                            TaskStatus.ACTIVE, Instant.parse("2026-03-02T05:00:00Z"), 0, null));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void listsTasksOnlyWhereThereIsMemoryForTheirArguments(Backend backend) {
        MemoryBudget scarce = new MemoryBudget(20, 10);
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(new CountedTx(store.tx(), scarce));
            ScheduledTask task = stand.create(HOURLY);
            CallContext call = stand.as(Callers.ALL);

            assertThat(stand.schedules.visible(call)).containsExactly(task);
            try (MemoryBudget.Share share = scarce.open()) {
                assertThatThrownBy(() -> stand.schedules.visible(call)).isInstanceOf(MemoryShortage.class);
                share.leave();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void changesNothingThatCannotBeNoted(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(HOURLY);
            CallContext call = stand.as(Callers.ALL);
            List<String> noted = new ArrayList<>();
            stand.noted = change -> {
                noted.add(change.entity());
                throw new StoreUnavailable("no record");
            };

            assertThatThrownBy(() -> stand.schedules.create(HOURLY, call)).isInstanceOf(StoreUnavailable.class);
            assertThatThrownBy(() -> stand.schedules.pause(task.seen(), call)).isInstanceOf(StoreUnavailable.class);
            assertThatThrownBy(() -> stand.schedules.delete(task.seen(), call)).isInstanceOf(StoreUnavailable.class);

            assertThat(noted).containsExactly("st_" + call.callId(), task.id(), task.id());
            assertThat(stand.schedules.visible(call)).containsExactly(task);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void makesOneTaskForOneCall(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            CallContext call = stand.as(Callers.ALL);

            ScheduledTask first = ScheduleStand.get(stand.schedules.create(HOURLY, call));
            ScheduledTask again = ScheduleStand.get(stand.schedules.create(HOURLY, call));

            assertThat(again).isEqualTo(first);
            assertThat(stand.schedules.visible(call)).containsExactly(first);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsAThousandTasksOfAnOwnerAndNoMore(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask first = stand.create(HOURLY);
            store.tx().execute(handle -> handle.execute("UPDATE scheduled_count SET tasks = 999"));
            stand.create(HOURLY);

            assertThat(code(stand.schedules.create(HOURLY, stand.as(Callers.BUSY))))
                    .isEqualTo(ErrorCode.POLICY_DENIED);
            assertThat(stand.schedules.create(HOURLY, stand.as(Callers.OTHER))).isInstanceOf(Outcome.Completed.class);
            ScheduleStand.get(stand.schedules.delete(first.seen(), stand.as(Callers.ALL)));
            stand.create(HOURLY);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesWhatItsCallerCouldNotCall(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());

            assertThat(rules(stand, Callers.ALL, "stop_thing", "{}")).containsExactly("SCHED-TOOL-2");
            assertThat(rules(stand, Callers.ALL, "no_such_thing", "{}")).containsExactly("SCHED-TOOL-1");
            assertThat(rules(stand, Callers.NARROW, "check_thing", "{}")).containsExactly("SCHED-TOOL-1");
            assertThat(rules(stand, Callers.REPORTS, "check_thing", "{}")).containsExactly("SCHED-TOOL-1");
            assertThat(rules(stand, Callers.ALL, "get_things", "{\"nothing\":1}"))
                    .hasSize(1);
            assertThat(refusal(stand, Callers.READER, "check_thing", "{}").code())
                    .isEqualTo(ErrorCode.INSUFFICIENT_SCOPE);
            assertThat(refusal(stand, Callers.ACCOUNT, "get_things", "{\"account_id\":\"999-999-9999\"}")
                            .code())
                    .isEqualTo(ErrorCode.ACCOUNT_FORBIDDEN);
        }
    }

    private static List<String> rules(ScheduleStand stand, Caller caller, String tool, String arguments) {
        JsonArray violations = (JsonArray) Objects.requireNonNull(
                refusal(stand, caller, tool, arguments).details().get("violations"));
        return violations.items().stream()
                .map(violation -> ((JsonObject) violation).get("rule"))
                .map(rule -> ((JsonString) Objects.requireNonNull(rule)).value())
                .toList();
    }

    private static ToolError refusal(ScheduleStand stand, Caller caller, String tool, String arguments) {
        TaskPlan plan = new TaskPlan("mine", TaskType.CUSTOM, HOURLY.schedule(), tool, arguments, 1, 1);
        return stand.schedules.refusal(plan, null, stand.as(caller)).orElseThrow();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void hidesTasksOfOtherOwnersAndBehindLimits(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask open = stand.create(HOURLY);
            ScheduledTask narrow = ScheduleStand.get(stand.schedules.create(HOURLY, stand.as(Callers.ACCOUNT)));

            assertThat(stand.schedules.visible(stand.as(Callers.BUSY))).containsExactlyInAnyOrder(open, narrow);
            assertThat(stand.schedules.visible(stand.as(Callers.OTHER))).isEmpty();
            // What names no account may answer what the limited token must not see.
            assertThat(stand.schedules.visible(stand.as(Callers.ACCOUNT))).containsExactly(narrow);
            assertThat(code(stand.schedules.find(open.id(), stand.as(Callers.OTHER))))
                    .isEqualTo(ErrorCode.NOT_FOUND);
            assertThat(code(stand.schedules.delete(open.seen(), stand.as(Callers.ACCOUNT))))
                    .isEqualTo(ErrorCode.NOT_FOUND);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void changesATaskOnlyAsItWasSeen(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(HOURLY);
            ScheduledTask paused = ScheduleStand.get(stand.schedules.pause(task.seen(), stand.as(Callers.BUSY)));

            assertThat(code(stand.schedules.pause(task.seen(), stand.as(Callers.ALL))))
                    .isEqualTo(ErrorCode.STATE_CONFLICT);
            assertThat(code(stand.schedules.delete(task.seen(), stand.as(Callers.ALL))))
                    .isEqualTo(ErrorCode.STATE_CONFLICT);
            assertThat(paused.status()).isEqualTo(TaskStatus.PAUSED);
            assertThat(paused.standing().nextRunAt()).isNull();
            assertThat(stand.find(task)).isEqualTo(paused);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countsNewTimesFromTheChangeOn(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(HOURLY);
            Instant now = stand.after(Duration.ofMinutes(20));

            ScheduledTask changed = ScheduleStand.get(stand.schedules.update(
                    new TaskUpdate(task.seen(), ScheduleStand.every("PT30M", "")), stand.as(Callers.ALL)));

            assertThat(changed.standing().nextRunAt()).isEqualTo(now.plus(Duration.ofMinutes(30)));
            assertThat(changed.seen().version()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void resumesFromTheNextDueTimeOnAndInItsOldRhythm(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(HOURLY);
            Instant begun = stand.clock.instant();
            ScheduledTask paused = ScheduleStand.get(stand.schedules.pause(task.seen(), stand.as(Callers.ALL)));
            stand.after(Duration.ofMinutes(150));

            ScheduledTask resumed = ScheduleStand.get(stand.schedules.resume(paused.seen(), stand.as(Callers.ALL)));

            assertThat(resumed.standing().nextRunAt()).isEqualTo(begun.plus(Duration.ofHours(3)));
            assertThat(stand.node("node-1").due(1)).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isDueAtOnceWhenItsOnlyMomentPassesMeanwhile(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.plan(ScheduleKind.ONCE, "2026-03-01T12:30:00Z", "UTC", ""));
            ScheduledTask paused = ScheduleStand.get(stand.schedules.pause(task.seen(), stand.as(Callers.ALL)));
            stand.after(Duration.ofHours(1));

            ScheduleStand.get(stand.schedules.resume(paused.seen(), stand.as(Callers.ALL)));
            stand.runAll();

            assertThat(stand.runs(task)).hasSize(1);
            assertThat(stand.find(task).status()).isEqualTo(TaskStatus.COMPLETED);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void listsTheLastRunsOfEachTask(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask one = stand.create(HOURLY);
            ScheduledTask other = stand.create(ScheduleStand.every("P1D", ""));
            for (int i = 0; i < 3; i++) {
                stand.after(Duration.ofHours(1));
                stand.runAll();
            }

            Map<String, List<ScheduledRun>> runs = stand.schedules.lastRuns(List.of(one.id(), other.id()), 2);

            assertThat(runs.get(one.id())).isEqualTo(stand.runs(one).subList(0, 2));
            assertThat(runs.get(other.id())).isEmpty();
        }
    }

    private static ErrorCode code(Outcome<?> outcome) {
        return outcome.fold(
                found -> {
                    throw new AssertionError("it was not refused: " + found);
                },
                ToolError::code);
    }
}
