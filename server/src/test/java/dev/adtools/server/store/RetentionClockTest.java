package dev.adtools.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;

/** The time by which records are removed, after jumps of the database's clock. */
class RetentionClockTest {

    private static final Duration HOUR = Duration.ofHours(1);
    private static final Duration DAY = Duration.ofDays(1);
    private static final Duration YEAR = Duration.ofDays(365);

    private final SettableClock clock = new SettableClock();
    private final Logger logger = (Logger) LoggerFactory.getLogger(RetentionClock.class);
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
    void refusesAJumpOnceAloudAndGoesOnWhenTheClockIsSetRight(Backend backend) {
        try (TestStore store = backend.open()) {
            RetentionClock time = at(store);
            assertThat(time.now()).contains(clock.instant());
            clock.advance(DAY);
            assertThat(time.now()).contains(clock.instant());

            clock.advance(YEAR);
            assertThat(time.now()).isEmpty();
            clock.advance(HOUR);
            assertThat(at(store).now()).isEmpty();
            clock.advance(YEAR.negated());

            assertThat(time.now()).contains(clock.instant());
            assertThat(lines())
                    .containsExactly("the database's clock went from 2026-03-02T12:00:00Z to 2027-03-02T12:00:00Z since"
                            + " records were last removed: the service did not run, or the clock was set; nothing is"
                            + " removed until it has gone on for a day from there");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void goesOnADayAfterAServiceThatDidNotRunForAWeek(Backend backend) {
        try (TestStore store = backend.open()) {
            at(store).now();

            clock.advance(Duration.ofDays(7));
            RetentionClock time = at(store);
            for (int hour = 0; hour < 24; hour++) {
                assertThat(time.now()).isEmpty();
                clock.advance(HOUR);
            }

            assertThat(time.now()).contains(clock.instant());
            clock.advance(DAY);
            assertThat(time.now()).contains(clock.instant());
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void doubtsEachJumpAnew(Backend backend) {
        try (TestStore store = backend.open()) {
            RetentionClock time = at(store);
            time.now();
            clock.advance(YEAR);
            time.now();
            clock.advance(HOUR.multipliedBy(23));
            time.now();

            clock.advance(YEAR);
            assertThat(time.now()).isEmpty();
            clock.advance(HOUR);
            assertThat(time.now()).isEmpty();
            clock.advance(YEAR.negated());
            assertThat(time.now()).isEmpty();
            clock.advance(HOUR);
            assertThat(time.now()).isEmpty();

            assertThat(lines()).hasSize(3);
        }
    }

    private RetentionClock at(TestStore store) {
        return new RetentionClock(new ClockedTx(store.tx(), clock));
    }

    private List<String> lines() {
        return logged.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }
}
