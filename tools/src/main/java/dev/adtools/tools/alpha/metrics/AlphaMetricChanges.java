package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.platform.AlphaMetrics;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Changes of numbers since the period before, in percent; null where there was nothing to compare with. */
public record AlphaMetricChanges(
        @Nullable BigDecimal impressionsPercent,
        @Nullable BigDecimal clicksPercent,
        @Nullable BigDecimal ctrPercent,
        @Nullable BigDecimal costPercent,
        @Nullable BigDecimal conversionsPercent,
        @Nullable BigDecimal conversionValuePercent,
        @Nullable BigDecimal roasPercent) {

    /** Returns the changes from some numbers to others. */
    public static AlphaMetricChanges between(AlphaMetrics before, AlphaMetrics now) {
        return new AlphaMetricChanges(
                AlphaMetric.IMPRESSIONS.changePercent(before, now),
                AlphaMetric.CLICKS.changePercent(before, now),
                AlphaMetric.CTR.changePercent(before, now),
                AlphaMetric.COST.changePercent(before, now),
                AlphaMetric.CONVERSIONS.changePercent(before, now),
                AlphaMetric.CONVERSION_VALUE.changePercent(before, now),
                AlphaMetric.ROAS.changePercent(before, now));
    }
}
