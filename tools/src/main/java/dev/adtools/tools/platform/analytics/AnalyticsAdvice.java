package dev.adtools.tools.platform.analytics;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.wire.Advice;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Duration;

/** Tells from alpha_analytics's responses whether to send again. Most of its limits count by property. */
final class AnalyticsAdvice {

    private AnalyticsAdvice() {}

    static Advice of(WireResponse response) {
        return AnalyticsErrors.STATUS.advice(response, AnalyticsAdvice::throttled);
    }

    private static Advice throttled(JsonNode error, WireResponse response) {
        Duration wait = Duration.ofSeconds(AnalyticsErrors.retryAfter(error, response));
        return Advice.throttled(wait, AnalyticsErrors.limitsAllProperties(error));
    }
}
