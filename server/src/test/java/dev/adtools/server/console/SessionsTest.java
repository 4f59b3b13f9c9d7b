package dev.adtools.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.BootstrapTokens;
import dev.adtools.server.call.Caller;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A session goes on while it is used, for a working day, and no longer than its token. */
class SessionsTest {

    private static final String TOKEN = "operator-token-of-the-environment-0001";

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsAfterHalfAnHourWithoutUse(Backend backend) {
        try (TestStore store = backend.open()) {
            SettableClock clock = new SettableClock();
            Sessions sessions = sessions(store, clock, TOKEN);
            String cookie = opened(sessions, store, clock);

            clock.advance(Duration.ofMinutes(29));
            assertThat(found(sessions, cookie)).isPresent();
            clock.advance(Duration.ofMinutes(29));
            assertThat(found(sessions, cookie)).isPresent();
            clock.advance(Duration.ofMinutes(30));

            assertThat(found(sessions, cookie)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isNotUsedByAPageThatKeepsItselfFresh(Backend backend) {
        try (TestStore store = backend.open()) {
            SettableClock clock = new SettableClock();
            Sessions sessions = sessions(store, clock, TOKEN);
            String cookie = opened(sessions, store, clock);

            for (int minute = 0; minute < 29; minute++) {
                clock.advance(Duration.ofMinutes(1));
                assertThat(sessions.caller(List.of(cookie), false)).isPresent();
            }
            clock.advance(Duration.ofMinutes(1));

            assertThat(sessions.caller(List.of(cookie), false)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsAfterEightHoursOfUse(Backend backend) {
        try (TestStore store = backend.open()) {
            SettableClock clock = new SettableClock();
            Sessions sessions = sessions(store, clock, TOKEN);
            String cookie = opened(sessions, store, clock);

            for (int quarter = 1; quarter < 32; quarter++) {
                clock.advance(Duration.ofMinutes(15));
                assertThat(found(sessions, cookie)).as("quarter %d", quarter).isPresent();
            }
            clock.advance(Duration.ofMinutes(15));

            assertThat(found(sessions, cookie)).isEmpty();
            sessions.retention().collect(clock.instant());
            assertThat(rows(store)).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsWithItsToken(Backend backend) {
        try (TestStore store = backend.open()) {
            SettableClock clock = new SettableClock();
            String cookie = opened(sessions(store, clock, TOKEN), store, clock);

            Sessions afterRotation = sessions(store, clock, "operator-token-of-the-environment-0002");

            assertThat(found(sessions(store, clock, TOKEN), cookie)).isPresent();
            assertThat(found(afterRotation, cookie)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isKeptHashedAndFoundByItsIdAlone(Backend backend) {
        try (TestStore store = backend.open()) {
            SettableClock clock = new SettableClock();
            Sessions sessions = sessions(store, clock, TOKEN);
            String cookie = opened(sessions, store, clock);
            String id = cookie.substring(cookie.indexOf('=') + 1);
            String stored = store.tx()
                    .read(handle -> handle.createQuery("SELECT id_hash FROM console_session")
                            .mapTo(String.class)
                            .one());

            assertThat(stored).isNotEqualTo(id);
            assertThat(found(sessions, SessionId.COOKIE + "=" + stored)).isEmpty();
            assertThat(found(sessions, "other=1; " + cookie + "; more=2")).isPresent();
            assertThat(found(sessions, cookie + "; " + SessionId.COOKIE + "=" + "A".repeat(43)))
                    .isEmpty();
            assertThat(found(sessions, "x" + cookie)).isEmpty();
            assertThat(sessions.caller(List.of(), true)).isEmpty();
        }
    }

    private static Sessions sessions(TestStore store, SettableClock clock, String token) {
        return new Sessions(store.tx(), access(store, clock, token), clock);
    }

    private static Access access(TestStore store, SettableClock clock, String token) {
        return new Access(store.tx(), new BootstrapTokens(token, ""), clock, Ticker.systemTicker());
    }

    private static String opened(Sessions sessions, TestStore store, SettableClock clock) {
        Caller operator = access(store, clock, TOKEN).callers("operator").get(0);
        return SessionId.COOKIE + "=" + sessions.open(operator).text();
    }

    private static Optional<Caller> found(Sessions sessions, String cookie) {
        return sessions.caller(List.of(cookie), true);
    }

    private static int rows(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT COUNT(*) FROM console_session")
                        .mapTo(Integer.class)
                        .one());
    }
}
