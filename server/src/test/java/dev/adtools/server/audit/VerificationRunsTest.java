package dev.adtools.server.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.adtools.server.call.CallIds;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Gate;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.TransactionBody;
import dev.adtools.server.store.Tx;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class VerificationRunsTest {

    private static final Duration LONG = Duration.ofMinutes(1);
    private static final int CALLS = 2_500;

    private final TrailStand stand = new TrailStand(Backend.SQLITE);

    @BeforeEach
    void recordCalls() {
        try (TrailStand.Trail trail = stand.start()) {
            trail.calls(CALLS);
        }
    }

    @AfterEach
    void close() {
        stand.close();
    }

    @Test
    void joinsTheRunThatIsUnderWay() {
        Gate gate = new Gate();
        VerificationRuns runs = runs(through(gate::pass));
        VerificationRuns.Run run = runs.run();
        gate.awaitCall();

        VerificationRuns.Run joined = runs.run();
        AuditVerification underWay = joined.answer();
        boolean over = joined.await(Duration.ZERO);
        gate.open();

        assertThat(joined).isSameAs(run);
        assertThat(over).isFalse();
        assertThat(underWay.running()).isTrue();
        // What is not known yet must not look like good news.
        assertThat(underWay.ok()).isNull();
        assertThat(run.await(LONG)).isTrue();
        assertThat(run.answer().ok()).isTrue();
        assertThat(run.answer().running()).isFalse();
        assertThat(run.answer().records()).isEqualTo(run.answer().recordsTotal());
        assertThat(run.report().isClean()).isTrue();
    }

    @Test
    void knowsNoNumberOfFindingsBeforeAVerificationHasEnded() {
        Gate gate = new Gate();
        VerificationRuns runs = runs(through(gate::pass));
        VerificationRuns.Run run = runs.run();
        gate.awaitCall();

        assertThat(runs.findings()).isNull();
        gate.open();
        run.await(LONG);

        assertThat(runs.findings()).isZero();
    }

    @Test
    void keepsTheLastRunUntilTheNextBegins() {
        VerificationRuns runs = runs(stand.tx());
        VerificationRuns.Run first = runs.run();
        first.await(LONG);
        String id = first.answer().id();

        assertThat(runs.find("another")).isNull();
        assertThat(runs.run()).isNotSameAs(first);
        assertThat(runs.run().answer().id()).isNotEqualTo(id);
    }

    @Test
    void takesWhatBrokeOffForNoReport() {
        VerificationRuns outage = runs(through(() -> {
            throw new StoreUnavailable("scripted");
        }));
        VerificationRuns bug = runs(through(() -> {
            throw new LinkageError("scripted");
        }));

        assertThatExceptionOfType(StoreUnavailable.class)
                .isThrownBy(() -> outage.run().await(LONG));
        assertThatIllegalStateException().isThrownBy(() -> bug.run().await(LONG));
    }

    @Test
    void breaksOffWhenTheServiceStops() throws InterruptedException {
        Gate first = new Gate();
        VerificationRuns runs = runs(through(first::pass));
        VerificationRuns.Run run = runs.run();
        first.awaitCall();

        runs.stop();

        assertThatExceptionOfType(RuntimeException.class).isThrownBy(() -> run.await(LONG));
    }

    private VerificationRuns runs(Tx tx) {
        Clock clock = Clock.systemUTC();
        return new VerificationRuns(
                new Verification(new HeadsComparison(tx, stand.keys(), stand.outside(), false)),
                new AuditEventWriter(new CallIds(clock, new SecureRandom()), clock),
                TrailStand.KEPT);
    }

    private Tx through(Runnable before) {
        return new Tx() {
            @Override
            public <T> T write(TransactionBody<T> unit) {
                return stand.tx().write(unit);
            }

            @Override
            public <T> T read(TransactionBody<T> unit) {
                before.run();
                return stand.tx().read(unit);
            }
        };
    }
}
