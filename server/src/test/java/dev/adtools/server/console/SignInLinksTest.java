package dev.adtools.server.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Backend;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A link opens one session, on any node, for a minute, and no longer than its token. */
class SignInLinksTest {

    private static final String TOKEN = SessionStand.TOKEN;
    private static final String BASE = "http://localhost:8080/";
    private static final int BROWSERS = 8;

    @ParameterizedTest
    @EnumSource(Backend.class)
    void opensOneSessionOnAnyNode(Backend backend) {
        try (SessionStand stand = new SessionStand(backend)) {
            String secret = made(stand.links(TOKEN), stand);
            SignInLinks otherNode = stand.links(TOKEN);

            assertThat(otherNode.caller(secret).orElseThrow().principal()).isEqualTo("operator");
            Optional<SessionId> session = otherNode.redeem(secret);

            assertThat(session).isPresent();
            assertThat(stand.sessions(TOKEN)
                            .caller(
                                    List.of(SessionId.COOKIE + "="
                                            + session.get().text()),
                                    true)
                            .orElseThrow()
                            .principal())
                    .isEqualTo("operator");
            assertThat(otherNode.caller(secret)).isEmpty();
            assertThat(otherNode.redeem(secret)).isEmpty();
            assertThat(stand.rows("console_session")).isOne();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void worksForAMinute(Backend backend) {
        try (SessionStand stand = new SessionStand(backend)) {
            SignInLinks links = stand.links(TOKEN);
            String soon = made(links, stand);
            String late = made(links, stand);

            stand.clock().advance(Duration.ofSeconds(59));
            assertThat(links.redeem(soon)).isPresent();
            stand.clock().advance(Duration.ofSeconds(1));

            assertThat(links.caller(late)).isEmpty();
            assertThat(links.redeem(late)).isEmpty();
            links.retention().collect(stand.clock().instant());
            assertThat(stand.rows("console_link")).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isWonByOneOfThoseWhoOpenItAtOnce(Backend backend) throws Exception {
        try (SessionStand stand = new SessionStand(backend)) {
            for (int race = 0; race < 20; race++) {
                String secret = made(stand.links(TOKEN), stand);

                assertThat(race(stand.links(TOKEN), secret)).isOne();
            }
            assertThat(stand.rows("console_session")).isEqualTo(20);
        }
    }

    private static long race(SignInLinks links, String secret) throws Exception {
        ExecutorService browsers = Executors.newFixedThreadPool(BROWSERS);
        CyclicBarrier start = new CyclicBarrier(BROWSERS);
        List<Future<Boolean>> running = new ArrayList<>();
        for (int browser = 0; browser < BROWSERS; browser++) {
            running.add(browsers.submit(() -> {
                start.await();
                return links.redeem(secret).isPresent();
            }));
        }
        long won = 0;
        for (Future<Boolean> browser : running) {
            won += browser.get() ? 1 : 0;
        }
        browsers.shutdown();
        return won;
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void opensNothingOnceItsTokenIsNotValid(Backend backend) {
        try (SessionStand stand = new SessionStand(backend)) {
            String secret = made(stand.links(TOKEN), stand);

            SignInLinks afterRotation = stand.links(SessionStand.NEXT_TOKEN);

            assertThat(afterRotation.caller(secret)).isEmpty();
            assertThat(afterRotation.redeem(secret)).isEmpty();
            assertThat(stand.rows("console_session")).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isKeptHashed(Backend backend) {
        try (SessionStand stand = new SessionStand(backend)) {
            SignInLinks links = stand.links(TOKEN);
            String secret = made(links, stand);
            String stored = stand.only("secret_hash", "console_link");

            assertThat(secret).matches("[A-Za-z0-9_-]{43}");
            assertThat(stored).isNotEqualTo(secret);
            assertThat(links.redeem(stored)).isEmpty();
            assertThat(links.redeem("")).isEmpty();
            assertThat(links.caller(secret)).isPresent();
        }
    }

    private static String made(SignInLinks links, SessionStand stand) {
        String url = links.make(stand.operator(), BASE).url();
        assertThat(url).startsWith(BASE + "console/link/");
        return url.substring(url.lastIndexOf('/') + 1);
    }
}
