package dev.adtools.tools.beta.metrics;

import dev.adtools.tools.platform.BetaMetrics;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Changes of numbers since the days before, in percent; null where there was nothing to compare with. */
public record BetaMetricChanges(
        @Nullable BigDecimal impressionsPercent,
        @Nullable BigDecimal clicksPercent,
        @Nullable BigDecimal linkClicksPercent,
        @Nullable BigDecimal ctrPercent,
        @Nullable BigDecimal costPercent,
        @Nullable BigDecimal conversionsPercent,
        @Nullable BigDecimal conversionValuePercent,
        @Nullable BigDecimal roasPercent) {

    /** Returns the changes from some numbers to others. */
    public static BetaMetricChanges between(BetaMetrics before, BetaMetrics now) {
        return new BetaMetricChanges(
                BetaMetric.IMPRESSIONS.changePercent(before, now),
                BetaMetric.CLICKS.changePercent(before, now),
                BetaMetric.LINK_CLICKS.changePercent(before, now),
                BetaMetric.CTR.changePercent(before, now),
                BetaMetric.COST.changePercent(before, now),
                BetaMetric.CONVERSIONS.changePercent(before, now),
                BetaMetric.CONVERSION_VALUE.changePercent(before, now),
                BetaMetric.ROAS.changePercent(before, now));
    }
}
