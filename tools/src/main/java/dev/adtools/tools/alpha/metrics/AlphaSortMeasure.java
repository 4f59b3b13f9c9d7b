package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.NumberOrder;
import org.jspecify.annotations.Nullable;

/** A number by which rows can be sorted. */
public enum AlphaSortMeasure {
    /** How often something was shown. */
    IMPRESSIONS,
    /** How often it was clicked. */
    CLICKS,
    /** Clicks per impression. */
    CTR,
    /** What a click cost. */
    CPC,
    /** What it cost. */
    COST,
    /** Its conversions. */
    CONVERSIONS,
    /** What a conversion cost. */
    COST_PER_CONVERSION,
    /** What its conversions were worth. */
    CONVERSION_VALUE,
    /** What they were worth per cost. */
    ROAS;

    /** Returns the text by which numbers are sorted in a {@link NumberOrder}. */
    public String sortText(AlphaMetrics counts) {
        return switch (this) {
            case IMPRESSIONS -> NumberOrder.text(counts.impressions());
            case CLICKS -> NumberOrder.text(counts.clicks());
            case CTR -> NumberOrder.text(AlphaRowMetrics.ctr(counts));
            case CPC -> text(AlphaRowMetrics.cpc(counts));
            case COST -> NumberOrder.text(counts.costMicros());
            case CONVERSIONS -> NumberOrder.text(counts.conversions());
            case COST_PER_CONVERSION -> text(AlphaRowMetrics.costPerConversion(counts));
            case CONVERSION_VALUE -> NumberOrder.text(counts.conversionValue());
            case ROAS -> NumberOrder.text(AlphaRowMetrics.roas(counts));
        };
    }

    private static String text(@Nullable Long number) {
        return number == null ? "" : NumberOrder.text((long) number);
    }
}
