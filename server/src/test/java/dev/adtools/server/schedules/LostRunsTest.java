package dev.adtools.server.schedules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.CrashingTx;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs whose nodes end in the middle, or sleep. */
class LostRunsTest {

    private static final Duration HOUR = Duration.ofHours(1);
    private static final Duration RENEWAL = Duration.ofSeconds(11);
    private static final Duration SILENCE = ScheduleStand.PATIENCE.plusSeconds(11);

    @ParameterizedTest
    @EnumSource(Backend.class)
    void takesUpOnceTheRunOfANodeThatEnded(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", ""));
            stand.after(HOUR);
            ScheduledRuns dying = stand.node("node-1", new CrashingTx(store.tx(), 2, false));
            assertThatThrownBy(dying::runNext).isInstanceOf(CrashingTx.Death.class);
            assertThat(stand.node("node-2").due(1)).isZero();

            stand.after(SILENCE);
            stand.runAll();
            stand.runAll();

            ScheduledRun run = stand.onlyRun(task);
            assertThat(run.status()).isEqualTo(RunStatus.SUCCEEDED);
            assertThat(run.tries()).isEqualTo(2);
            assertThat(run.takenOver()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void takesNoRunFromANodeBecauseTheirClocksAreApart(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            stand.create(ScheduleStand.every("PT1H", "gate"));
            ScheduledRuns ahead = stand.node("node-2", Clock.offset(stand.clock, HOUR));
            assertThat(ahead.runNext()).isFalse();
            stand.after(HOUR);
            CompletableFuture<Boolean> run =
                    stand.upToGate(stand.node("node-1", Clock.offset(stand.clock, HOUR.negated())));

            assertThat(ahead.runNext()).isFalse();

            stand.things.gate().open();
            assertThat(run.join()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void givesUpARunThatTwoNodesEndedWith(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", ""));
            stand.after(HOUR);

            for (String node : List.of("node-1", "node-2")) {
                ScheduledRuns dying = stand.node(node, new CrashingTx(store.tx(), 2, false));
                assertThatThrownBy(dying::runNext).isInstanceOf(CrashingTx.Death.class);
                stand.after(SILENCE);
            }
            stand.runAll();

            ScheduledRun run = stand.onlyRun(task);
            assertThat(run.status()).isEqualTo(RunStatus.FAILED);
            assertThat(Objects.requireNonNull(Objects.requireNonNull(run.end()).failure())
                            .code())
                    .isEqualTo("INTERRUPTED");
            assertThat(stand.find(task).standing().failureStreak()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doesNotHearWhatANodeSaysOfARunThatItHasLost(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", "gate"));
            stand.after(HOUR);
            CompletableFuture<Boolean> sleeper = stand.upToGate("node-1");
            stand.after(SILENCE);
            // The other one has ended as well, after it had taken the run.
            ScheduledRuns dying = stand.node("node-2", new CrashingTx(store.tx(), 1, true));
            assertThatThrownBy(dying::runNext).isInstanceOf(CrashingTx.Death.class);

            stand.things.gate().open();
            sleeper.join();

            assertThat(stand.onlyRun(task).status()).isEqualTo(RunStatus.RUNNING);
            assertThat(stand.onlyRun(task).tries()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsARunThatTakesLongerThanANodeMayBeSilent(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", "gate"));
            stand.after(HOUR);
            ScheduledRuns node = stand.node("node-1");
            CompletableFuture<Boolean> run = stand.upToGate(node);

            for (Duration passed = Duration.ZERO;
                    passed.compareTo(SILENCE.multipliedBy(3)) < 0;
                    passed = passed.plus(RENEWAL)) {
                stand.after(RENEWAL);
                node.renew();
                assertThat(stand.node("node-2").runNext()).isFalse();
            }

            stand.things.gate().open();
            assertThat(run.join()).isTrue();
            assertThat(stand.onlyRun(task).status()).isEqualTo(RunStatus.SUCCEEDED);
            assertThat(stand.onlyRun(task).takenOver()).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsNoRunThatItHasLost(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", "gate"));
            stand.after(HOUR);
            ScheduledRuns sleeper = stand.node("node-1");
            CompletableFuture<Boolean> run = stand.upToGate(sleeper);
            stand.after(SILENCE);
            ScheduledRuns dying = stand.node("node-2", new CrashingTx(store.tx(), 1, true));
            assertThatThrownBy(dying::runNext).isInstanceOf(CrashingTx.Death.class);
            stand.after(SILENCE);

            sleeper.renew();

            stand.things.gate().open();
            run.join();
            assertThat(stand.node("node-3").runNext()).isTrue();
            assertThat(stand.onlyRun(task).tries()).isEqualTo(3);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void takesUpAtOnceWhatTheOnlyProcessLeft(Backend backend) {
        try (TestStore store = backend.open()) {
            ScheduleStand stand = new ScheduleStand(store.tx());
            ScheduledTask task = stand.create(ScheduleStand.every("PT1H", ""));
            stand.after(HOUR);
            ScheduledRuns dying = stand.node("node-1", new CrashingTx(store.tx(), 2, false));
            assertThatThrownBy(dying::runNext).isInstanceOf(CrashingTx.Death.class);

            assertThat(stand.node("node-2").takeOver()).isEqualTo(1);
            stand.runAll();

            assertThat(stand.onlyRun(task).takenOver()).isTrue();
            assertThat(stand.onlyRun(task).status()).isEqualTo(RunStatus.SUCCEEDED);
        }
    }
}
