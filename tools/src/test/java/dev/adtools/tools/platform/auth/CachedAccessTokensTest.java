package dev.adtools.tools.platform.auth;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
final class CachedAccessTokensTest {

    private final PassingTime time = new PassingTime(FixedCall.NOW);
    private final List<WireAnswer> endpointSays = new ArrayList<>();
    private final ScriptedTransport network = new ScriptedTransport(request -> endpointSays.remove(0));
    private final CachedAccessTokens tokens = tokens(network, time);

    @Test
    void keepsTokenUntilFiveMinutesBeforeItExpires() {
        give("one", 3600);
        give("two", 3600);

        assertThat(token()).isEqualTo("one");
        time.pass(Duration.ofMinutes(55).minusMillis(1));
        assertThat(token()).isEqualTo("one");
        time.pass(Duration.ofMillis(1));
        assertThat(token()).isEqualTo("two");
    }

    @Test
    void keepsShortLivedTokenForHalfItsLife() {
        give("one", 60);
        give("two", 60);

        assertThat(token()).isEqualTo("one");
        time.pass(Duration.ofSeconds(29));
        assertThat(token()).isEqualTo("one");
        time.pass(Duration.ofSeconds(1));
        assertThat(token()).isEqualTo("two");
    }

    @Test
    void fetchesAnotherWhenPlatformRefusedIt() {
        give("one", 3600);
        give("two", 3600);
        token();
        time.pass(Duration.ofSeconds(30));

        assertThat(tokens.renew()).isTrue();

        assertThat(token()).isEqualTo("two");
    }

    @Test
    void keepsTokenThatReplacedRefusedOneMeanwhile() {
        give("one", 3600);
        token();

        assertThat(tokens.renew()).isTrue();

        assertThat(token()).isEqualTo("one");
    }

    @Test
    void usesOldTokenWhileNoNewOneComes() {
        give("one", 3600);
        endpointSays.add(response(400, "{\"error\":\"invalid_grant\"}"));
        token();
        time.pass(Duration.ofMinutes(56));

        assertThat(token()).isEqualTo("one");
        time.pass(Duration.ofMinutes(4));
        endpointSays.add(response(400, "{\"error\":\"invalid_grant\"}"));
        assertThat(tokens.token(deadline())).isInstanceOf(NoToken.class);
    }

    @Test
    void remembersFailureForFiveSeconds() {
        endpointSays.add(response(400, "{\"error\":\"invalid_grant\"}"));
        give("one", 3600);

        assertThat(tokens.token(deadline())).isInstanceOf(NoToken.class);
        assertThat(tokens.token(deadline())).isInstanceOf(NoToken.class);
        assertThat(network.requests()).hasSize(1);
        time.pass(Duration.ofSeconds(5));
        assertThat(token()).isEqualTo("one");
    }

    @Test
    void fetchesOnceHoweverManyAsk() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch answer = new CountDownLatch(1);
        ScriptedTransport slow = new ScriptedTransport(waiting(asked, answer));
        CachedAccessTokens shared = tokens(slow, Clock.systemUTC());
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<String>> seen = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                seen.add(threads.submit(() -> reveal(shared.token(Instant.now().plusSeconds(20)))));
            }
            asked.await();
            answer.countDown();

            for (Future<String> one : seen) {
                assertThat(one.get()).isEqualTo("one");
            }
            assertThat(slow.requests()).hasSize(1);
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void doesNotWaitForAnotherCallBeyondDeadline() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch answer = new CountDownLatch(1);
        CachedAccessTokens shared = tokens(new ScriptedTransport(waiting(asked, answer)), Clock.systemUTC());
        ExecutorService threads = Executors.newSingleThreadExecutor();
        try {
            Future<TokenAnswer> first =
                    threads.submit(() -> shared.token(Instant.now().plusSeconds(20)));
            asked.await();

            assertThat(shared.token(Instant.now().plusMillis(10))).isInstanceOf(NoToken.class);

            answer.countDown();
            assertThat(reveal(first.get())).isEqualTo("one");
        } finally {
            threads.shutdownNow();
        }
    }

    private static Function<WireRequest, WireAnswer> waiting(CountDownLatch asked, CountDownLatch answer) {
        return request -> {
            asked.countDown();
            try {
                answer.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return response(200, "{\"access_token\":\"one\",\"expires_in\":3600}");
        };
    }

    private static CachedAccessTokens tokens(WireTransport network, Clock clock) {
        Grant grant = new RefreshTokenGrant(URI.create("https://tokens.invalid"), "c", Secret.of("s"), Secret.of("r"));
        return new CachedAccessTokens(
                new TokenEndpoint(grant, network, RetryPolicy.standard(clock, new Random(), pause -> {})), clock);
    }

    private void give(String token, int seconds) {
        endpointSays.add(response(200, "{\"access_token\":\"" + token + "\",\"expires_in\":" + seconds + "}"));
    }

    private String token() {
        return reveal(tokens.token(deadline()));
    }

    private Instant deadline() {
        return time.instant().plusSeconds(20);
    }

    private static String reveal(TokenAnswer answer) {
        return answer.fold(token -> token.value().reveal(), failure -> {
            throw new AssertionError(failure.toString());
        });
    }
}
