package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.AlphaMetrics;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Reads numbers of alpha's rows. Integers of 64 bits come as strings, and what is zero may be absent. */
final class AlphaNumbers {

    static final String METRICS = "metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions,"
            + " metrics.conversions_value";

    private AlphaNumbers() {}

    static AlphaMetrics metrics(JsonNode row) {
        JsonNode metrics = row.path("metrics");
        return new AlphaMetrics(
                metrics.path("impressions").asLong(0),
                metrics.path("clicks").asLong(0),
                metrics.path("costMicros").asLong(0),
                decimal(metrics.path("conversions")),
                decimal(metrics.path("conversionsValue")));
    }

    private static BigDecimal decimal(JsonNode value) {
        BigDecimal fraction = fraction(value);
        return fraction == null ? BigDecimal.ZERO : fraction;
    }

    /** Returns a fraction that the platform may not know, written without an exponent. */
    static @Nullable BigDecimal fraction(JsonNode value) {
        if (!value.isNumber()) {
            return null;
        }
        BigDecimal exact = value.decimalValue();
        return exact.scale() < 0 ? exact.setScale(0) : exact;
    }
}
