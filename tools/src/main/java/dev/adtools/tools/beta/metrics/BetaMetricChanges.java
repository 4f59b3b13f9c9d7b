package dev.adtools.tools.beta.metrics;

import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.report.Ratios;
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
                Ratios.changePercent(before.impressions(), now.impressions()),
                Ratios.changePercent(before.clicks(), now.clicks()),
                Ratios.changePercent(before.linkClicks(), now.linkClicks()),
                Ratios.changePercent(BetaRowMetrics.ctr(before), BetaRowMetrics.ctr(now)),
                Ratios.changePercent(before.spend(), now.spend()),
                Ratios.changePercent(before.conversions(), now.conversions()),
                Ratios.changePercent(before.conversionValue(), now.conversionValue()),
                Ratios.changePercent(BetaRowMetrics.roas(before), BetaRowMetrics.roas(now)));
    }
}
