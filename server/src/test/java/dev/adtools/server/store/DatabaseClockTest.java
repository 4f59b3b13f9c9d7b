package dev.adtools.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.TestStore;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DatabaseClockTest {

    private static final Duration AHEAD = Duration.ofHours(3);

    @ParameterizedTest
    @EnumSource(Backend.class)
    void showsTheDatabasesTimeOnceItHasAsked(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = new ClockedTx(store.tx(), Clock.offset(Clock.systemUTC(), AHEAD));
            DatabaseClock clock = new DatabaseClock();
            assertThat(Duration.between(Instant.now(), clock.instant())).isLessThan(AHEAD.dividedBy(2));

            clock.synchronize(tx);
            Instant first = clock.instant();
            Instant second = clock.instant();

            assertThat(Duration.between(Instant.now(), first)).isGreaterThan(AHEAD.dividedBy(2));
            assertThat(second).isAfterOrEqualTo(first);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isAskedInAUnit(Backend backend) {
        try (TestStore store = backend.open()) {
            Instant before = Instant.now().minusMillis(1);

            Instant now = store.tx().write(DatabaseClock::now);

            assertThat(now).isBetween(before, Instant.now().plusMillis(1));
        }
    }

    @Test
    void tellsTheSameTimeInEveryZone() {
        Clock there = new DatabaseClock().withZone(ZoneId.of("Asia/Tokyo"));

        assertThat(there.getZone()).isEqualTo(ZoneId.of("Asia/Tokyo"));
        assertThat(there.withZone(ZoneOffset.UTC).getZone()).isEqualTo(ZoneOffset.UTC);
        assertThat(Duration.between(Instant.now(), there.instant()).abs()).isLessThan(AHEAD);
    }
}
