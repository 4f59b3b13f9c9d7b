package dev.adtools.tools.platform.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WireResponseTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "30 | 30",
                "Sat, 28 Nov 2026 20:30:00 GMT | 1800",
                "Sat, 28 Nov 2026 19:30:00 GMT | 0",
                "soon | 0",
                "'' | 0",
            })
    void readsTheWaitInSecondsOrUntilADate(String value, long seconds) {
        WireResponse response =
                new WireResponse(429, Map.of("retry-after", value, "date", "Sat, 28 Nov 2026 20:00:00 GMT"), "");

        assertThat(response.retryAfter()).isEqualTo(Duration.ofSeconds(seconds));
    }
}
