package dev.adtools.server.platform;

import static org.assertj.core.api.Assertions.assertThat;

import com.codahale.metrics.health.HealthCheck.Result;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformHealth;
import dev.adtools.tools.platform.PlatformResult;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class PlatformHealthCheckTest {

    private static final PlatformResult<Integer> WELL = PlatformResult.answered(3);
    private static final PlatformResult<Integer> DOWN =
            PlatformResult.failed(new PlatformFailure.TimedOut("no\nanswer"));

    private final SettableClock clock = new SettableClock();
    private final AtomicInteger asked = new AtomicInteger();

    private final List<String> warnings = new ArrayList<>();

    @Test
    void namesTheWorldThatAnswers() {
        assertThat(probe(Source.SANDBOX, () -> WELL).execute().getMessage()).isEqualTo("sandbox");
        assertThat(probe(Source.LIVE, () -> WELL).execute().getMessage()).isEqualTo("live");
    }

    @Test
    void givesTheWarningsOfTheMoment() {
        PlatformHealthCheck probe = probe(Source.LIVE, () -> WELL);
        assertThat(probe.execute().getMessage()).isEqualTo("live");

        warnings.add("API version v23 ended on 2027-02-01. Set ADTOOLS_ALPHA_API_VERSION to a later one.");
        clock.advance(Duration.ofMinutes(1));

        assertThat(probe.execute().isHealthy()).isTrue();
        assertThat(probe.execute().getMessage())
                .isEqualTo("live, API version v23 ended on 2027-02-01. Set ADTOOLS_ALPHA_API_VERSION to a later one.");
    }

    @Test
    void asksLivePlatformOncePerMinute() {
        PlatformHealthCheck probe = probe(Source.LIVE, () -> WELL);
        probe.execute();
        clock.advance(Duration.ofSeconds(59));
        probe.execute();
        assertThat(asked).hasValue(1);

        clock.advance(Duration.ofSeconds(1));
        probe.execute();

        assertThat(asked).hasValue(2);
    }

    @Test
    void tellsOfLivePlatformThatIsDownAndStaysWell() {
        Result result = probe(Source.LIVE, () -> DOWN).execute();

        assertThat(result.isHealthy()).isTrue();
        assertThat(result.getMessage()).startsWith("live, The platform did not answer in time: no answer");
    }

    @Test
    void isUnwellWithoutItsOwnSandbox() {
        assertThat(probe(Source.SANDBOX, () -> DOWN).execute().isHealthy()).isFalse();
    }

    @Test
    void doesNotWaitForPlatformThatHangs() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch answer = new CountDownLatch(1);
        PlatformHealthCheck probe = probe(Source.LIVE, Duration.ofMillis(1), () -> {
            begun.countDown();
            return uninterrupted(answer);
        });

        assertThat(probe.execute().getMessage()).isEqualTo("live, not answered yet");
        begun.await();
        assertThat(probe.execute().getMessage()).isEqualTo("live, not answered yet");
        assertThat(asked).hasValue(1);

        answer.countDown();
        while (!probe.execute().getMessage().equals("live")) {
            Thread.onSpinWait();
        }
        assertThat(asked).hasValue(1);
    }

    @Test
    void reportsBugAndRecovers() {
        PlatformHealthCheck probe = probe(Source.LIVE, () -> {
            if (asked.get() == 1) {
                throw new IllegalStateException("scripted");
            }
            return WELL;
        });

        assertThat(probe.execute().isHealthy()).isFalse();
        assertThat(probe.execute().isHealthy()).isTrue();
    }

    private static PlatformResult<Integer> uninterrupted(CountDownLatch answer) {
        try {
            answer.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return WELL;
    }

    private PlatformHealthCheck probe(Source source, Supplier<PlatformResult<Integer>> answer) {
        return probe(source, Duration.ofSeconds(20), answer);
    }

    private PlatformHealthCheck probe(Source source, Duration wait, Supplier<PlatformResult<Integer>> answer) {
        return new PlatformHealthCheck(
                new PlatformHealth() {
                    @Override
                    public Platform platform() {
                        return Platform.ALPHA;
                    }

                    @Override
                    public Source source() {
                        return source;
                    }

                    @Override
                    public PlatformResult<Integer> probe(Instant deadline) {
                        asked.incrementAndGet();
                        return answer.get();
                    }
                },
                clock,
                () -> List.copyOf(warnings),
                wait);
    }
}
