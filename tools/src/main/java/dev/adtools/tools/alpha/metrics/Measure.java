package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.NumberOrder;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** A number by which rows can be sorted. */
public enum Measure {
    /** How often something was shown. */
    IMPRESSIONS,
    /** How often it was clicked. */
    CLICKS,
    /** Clicks per impression. */
    CTR,
    /** What a click cost. */
    AVERAGE_CPC,
    /** What it cost. */
    COST,
    /** Its conversions. */
    CONVERSIONS,
    /** What a conversion cost. */
    COST_PER_CONVERSION,
    /** What its conversions were worth. */
    CONVERSIONS_VALUE,
    /** What they were worth per cost. */
    ROAS;

    /** Returns the text by which numbers are sorted in a {@link NumberOrder}. */
    public String sortText(AlphaMetrics counts) {
        return NumberOrder.text(value(counts));
    }

    private @Nullable BigDecimal value(AlphaMetrics counts) {
        return switch (this) {
            case IMPRESSIONS -> decimal(counts.impressions());
            case CLICKS -> decimal(counts.clicks());
            case CTR -> Metrics.ctr(counts);
            case AVERAGE_CPC -> decimal(Metrics.averageCpc(counts));
            case COST -> decimal(counts.costMicros());
            case CONVERSIONS -> counts.conversions();
            case COST_PER_CONVERSION -> decimal(Metrics.costPerConversion(counts));
            case CONVERSIONS_VALUE -> counts.conversionsValue();
            case ROAS -> Metrics.roas(counts);
        };
    }

    private static @Nullable BigDecimal decimal(@Nullable Long number) {
        return number == null ? null : BigDecimal.valueOf(number);
    }
}
