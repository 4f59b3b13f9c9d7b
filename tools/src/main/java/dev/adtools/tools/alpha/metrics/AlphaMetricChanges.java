package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.Ratios;
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
                Ratios.changePercent(before.impressions(), now.impressions()),
                Ratios.changePercent(before.clicks(), now.clicks()),
                Ratios.changePercent(AlphaRowMetrics.ctr(before), AlphaRowMetrics.ctr(now)),
                Ratios.changePercent(before.costMicros(), now.costMicros()),
                Ratios.changePercent(before.conversions(), now.conversions()),
                Ratios.changePercent(before.conversionValue(), now.conversionValue()),
                Ratios.changePercent(AlphaRowMetrics.roas(before), AlphaRowMetrics.roas(now)));
    }
}
