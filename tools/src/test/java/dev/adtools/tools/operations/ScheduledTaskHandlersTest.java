package dev.adtools.tools.operations;

import static dev.adtools.tools.operations.ScheduledTaskSamples.cleared;
import static dev.adtools.tools.operations.ScheduledTaskSamples.plan;
import static dev.adtools.tools.operations.ScheduledTaskSamples.run;
import static dev.adtools.tools.operations.ScheduledTaskSamples.task;
import static dev.adtools.tools.operations.ScheduledTaskSamples.waiting;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ListedTasks;
import dev.adtools.tools.fixtures.WriteCalls;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledRunList;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.ScheduledTaskList;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskType;
import dev.adtools.tools.operations.schedules.TaskUpdate;
import dev.adtools.tools.operations.schedules.TaskVersion;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Answers and changes that the tools of scheduled tasks make of what callers say. */
final class ScheduledTaskHandlersTest {

    private static final JsonObject ARGUMENTS =
            JsonObject.builder().put("b", JsonNumber.of(1)).put("a", "x").build();

    private final ListedTasks tasks = new ListedTasks();
    private final CallContext context = FixedCall.unlimited();

    @Test
    void plansATaskInUtcUnlessAZoneIsSaid() {
        TaskPlan plan = ready(create("0 6 * * *", null, null, null)).plan();

        assertThat(plan.schedule()).isEqualTo(new TaskPlan.Schedule(ScheduleKind.CRON, "0 6 * * *", "UTC"));
        assertThat(plan.arguments()).isEqualTo("{\"a\":\"x\",\"b\":1}");
        assertThat(ready(create(null, "PT1H", null, "Asia/Tokyo")).plan().schedule())
                .isEqualTo(new TaskPlan.Schedule(ScheduleKind.INTERVAL, "PT1H", "Asia/Tokyo"));
        assertThat(ready(create(null, null, "2030-01-31T09:00:00Z", null))
                        .plan()
                        .schedule()
                        .kind())
                .isEqualTo(ScheduleKind.ONCE);
    }

    @Test
    void previewsRunsAndWarnsWhenCronHasNoZone() {
        Planned.Ready<TaskPlan> planned = ready(create("0 6 * * *", null, null, null));

        assertThat(planned.derived())
                .containsExactly(
                        new Change("next_runs", JsonNull.NULL, JsonArray.ofStrings(List.of("2026-11-20T12:00:00Z"))));
        assertThat(planned.warnings()).containsExactly("No timezone was given, so cron is read in UTC.", "Scripted.");
        assertThat(ready(create("0 6 * * *", null, null, "UTC")).warnings()).containsExactly("Scripted.");
        assertThat(ready(create(null, "PT1H", null, null)).warnings()).containsExactly("Scripted.");
    }

    @Test
    void runsNowWhatHasNotEndedAndIsNotInProgress() {
        tasks.with(task("st_1", TaskStatus.ACTIVE)).with(task("st_2", TaskStatus.PAUSED));
        tasks.with(task("st_3", TaskStatus.FAILED)).with(task("st_4", TaskStatus.COMPLETED));
        tasks.with(run("sr_1", 1, 10L), null);

        for (String id : List.of("st_1", "st_2", "st_3")) {
            assertThat(ready(runNow(id)).plan()).isEqualTo(new TaskVersion(id, 3));
        }
        assertThat(error(runNow("st_4"))).isEqualTo(ErrorCode.STATE_CONFLICT);
        assertThat(error(runNow("st_5"))).isEqualTo(ErrorCode.NOT_FOUND);
        tasks.refuse(ToolError.of(ErrorCode.INSUFFICIENT_SCOPE, "Scripted."));
        assertThat(error(runNow("st_1"))).isEqualTo(ErrorCode.INSUFFICIENT_SCOPE);
        tasks.with(waiting("sr_2"), null);
        assertThat(error(runNow("st_1"))).isEqualTo(ErrorCode.STATE_CONFLICT);
    }

    private Planned<TaskVersion> runNow(String id) {
        return new RunScheduledTaskHandler(tasks).plan(new RunScheduledTask(id, null, false), context);
    }

    @Test
    void answersAChangeWithTheLatestRun() {
        tasks.with(task("st_1", TaskStatus.ACTIVE)).with(run("sr_1", 1, 10L), null);
        TaskUpdate update = ready(update("st_1", "Other", null, null, null)).plan();

        ScheduledTaskList.Row row = new UpdateScheduledTaskHandler(tasks)
                .apply(update, context)
                .fold(changed -> changed, error -> {
                    throw new AssertionError(error.message());
                });

        assertThat(row.runs()).extracting(ScheduledTaskList.Run::runId).containsExactly("sr_1");
        assertThat(row.lastRun()).isEqualTo(row.runs().get(0));
        assertThat(row.nextRuns()).hasSize(1);
    }

    @Test
    void refusesATaskThatIsSaidToRunInNoWayOrInTwo() {
        assertThat(WriteCalls.rules(create(null, null, null, null))).containsExactly("SCHED-WHEN-1");
        assertThat(WriteCalls.rules(create("0 6 * * *", "PT1H", null, null))).containsExactly("SCHED-WHEN-1");
        assertThat(error(update("st_1", null, "0 6 * * *", "PT1H", null))).isEqualTo(ErrorCode.NOT_FOUND);
        tasks.with(task("st_1", TaskStatus.ACTIVE));
        assertThat(error(update("st_1", null, "0 6 * * *", "PT1H", null))).isEqualTo(ErrorCode.RULE_VIOLATION);
    }

    @Test
    void takesArgumentsOf16KibibytesAndNoMore() {
        JsonObject most = arguments((16 << 10) - "{\"a\":\"\"}".length());
        JsonObject more = arguments((16 << 10) - "{\"a\":\"\"}".length() + 1);
        tasks.with(task("st_1", TaskStatus.ACTIVE));

        assertThat(ready(create(most)).plan().arguments()).hasSize(16 << 10);
        assertThat(WriteCalls.rules(create(more))).containsExactly("SCHED-ARGS-1");
        // Who made the task is looked at later.
        assertThat(error(update(most))).isEqualTo(ErrorCode.POLICY_DENIED);
        assertThat(error(update(more))).isEqualTo(ErrorCode.RULE_VIOLATION);
    }

    private static JsonObject arguments(int letters) {
        return JsonObject.builder().put("a", "x".repeat(letters)).build();
    }

    private Planned<TaskPlan> create(
            @Nullable String cron, @Nullable String interval, @Nullable String at, @Nullable String timezone) {
        return create(ARGUMENTS, cron, interval, at, timezone);
    }

    private Planned<TaskPlan> create(JsonObject arguments) {
        return create(arguments, "0 6 * * *", null, null, null);
    }

    private Planned<TaskPlan> create(
            JsonObject arguments,
            @Nullable String cron,
            @Nullable String interval,
            @Nullable String at,
            @Nullable String timezone) {
        return new CreateScheduledTaskHandler(tasks)
                .plan(
                        new CreateScheduledTask(
                                "Mine",
                                "get_campaigns",
                                arguments,
                                cron,
                                interval,
                                at,
                                timezone,
                                TaskType.CUSTOM,
                                10,
                                20,
                                null,
                                false),
                        context);
    }

    @Test
    void changesOnlyWhatIsSaid() {
        tasks.with(task("st_1", TaskStatus.ACTIVE));

        Planned.Ready<TaskUpdate> planned = ready(update("st_1", "Other", null, null, "Asia/Tokyo"));

        TaskPlan before = plan("{}");
        assertThat(planned.plan())
                .isEqualTo(new TaskUpdate(
                        new TaskVersion("st_1", 3),
                        new TaskPlan(
                                "Other",
                                before.type(),
                                new TaskPlan.Schedule(ScheduleKind.CRON, "0 6 * * *", "Asia/Tokyo"),
                                before.tool(),
                                before.arguments(),
                                100,
                                90)));
        assertThat(planned.diff())
                .containsExactly(
                        new Change("name", new JsonString("Daily look"), new JsonString("Other")),
                        new Change("timezone", new JsonString("Europe/Berlin"), new JsonString("Asia/Tokyo")));
        assertThat(planned.account()).isNull();
    }

    @Test
    void hasNothingToChangeWhereAllIsSo() {
        tasks.with(task("st_1", TaskStatus.ACTIVE));

        assertThat(update("st_1", "Daily look", null, null, null)).isInstanceOf(Planned.NoChange.class);
    }

    private Planned<TaskUpdate> update(
            String id,
            @Nullable String name,
            @Nullable String cron,
            @Nullable String interval,
            @Nullable String timezone) {
        return update(
                new UpdateScheduledTask(id, name, null, cron, interval, null, timezone, null, null, null, null, false));
    }

    private Planned<TaskUpdate> update(JsonObject arguments) {
        return update(new UpdateScheduledTask(
                "st_1", null, arguments, null, null, null, null, null, null, null, null, false));
    }

    private Planned<TaskUpdate> update(UpdateScheduledTask arguments) {
        return new UpdateScheduledTaskHandler(tasks).plan(arguments, context);
    }

    @Test
    void letsOnlyItsMakerChangeWhatATaskCalls() {
        tasks.with(task("st_1", TaskStatus.ACTIVE));

        assertThat(context.principal()).isNotEqualTo("nightly-job");
        assertThat(error(update(ARGUMENTS))).isEqualTo(ErrorCode.POLICY_DENIED);
    }

    @Test
    void pausesWhatRunsAndNothingElse() {
        tasks.with(task("st_1", TaskStatus.ACTIVE)).with(task("st_2", TaskStatus.PAUSED));
        tasks.with(task("st_3", TaskStatus.FAILED)).with(task("st_4", TaskStatus.COMPLETED));

        assertThat(ready(pause("st_1")).diff())
                .containsExactly(new Change("status", new JsonString("active"), new JsonString("paused")));
        assertThat(List.of("st_2", "st_3", "st_4"))
                .allSatisfy(id -> assertThat(pause(id)).isInstanceOf(Planned.NoChange.class));
    }

    private Planned<TaskVersion> pause(String id) {
        return new PauseScheduledTaskHandler(tasks).plan(new PauseScheduledTask(id, null, false), context);
    }

    @Test
    void resumesWhatStandsStillIfItsCallerCouldMakeItsCalls() {
        tasks.with(task("st_1", TaskStatus.PAUSED)).with(task("st_2", TaskStatus.FAILED));
        tasks.with(task("st_3", TaskStatus.ACTIVE)).with(task("st_4", TaskStatus.COMPLETED));

        assertThat(ready(resume("st_1")).plan()).isEqualTo(new TaskVersion("st_1", 3));
        assertThat(ready(resume("st_2")).diff())
                .containsExactly(new Change("status", new JsonString("failed"), new JsonString("active")));
        assertThat(resume("st_3")).isInstanceOf(Planned.NoChange.class);
        assertThat(error(resume("st_4"))).isEqualTo(ErrorCode.STATE_CONFLICT);
        tasks.refuse(ToolError.of(ErrorCode.INSUFFICIENT_SCOPE, "Scripted."));
        assertThat(error(resume("st_1"))).isEqualTo(ErrorCode.INSUFFICIENT_SCOPE);
    }

    private Planned<TaskVersion> resume(String id) {
        return new ResumeScheduledTaskHandler(tasks).plan(new ResumeScheduledTask(id, null, false), context);
    }

    @Test
    void deletesWhatWasSeen() {
        ScheduledTask task = task("st_1", TaskStatus.PAUSED);
        tasks.with(task).with(run("sr_1", 1, 10L), null);
        DeleteScheduledTaskHandler handler = new DeleteScheduledTaskHandler(tasks);

        Planned.Ready<TaskVersion> planned = ready(handler.plan(new DeleteScheduledTask("st_1", null, false), context));

        assertThat(planned.diff()).containsExactly(new Change("status", new JsonString("paused"), JsonNull.NULL));
        assertThat(handler.apply(planned.plan(), context).map(gone -> gone.runs()))
                .isEqualTo(Outcome.completed(1));
        assertThat(tasks.asked()).containsExactly(task.seen());
    }

    @Test
    void pagesThroughRunsWithAsManyResultsAsFit() {
        JsonObject result = JsonObject.builder().put("rows", 1).build();
        tasks.with(task("st_1", TaskStatus.ACTIVE));
        tasks.with(run("sr_3", 1, 3L << 20), result).with(run("sr_2", 2, 3L << 20), result);
        tasks.with(run("sr_1", 3, null), null);

        ScheduledRunList without = runs(false, null);
        ScheduledRunList first = runs(true, null);
        ScheduledRunList second = runs(true, first.nextCursor());

        assertThat(without.rows()).extracting(ScheduledRunList.Row::runId).containsExactly("sr_3", "sr_2", "sr_1");
        assertThat(without.rows()).extracting(ScheduledRunList.Row::result).containsOnlyNulls();
        assertThat(without.hasMore()).isFalse();
        assertThat(first.rows()).extracting(ScheduledRunList.Row::result).containsExactly(result);
        assertThat(second.rows()).extracting(ScheduledRunList.Row::runId).containsExactly("sr_2", "sr_1");
        assertThat(second.rows())
                .extracting(ScheduledRunList.Row::status)
                .containsExactly(RunStatus.SUCCEEDED, RunStatus.FAILED);
        assertThat(second.nextCursor()).isNull();
    }

    @Test
    void showsARunWhoseResultHadToGoAsOneThatTakesNoRoom() {
        tasks.with(task("st_1", TaskStatus.ACTIVE));
        tasks.with(cleared(run("sr_2", 1, 600L << 10)), null).with(run("sr_1", 2, 600L << 10), JsonObject.EMPTY);

        ScheduledRunList page = runs(true, null);

        assertThat(page.rows()).extracting(ScheduledRunList.Row::resultKept).containsExactly(false, true);
        assertThat(page.rows()).extracting(ScheduledRunList.Row::resultBytes).containsExactly(600L << 10, 600L << 10);
        assertThat(page.hasMore()).isFalse();
    }

    private ScheduledRunList runs(boolean includeResults, @Nullable String cursor) {
        return new GetScheduledTaskRunsHandler(tasks)
                .read(new GetScheduledTaskRuns("st_1", null, null, includeResults, 50, cursor), context)
                .fold(list -> list, error -> {
                    throw new AssertionError(error.message());
                });
    }

    private static <P> Planned.Ready<P> ready(Planned<P> planned) {
        return planned.<Optional<Planned.Ready<P>>>fold(
                        Optional::of, unchanged -> Optional.empty(), error -> Optional.empty())
                .orElseThrow();
    }

    private static ErrorCode error(Planned<?> planned) {
        return planned.<Optional<ErrorCode>>fold(
                        ready -> Optional.empty(), unchanged -> Optional.empty(), error -> Optional.of(error.code()))
                .orElseThrow();
    }
}
