package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Callers run tasks outside of their timetables. */
class RequestedRunsTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsOnceNowAndLeavesTheTimetableAlone(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", ""));
            Instant now = stand.after(Duration.ofMinutes(20));

            ScheduledRun asked = request(stand, task);
            assertThat(asked.status()).isEqualTo(RunStatus.WAITING);
            assertThat(asked.startedAt()).isNull();
            assertThat(asked.tries()).isZero();
            Instant begun = stand.after(Duration.ofSeconds(1));
            stand.runAll();

            ScheduledRun run = stand.onlyRun(task);
            assertThat(run.id()).isEqualTo(asked.id());
            assertThat(run.requested()).isTrue();
            assertThat(run.dueAt()).isEqualTo(now);
            assertThat(run.startedAt()).isEqualTo(begun);
            assertThat(run.tries()).isEqualTo(1);
            assertThat(run.status()).isEqualTo(RunStatus.SUCCEEDED);
            assertThat(stand.find(task)).isEqualTo(task);
            stand.after(Duration.ofMinutes(40));
            stand.runAll();
            assertThat(stand.runs(task)).extracting(ScheduledRun::requested).containsExactly(false, true);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsAPausedTaskWithoutResumingIt(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", ""));
            ScheduledTask paused = ScheduleStand.get(stand.schedules.pause(task.seen(), stand.as(Callers.ALL)));

            request(stand, paused);
            stand.runAll();

            assertThat(stand.onlyRun(task).status()).isEqualTo(RunStatus.SUCCEEDED);
            assertThat(stand.find(task)).isEqualTo(paused);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void countsNoFailureAgainstTheTask(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", "platform_rejected"));

            request(stand, task);
            stand.runAll();

            assertThat(stand.onlyRun(task).status()).isEqualTo(RunStatus.FAILED);
            assertThat(stand.find(task)).isEqualTo(task);
            assertThat(stand.listener).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void makesOneRunForOneCall(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", ""));
            CallContext call = stand.as(Callers.ALL);

            ScheduledRun first = ScheduleStand.get(stand.schedules.run(task.seen(), call));
            stand.runAll();
            ScheduledRun second = ScheduleStand.get(stand.schedules.run(task.seen(), call));

            assertThat(second.id()).isEqualTo(first.id());
            assertThat(second.status()).isEqualTo(RunStatus.SUCCEEDED);
            assertThat(stand.runs(task)).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void neverOverlapsAnotherRunAndLetsTheDueOneFollow(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT5M", "gate"));
            stand.after(Duration.ofSeconds(270));
            request(stand, task);
            CompletableFuture<Boolean> run = stand.upToGate("node-1");

            assertThat(code(stand.schedules.run(task.seen(), stand.as(Callers.ALL))))
                    .isEqualTo(ErrorCode.STATE_CONFLICT);
            Instant due = stand.after(Duration.ofSeconds(30));
            assertThat(stand.node("node-2").runNext()).isFalse();
            stand.things.gate().open();
            run.join();
            CompletableFuture<Boolean> next = stand.upToGate("node-2");
            stand.things.gate().open();
            next.join();

            assertThat(stand.runs(task)).extracting(ScheduledRun::dueAt).startsWith(due);
            assertThat(stand.runs(task)).hasSize(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void runsBesideADueTimeOfTheSameMoment(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", ""));
            Instant due = stand.after(Duration.ofHours(1));

            request(stand, task);
            stand.runAll();

            assertThat(stand.runs(task)).extracting(ScheduledRun::dueAt).containsExactly(due, due);
        }
    }

    private static ScheduledRun request(ScheduleStand stand, ScheduledTask task) {
        return Objects.requireNonNull(ScheduleStand.get(stand.schedules.run(task.seen(), stand.as(Callers.ALL))));
    }

    private static ErrorCode code(Outcome<?> outcome) {
        return outcome.fold(
                found -> {
                    throw new AssertionError("it was not refused: " + found);
                },
                ToolError::code);
    }
}
