package dev.adtools.tools.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.analytics.AnalyticsSettings;
import dev.adtools.tools.platform.analytics.RestAnalytics;
import dev.adtools.tools.platform.wire.WireResponse;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exhausted quotas of the platform, and how long they make a caller wait. */
final class AnalyticsQuotaTest {

    private static final String REPORT = AnalyticsCalls.execute("session_report", "");
    private static final String NOON = "Sun, 29 Nov 2026 20:00:00 GMT";
    private static final String DAILY =
            "Exhausted property tokens for a property per day. These quota tokens will return in less than 24 hours.";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Exhausted property tokens for a project per hour. These quota tokens will return in under an hour. | 3600",
                "Exhausted property tokens per hour. To learn more, see the quotas. | 3600",
                "Exhausted potentially thresholded requests quota. | 3600",
                "Exhausted server errors quota. | 3600",
                "Exhausted client errors quota. These quota tokens will return in under 15 minutes. | 900",
                "Exhausted concurrent requests quota. | 5",
                "Quota exceeded for quota metric 'Core requests' and limit 'Core requests per minute'. | 60",
                "Exhausted property tokens per day. These quota tokens will return tomorrow. | 43200",
                DAILY + " | 43200",
                "Resource has been exhausted (e.g. check quota). | 30",
            })
    void waitsForTheWindowOfTheExhaustedQuota(String message, long seconds) {
        assertThat(retryAfter(exhausted(message, "", NOON))).isEqualTo(seconds);
    }

    // Clocks in California go back at 09:00 UTC on 1 November 2026, and forward at 10:00 UTC on 14 March 2027.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Sun, 01 Nov 2026 07:00:00 GMT | 90000",
                "Sun, 01 Nov 2026 08:30:00 GMT | 84600",
                "Sun, 01 Nov 2026 09:30:00 GMT | 81000",
                "Sun, 14 Mar 2027 08:00:00 GMT | 82800",
                "Sun, 14 Mar 2027 10:00:00 GMT | 75600",
                "Wed, 01 Jul 2026 06:59:59 GMT | 1",
            })
    void endsTheDayAtMidnightInCalifornia(String date, long seconds) {
        assertThat(retryAfter(exhausted(DAILY, "", date))).isEqualTo(seconds);
    }

    @Test
    void believesThePlatformsOwnWordMoreThanTheNameOfTheQuota() {
        String info =
                ",\"details\":[{\"@type\":\"type.googleapis.com/google.rpc.RetryInfo\",\"retryDelay\":\"41.2s\"}]";

        assertThat(retryAfter(exhausted(DAILY, info, NOON))).isEqualTo(42);
    }

    @Test
    void readsTheUnitOfAQuotaOfTheProject() {
        String info =
                ",\"details\":[{\"reason\":\"RATE_LIMIT_EXCEEDED\",\"metadata\":{\"quota_unit\":\"1/d/{project}\"}}]";

        assertThat(retryAfter(exhausted("Quota exceeded.", info, NOON))).isEqualTo(43_200);
    }

    @Test
    void boundsAnyWaitThatAnAnswerNames() {
        String info = ",\"details\":[{\"retryDelay\":\"999999999s\"}]";

        assertThat(retryAfter(exhausted("Slow.", info, NOON))).isEqualTo(172_800);
    }

    @Test
    void holdsThePropertyUntilTheDayEndsAndTriesOnceAnHour() {
        PassingTime time = new PassingTime(FixedCall.NOW);
        ScriptedTransport transport = new ScriptedTransport(request -> exhausted(DAILY, "", NOON));
        AnalyticsCalls calls = AnalyticsCalls.on(new RestAnalytics(
                new AnalyticsSettings(URI.create("http://data.invalid"), URI.create("http://admin.invalid"), "v1beta"),
                transport,
                time.policy()));
        assertThat(seconds(calls.failed(REPORT))).isEqualTo(43_200);

        time.pass(Duration.ofMinutes(30));
        assertThat(seconds(calls.failed(REPORT))).isEqualTo(43_200 - 1_800);
        assertThat(transport.requests()).hasSize(1);

        time.pass(Duration.ofMinutes(30));
        assertThat(seconds(calls.failed(REPORT))).isEqualTo(43_200);
        assertThat(seconds(calls.failed(REPORT))).isEqualTo(43_200);
        assertThat(transport.requests()).hasSize(2);
    }

    private static long retryAfter(WireResponse response) {
        return seconds(AnalyticsCalls.on(SandboxWorld.analytics(ScriptedTransport.answering(response)))
                .failed(REPORT));
    }

    private static long seconds(ToolError error) {
        assertThat(error.code()).isEqualTo(ErrorCode.PLATFORM_RATE_LIMITED);
        JsonValue seconds = error.details().members().get("retry_after_seconds");
        return ((JsonNumber) Objects.requireNonNull(seconds)).value().longValueExact();
    }

    private static WireResponse exhausted(String message, String details, String date) {
        String body = "{\"error\":{\"code\":429,\"message\":\"" + message + "\",\"status\":\"RESOURCE_EXHAUSTED\""
                + details + "}}";
        return new WireResponse(429, Map.of("date", date), body);
    }
}
