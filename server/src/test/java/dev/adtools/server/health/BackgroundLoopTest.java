package dev.adtools.server.health;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class BackgroundLoopTest {

    private static final Duration LONGEST = Duration.ofSeconds(30);

    private final AtomicLong nanoTime = new AtomicLong();
    private final Heartbeat heartbeat = new Heartbeat("the loop", LONGEST, nanoTime::get);

    @Test
    void goesOnAfterARoundThatFails() {
        AtomicInteger rounds = new AtomicInteger();
        BackgroundLoop loop = new BackgroundLoop(heartbeat, () -> {
            if (rounds.incrementAndGet() == 1) {
                throw new LinkageError("scripted");
            }
        });

        loop.runWhile(() -> rounds.get() < 3);

        assertThat(rounds).hasValue(3);
    }

    @Test
    void isRunAgainByAnExecutorAfterAnError() throws InterruptedException {
        CountDownLatch twice = new CountDownLatch(2);
        BackgroundLoop loop = new BackgroundLoop(heartbeat, () -> {
            twice.countDown();
            throw new LinkageError("scripted");
        });
        ScheduledExecutorService executor = new ScheduledThreadPoolExecutor(1);

        ScheduledFuture<?> running = executor.scheduleWithFixedDelay(loop, 0, 1, TimeUnit.MILLISECONDS);

        assertThat(twice.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(running.isDone()).isFalse();
        executor.shutdownNow();
    }

    @Test
    void takesOnlyARoundThatSucceedsForAHeartbeat() {
        nanoTime.addAndGet(LONGEST.plusSeconds(1).toNanos());

        new BackgroundLoop(heartbeat, () -> {
                    throw new IllegalStateException("scripted");
                })
                .run();
        assertThat(heartbeat.check().isHealthy()).isFalse();
        new BackgroundLoop(heartbeat, () -> {}).run();

        assertThat(heartbeat.check().isHealthy()).isTrue();
    }
}
