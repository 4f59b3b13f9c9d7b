package dev.adtools.server.health;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class HeartbeatTest {

    private final AtomicLong nanoTime = new AtomicLong(-5);
    private final Heartbeat heartbeat = new Heartbeat("the renewal", Duration.ofSeconds(30), nanoTime::get);

    @Test
    void isHealthyForAsLongAsARoundMayTake() {
        nanoTime.addAndGet(Duration.ofSeconds(30).toNanos());

        assertThat(heartbeat.check().isHealthy()).isTrue();
    }

    @Test
    void namesTheLoopThatStandsStill() {
        nanoTime.addAndGet(Duration.ofSeconds(31).toNanos());

        assertThat(heartbeat.check().isHealthy()).isFalse();
        assertThat(heartbeat.check().getMessage())
                .isEqualTo("the renewal has not come round for 31 s; 30 s are the most it should need.");
    }

    @Test
    void isHealthyAgainAfterABeat() {
        nanoTime.addAndGet(Duration.ofSeconds(31).toNanos());

        heartbeat.beat();

        assertThat(heartbeat.check().isHealthy()).isTrue();
    }
}
