package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Limits;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tasks run when they are due; runs that wait are tried again, and tasks that keep failing run more seldom. */
class ScheduledRunsTest {

    private static final Duration HOUR = Duration.ofHours(1);

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsOnceForADueTimeAndKeepsWhatTheToolAnswered(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", ""));
            stand.runAll();
            assertThat(stand.runs(task)).isEmpty();
            Instant due = stand.after(HOUR);

            stand.runAll();
            stand.runAll();

            ScheduledRun run = stand.onlyRun(task);
            assertThat(run.dueAt()).isEqualTo(due);
            assertThat(run.status()).isEqualTo(RunStatus.SUCCEEDED);
            assertThat(run.tries()).isEqualTo(1);
            assertThat(run.takenOver()).isFalse();
            assertThat(stand.find(task).standing().nextRunAt()).isEqualTo(due.plus(HOUR));
            Map<String, JsonObject> results = stand.schedules.results(List.of(run.id()));
            assertThat(results.get(run.id()))
                    .hasToString(
                            JsonObject.builder().put("echo", "é\"\\\n").build().toString());
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void makesUpOnceForAllDueTimesThatWereMissed(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT10M", ""));
            Instant begun = stand.clock.instant();
            Instant now = stand.after(Duration.ofDays(3).plusMinutes(4));

            stand.runAll();

            assertThat(stand.onlyRun(task).dueAt()).isEqualTo(begun.plus(Duration.ofMinutes(10)));
            assertThat(stand.onlyRun(task).startedAt()).isEqualTo(now);
            assertThat(stand.onlyRun(task).missedRuns()).isEqualTo(3 * 24 * 6 - 1);
            assertThat(stand.find(task).standing().nextRunAt()).isEqualTo(now.plus(Duration.ofMinutes(6)));
            stand.after(Duration.ofMinutes(6));
            stand.runAll();
            assertThat(stand.runs(task).get(0).missedRuns()).isZero();
            stand.after(Duration.ofDays(30));
            stand.runAll();
            assertThat(stand.runs(task).get(0).missedRuns()).isEqualTo(Schedule.MAX_COUNTED);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsRunsThatOnlyAJumpOfTheClockMakesOld(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", ""));
            stand.after(HOUR);
            stand.runAll();

            stand.after(Duration.ofDays(200));
            stand.runAll();

            assertThat(stand.runs(task)).hasSize(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void neverRunsATaskTwiceAtATime(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT5M", "gate"));
            stand.after(Duration.ofMinutes(5));
            CompletableFuture<Boolean> first = stand.upToGate("node-1");

            // Its lease is as long as a call may take, so this is what a clock that was set looks like.
            store.tx().execute(handle -> handle.execute("UPDATE scheduled_run SET take_at = take_at + 100000000"));
            stand.after(Duration.ofMinutes(6));

            assertThat(stand.node("node-2").due(10)).isZero();
            assertThat(stand.node("node-2").runNext()).isFalse();
            stand.things.gate().open();
            first.join();
            assertThat(stand.onlyRun(task).status()).isEqualTo(RunStatus.SUCCEEDED);
            assertThat(stand.find(task).standing().nextRunAt())
                    .isEqualTo(stand.clock.instant().plus(Duration.ofMinutes(4)));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void triesAgainWhatMayPassAndGivesUpInTheEnd(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("P1D", "platform_timeout"));
            stand.after(Duration.ofDays(1));

            for (int seconds : new int[] {10, 40, 160, 640}) {
                stand.runAll();
                assertThat(stand.onlyRun(task).status()).isEqualTo(RunStatus.WAITING);
                stand.after(Duration.ofSeconds(seconds));
            }
            stand.runAll();

            ScheduledRun run = stand.onlyRun(task);
            assertThat(run.tries()).isEqualTo(5);
            assertThat(run.takenOver()).isFalse();
            assertThat(Objects.requireNonNull(run.end()).failure())
                    .isEqualTo(new ScheduledRun.Failure("PLATFORM_TIMEOUT", "Scripted."));
            assertThat(stand.find(task).standing().failureStreak()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsMoreSeldomWhatFailsAgainAndAgainAndSaysSo(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT5M", "platform_rejected"));

            for (int minutes : new int[] {5, 5, 5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440}) {
                Instant due = stand.after(Duration.ofMinutes(minutes));
                assertThat(stand.find(task).standing().nextRunAt()).isEqualTo(due);
                stand.runAll();
            }

            assertThat(stand.find(task).standing().failureStreak()).isEqualTo(13);
            assertThat(stand.find(task).status()).isEqualTo(TaskStatus.ACTIVE);
            List<ScheduledRun> runs = stand.runs(task);
            assertThat(stand.listener)
                    .containsExactly(
                            "SCHEDULE_FAILING " + runs.get(10).id(),
                            "SCHEDULE_FAILING " + runs.get(3).id());
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void stopsTheTasksOfAPrincipalThatMayCallNoMore(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", ""));
            stand.active.clear();
            Instant now = stand.after(HOUR);

            stand.runAll();

            ScheduledTask stopped = stand.find(task);
            assertThat(stopped.status()).isEqualTo(TaskStatus.FAILED);
            assertThat(stopped.standing().nextRunAt()).isNull();
            ScheduledTask.Stop stop = Objects.requireNonNull(stopped.standing().stop());
            assertThat(stop.at()).isEqualTo(now);
            assertThat(stop.code()).isEqualTo("POLICY_DENIED");
            assertThat(stop.message()).contains("robot", "no valid token", "get_things");
            assertThat(stand.listener)
                    .containsExactly("SCHEDULE_STOPPED " + stand.onlyRun(task).id());
            stand.after(Duration.ofDays(1));
            assertThat(stand.node("node-1").due(1)).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsWithinTheLimitsOfTheTokenThatAskedForIt(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            TaskPlan foreign = ScheduleStand.plan(ScheduleKind.INTERVAL, "PT1H", "UTC", "");
            ScheduledTask task = ScheduleStand.get(stand.schedules.create(foreign, stand.as(Callers.ACCOUNT)));
            // What the principal's other token may do is of no use to what the limited one asked for.
            store.tx()
                    .execute(handle -> handle.execute(
                            "UPDATE scheduled_task SET arguments = '{\"account_id\":\"999-999-9999\"}'"));
            stand.after(HOUR);

            stand.runAll();

            assertThat(Objects.requireNonNull(
                                    Objects.requireNonNull(stand.onlyRun(task).end())
                                            .failure())
                            .code())
                    .isEqualTo("ACCOUNT_FORBIDDEN");
            assertThat(stand.active).extracting(caller -> caller.limits()).containsExactly(Limits.NONE);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsWithinTheGroupsOfTheTokenThatAsked(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = ScheduleStand.get(
                    stand.schedules.create(ScheduleStand.every("PT1H", ""), stand.as(Callers.REPORTS)));
            Limits changes = Limits.to(Set.of(ToolGroup.CHANGES));
            stand.active.replaceAll(caller -> caller.within(changes, Set.of()).orElseThrow());
            stand.after(HOUR);

            stand.runAll();

            assertThat(stand.find(task).status()).isEqualTo(TaskStatus.FAILED);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsWithTheTokenThatMayDoMost(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            TaskPlan plan = ScheduleStand.every("PT1H", "");
            ScheduledTask task = stand.create(new TaskPlan(
                    plan.name(), plan.type(), plan.schedule(), plan.tool(), "{\"account_id\":\"999-999-9999\"}", 9, 9));
            stand.active.add(0, Callers.ACCOUNT);
            stand.after(HOUR);

            stand.runAll();

            assertThat(stand.onlyRun(task).status()).isEqualTo(RunStatus.SUCCEEDED);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void stopsWhatItCannotReadAnyMoreAndRunsTheRest(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask lost = stand.create(ScheduleStand.plan(ScheduleKind.CRON, "30 * * * *", "Europe/Berlin", ""));
            ScheduledTask other = stand.create(ScheduleStand.every("PT1H", ""));
            store.tx()
                    .execute(handle -> handle.execute(
                            "UPDATE scheduled_task SET timezone = 'Atlantis/Old_Town' WHERE id = ?", lost.id()));
            stand.after(HOUR);

            stand.runAll();

            assertThat(stand.find(lost).status()).isEqualTo(TaskStatus.FAILED);
            assertThat(Objects.requireNonNull(stand.find(lost).standing().stop())
                            .code())
                    .isEqualTo("SCHEDULE_UNREADABLE");
            assertThat(stand.onlyRun(other).status()).isEqualTo(RunStatus.SUCCEEDED);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsRunsByTheirNumberAndTheirAge(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            TaskPlan plan = ScheduleStand.every("P1D", "");
            ScheduledTask few = stand.create(kept(plan, 3, 400));
            ScheduledTask young = stand.create(kept(plan, 100, 2));

            for (int day = 0; day < 6; day++) {
                stand.after(Duration.ofDays(1));
                stand.runAll();
            }

            assertThat(stand.runs(few)).hasSize(3);
            assertThat(stand.runs(young)).hasSize(6);
            new RunRetention(store.tx()).collect(stand.clock.instant());
            assertThat(stand.runs(young)).hasSize(3);
            ScheduleStand.get(stand.schedules.pause(stand.find(young).seen(), stand.as(Callers.ALL)));
            stand.after(Duration.ofDays(1).plusMillis(1));
            new RunRetention(store.tx()).collect(stand.clock.instant());
            assertThat(stand.runs(young)).hasSize(1);
            assertThat(stand.runs(few)).hasSize(3);
        }
    }

    private static TaskPlan kept(TaskPlan plan, int runs, int days) {
        return new TaskPlan(plan.name(), plan.type(), plan.schedule(), plan.tool(), plan.arguments(), runs, days);
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsOnceAtAMomentAndIsDone(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(
                    ScheduleStand.plan(ScheduleKind.ONCE, "2026-03-01T14:00:00+01:00", "Europe/Berlin", ""));
            stand.after(HOUR);

            stand.runAll();

            assertThat(stand.onlyRun(task).status()).isEqualTo(RunStatus.SUCCEEDED);
            assertThat(stand.find(task).status()).isEqualTo(TaskStatus.COMPLETED);
            assertThat(stand.find(task).standing().nextRunAt()).isNull();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void leavesAPausedTaskPausedWhenItsRunEnds(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", "gate"));
            stand.after(HOUR);
            CompletableFuture<Boolean> run = stand.upToGate("node-1");

            ScheduleStand.get(stand.schedules.pause(task.seen(), stand.as(Callers.ALL)));
            stand.things.gate().open();
            run.join();

            assertThat(stand.onlyRun(task).status()).isEqualTo(RunStatus.SUCCEEDED);
            assertThat(stand.find(task).status()).isEqualTo(TaskStatus.PAUSED);
            stand.after(Duration.ofDays(1));
            assertThat(stand.node("node-1").runNext()).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void forgetsTheRunOfATaskThatWasDeletedMeanwhile(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", "gate"));
            stand.after(HOUR);
            CompletableFuture<Boolean> run = stand.upToGate("node-1");

            assertThat(ScheduleStand.get(stand.schedules.delete(task.seen(), stand.as(Callers.ALL))))
                    .isEqualTo(1);
            stand.things.gate().open();

            assertThat(run.join()).isTrue();
            assertThat(stand.runs(task)).isEmpty();
        }
    }
}
