package dev.adtools.server.idempotency;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonNumber;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class KeyRateTest {

    private final AtomicLong nanos = new AtomicLong();
    private final KeyRate rate = new KeyRate(60, 300, new TimeMeter() {
        @Override
        public long currentTimeNanos() {
            return nanos.get();
        }

        @Override
        public boolean isWallClockBased() {
            return false;
        }
    });

    @Test
    void refusesOneMoreThanTheBurst() {
        assertThat(granted("robot", 1_000)).isEqualTo(300);
    }

    @Test
    void grantsSixtyASecondForAsLongAsOneLikes() {
        granted("robot", 300);
        int granted = 0;

        for (int second = 0; second < 100; second++) {
            nanos.addAndGet(Duration.ofSeconds(1).toNanos());
            granted += granted("robot", 1_000);
        }

        assertThat(granted).isEqualTo(6_000);
    }

    @Test
    void countsEveryPrincipalByItself() {
        granted("robot", 300);

        assertThat(rate.refusal("other")).isEmpty();
    }

    @Test
    void tellsWhenToComeAgain() {
        granted("robot", 300);

        ToolError error = rate.refusal("robot").orElseThrow();

        assertThat(error.code()).isEqualTo(ErrorCode.RATE_LIMITED);
        assertThat(error.details().get("retry_after_seconds")).isEqualTo(JsonNumber.of(1));
    }

    private int granted(String principal, int wanted) {
        int granted = 0;
        for (int i = 0; i < wanted; i++) {
            Optional<ToolError> refusal = rate.refusal(principal);
            granted += refusal.isEmpty() ? 1 : 0;
        }
        return granted;
    }
}
