package dev.adtools.tools.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class IsoTimeTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-20T12:00:00Z",
                "2026-11-20T13:00:00+01:00",
                "2026-11-20T13:00:00+0100",
                "2026-11-20T07:00-05:00",
                "2026-11-20T12:00:00.000Z"
            })
    void readsMomentsWithOffset(String text) {
        assertThat(IsoTime.parse(text)).contains(Instant.parse("2026-11-20T12:00:00Z"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "2026-11-20",
                "2026-11-20T12:00:00",
                "2026-02-30T12:00:00Z",
                "20.11.2026",
                "1795176000",
                "now"
            })
    void refusesEverythingElse(String text) {
        assertThat(IsoTime.parse(text)).isEmpty();
    }
}
