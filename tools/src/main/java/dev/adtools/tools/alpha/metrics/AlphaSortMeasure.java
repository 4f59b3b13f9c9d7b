package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.NumberOrder;

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
            case IMPRESSIONS -> AlphaMetric.IMPRESSIONS.sortText(counts);
            case CLICKS -> AlphaMetric.CLICKS.sortText(counts);
            case CTR -> AlphaMetric.CTR.sortText(counts);
            case CPC -> AlphaMetric.CPC.sortText(counts);
            case COST -> AlphaMetric.COST.sortText(counts);
            case CONVERSIONS -> AlphaMetric.CONVERSIONS.sortText(counts);
            case COST_PER_CONVERSION -> AlphaMetric.COST_PER_CONVERSION.sortText(counts);
            case CONVERSION_VALUE -> AlphaMetric.CONVERSION_VALUE.sortText(counts);
            case ROAS -> AlphaMetric.ROAS.sortText(counts);
        };
    }
}
