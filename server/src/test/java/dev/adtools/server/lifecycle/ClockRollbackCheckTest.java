package dev.adtools.server.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.codahale.metrics.health.HealthCheck.Result;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;

/** The health check of a database's clock that is set back. */
class ClockRollbackCheckTest {

    private static final Duration HOUR = Duration.ofHours(1);
    private static final Duration DAY = Duration.ofDays(1);

    private final SettableClock clock = new SettableClock();
    private final Logger logger = (Logger) LoggerFactory.getLogger(ClockRollbackCheck.class);
    private final ListAppender<ILoggingEvent> logged = new ListAppender<>();

    @BeforeEach
    void listen() {
        logged.start();
        logger.addAppender(logged);
        logger.setAdditive(false);
        logger.setLevel(Level.WARN);
    }

    @AfterEach
    void stopListening() {
        logger.detachAppender(logged);
        logger.setAdditive(true);
        logger.setLevel(null);
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isUnhealthyAfterARestartUntilTheClockIsRight(Backend backend) {
        try (TestStore store = backend.open()) {
            assertThat(round(at(store)).isHealthy()).isTrue();

            clock.advance(DAY.negated());
            Result after = round(at(store));
            Result again = round(at(store));
            clock.advance(DAY);
            Result right = round(at(store));

            assertThat(after.getMessage())
                    .startsWith(
                            "The clock of the database went back from 2026-03-01T12:00:00Z to 2026-02-28T12:00:00Z.");
            assertThat(again.isHealthy()).isFalse();
            assertThat(right.isHealthy()).isTrue();
            assertThat(logged.list).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void acceptsAClockThatIsSetBackByAnHour(Backend backend) {
        try (TestStore store = backend.open()) {
            round(at(store));

            clock.advance(HOUR.negated());

            assertThat(round(at(store)).isHealthy()).isTrue();
            clock.advance(Duration.ofMillis(-1));
            assertThat(round(at(store)).isHealthy()).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void trustsTheClockAgainAfterADay(Backend backend) {
        try (TestStore store = backend.open()) {
            round(at(store));
            clock.advance(DAY.multipliedBy(365).negated());
            round(at(store));

            clock.advance(DAY.minusMillis(1));
            assertThat(round(at(store)).isHealthy()).isFalse();
            clock.advance(Duration.ofMillis(1));
            assertThat(round(at(store)).isHealthy()).isTrue();
            clock.advance(DAY.negated());
            assertThat(round(at(store)).isHealthy()).isFalse();
        }
    }

    private ClockRollbackCheck at(TestStore store) {
        return new ClockRollbackCheck(new ClockedTx(store.tx(), clock));
    }

    private static Result round(ClockRollbackCheck check) {
        check.round();
        return check.execute();
    }
}
