package dev.adtools.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.call.Caller;
import dev.adtools.server.fixtures.Backend;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A session goes on while it is used, for a working day, and no longer than its token. */
class SessionsTest {

    private static final String TOKEN = SessionStand.TOKEN;

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsAfterHalfAnHourWithoutUse(Backend backend) {
        try (SessionStand stand = new SessionStand(backend)) {
            Sessions sessions = stand.sessions(TOKEN);
            String cookie = opened(sessions, stand);

            stand.clock().advance(Duration.ofMinutes(29));
            assertThat(found(sessions, cookie)).isPresent();
            stand.clock().advance(Duration.ofMinutes(29));
            assertThat(found(sessions, cookie)).isPresent();
            stand.clock().advance(Duration.ofMinutes(30));

            assertThat(found(sessions, cookie)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isNotUsedByAPageThatKeepsItselfFresh(Backend backend) {
        try (SessionStand stand = new SessionStand(backend)) {
            Sessions sessions = stand.sessions(TOKEN);
            String cookie = opened(sessions, stand);

            for (int minute = 0; minute < 29; minute++) {
                stand.clock().advance(Duration.ofMinutes(1));
                assertThat(sessions.caller(List.of(cookie), false)).isPresent();
            }
            stand.clock().advance(Duration.ofMinutes(1));

            assertThat(sessions.caller(List.of(cookie), false)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsAfterEightHoursOfUse(Backend backend) {
        try (SessionStand stand = new SessionStand(backend)) {
            Sessions sessions = stand.sessions(TOKEN);
            String cookie = opened(sessions, stand);

            for (int quarter = 1; quarter < 32; quarter++) {
                stand.clock().advance(Duration.ofMinutes(15));
                assertThat(found(sessions, cookie)).as("quarter %d", quarter).isPresent();
            }
            stand.clock().advance(Duration.ofMinutes(15));

            assertThat(found(sessions, cookie)).isEmpty();
            sessions.retention().collect(stand.clock().instant());
            assertThat(stand.rows("console_session")).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsWithItsToken(Backend backend) {
        try (SessionStand stand = new SessionStand(backend)) {
            String cookie = opened(stand.sessions(TOKEN), stand);

            Sessions afterRotation = stand.sessions(SessionStand.NEXT_TOKEN);

            assertThat(found(stand.sessions(TOKEN), cookie)).isPresent();
            assertThat(found(afterRotation, cookie)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isKeptHashedAndFoundByItsIdAlone(Backend backend) {
        try (SessionStand stand = new SessionStand(backend)) {
            Sessions sessions = stand.sessions(TOKEN);
            String cookie = opened(sessions, stand);
            String id = cookie.substring(cookie.indexOf('=') + 1);
            String stored = stand.only("id_hash", "console_session");

            assertThat(stored).isNotEqualTo(id);
            assertThat(found(sessions, SessionId.COOKIE + "=" + stored)).isEmpty();
            assertThat(found(sessions, "other=1; " + cookie + "; more=2")).isPresent();
            assertThat(found(sessions, cookie + "; " + SessionId.COOKIE + "=" + "A".repeat(43)))
                    .isEmpty();
            assertThat(found(sessions, "x" + cookie)).isEmpty();
            assertThat(sessions.caller(List.of(), true)).isEmpty();
        }
    }

    private static String opened(Sessions sessions, SessionStand stand) {
        return SessionId.COOKIE + "=" + sessions.open(stand.operator()).text();
    }

    private static Optional<Caller> found(Sessions sessions, String cookie) {
        return sessions.caller(List.of(cookie), true);
    }
}
