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

    private static final String TOKEN = "operator-token-of-the-environment-0001";
    private static final String BASE = "http://localhost:8080/";
    private static final int BROWSERS = 8;

    @ParameterizedTest
    @EnumSource(Backend.class)
    void opensOneSessionOnAnyNode(Backend backend) {
        try (TestStore store = backend.open()) {
            SettableClock clock = new SettableClock();
            String secret = made(links(store, clock, TOKEN), store, clock);
            SignInLinks otherNode = links(store, clock, TOKEN);

            assertThat(otherNode.caller(secret).orElseThrow().principal()).isEqualTo("operator");
            Optional<SessionId> session = otherNode.redeem(secret);

            assertThat(session).isPresent();
            assertThat(sessions(store, clock, TOKEN)
                            .caller(
                                    List.of(SessionId.COOKIE + "="
                                            + session.get().text()),
                                    true)
                            .orElseThrow()
                            .principal())
                    .isEqualTo("operator");
            assertThat(otherNode.caller(secret)).isEmpty();
            assertThat(otherNode.redeem(secret)).isEmpty();
            assertThat(rows(store, "console_session")).isOne();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void worksForAMinute(Backend backend) {
        try (TestStore store = backend.open()) {
            SettableClock clock = new SettableClock();
            SignInLinks links = links(store, clock, TOKEN);
            String soon = made(links, store, clock);
            String late = made(links, store, clock);

            clock.advance(Duration.ofSeconds(59));
            assertThat(links.redeem(soon)).isPresent();
            clock.advance(Duration.ofSeconds(1));

            assertThat(links.caller(late)).isEmpty();
            assertThat(links.redeem(late)).isEmpty();
            links.retention().collect(clock.instant());
            assertThat(rows(store, "console_link")).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isWonByOneOfThoseWhoOpenItAtOnce(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            SettableClock clock = new SettableClock();
            for (int race = 0; race < 20; race++) {
                String secret = made(links(store, clock, TOKEN), store, clock);

                assertThat(race(links(store, clock, TOKEN), secret)).isOne();
            }
            assertThat(rows(store, "console_session")).isEqualTo(20);
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
        try (TestStore store = backend.open()) {
            SettableClock clock = new SettableClock();
            String secret = made(links(store, clock, TOKEN), store, clock);

            SignInLinks afterRotation = links(store, clock, "operator-token-of-the-environment-0002");

            assertThat(afterRotation.caller(secret)).isEmpty();
            assertThat(afterRotation.redeem(secret)).isEmpty();
            assertThat(rows(store, "console_session")).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isKeptHashed(Backend backend) {
        try (TestStore store = backend.open()) {
            SettableClock clock = new SettableClock();
            SignInLinks links = links(store, clock, TOKEN);
            String secret = made(links, store, clock);
            String stored = store.tx()
                    .read(handle -> handle.createQuery("SELECT secret_hash FROM console_link")
                            .mapTo(String.class)
                            .one());

            assertThat(secret).matches("[A-Za-z0-9_-]{43}");
            assertThat(stored).isNotEqualTo(secret);
            assertThat(links.redeem(stored)).isEmpty();
            assertThat(links.redeem("")).isEmpty();
            assertThat(links.caller(secret)).isPresent();
        }
    }

    private static SignInLinks links(TestStore store, SettableClock clock, String token) {
        return new SignInLinks(store.tx(), access(store, clock, token), sessions(store, clock, token), clock);
    }

    private static Sessions sessions(TestStore store, SettableClock clock, String token) {
        return new Sessions(store.tx(), access(store, clock, token), clock);
    }

    private static Access access(TestStore store, SettableClock clock, String token) {
        return new Access(store.tx(), new BootstrapTokens(token, ""), clock, Ticker.systemTicker());
    }

    private static String made(SignInLinks links, TestStore store, SettableClock clock) {
        Caller operator = access(store, clock, TOKEN).callers("operator").get(0);
        String url = links.make(operator, BASE).url();
        assertThat(url).startsWith(BASE + "console/link/");
        return url.substring(url.lastIndexOf('/') + 1);
    }

    private static int rows(TestStore store, String table) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT COUNT(*) FROM " + table)
                        .mapTo(Integer.class)
                        .one());
    }
}
