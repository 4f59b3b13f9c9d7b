package dev.adtools.tools.beta.metrics;

import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.report.NumberOrder;

/** A number by which rows can be sorted. */
public enum BetaSortMeasure {
    /** How often something was shown. */
    IMPRESSIONS,
    /** To how many people. */
    REACH,
    /** How often it was clicked. */
    CLICKS,
    /** How often a link in it was clicked. */
    LINK_CLICKS,
    /** Clicks per impression. */
    CTR,
    /** What a click cost. */
    CPC,
    /** What it cost. */
    COST,
    /** Its purchases. */
    PURCHASES,
    /** Its leads. */
    LEADS,
    /** Its app installs. */
    APP_INSTALLS,
    /** Its conversions. */
    CONVERSIONS,
    /** What a conversion cost. */
    COST_PER_CONVERSION,
    /** What its conversions were worth. */
    CONVERSION_VALUE,
    /** What they were worth per cost. */
    ROAS;

    /** Returns the text by which numbers are sorted in a {@link NumberOrder}. */
    public String sortText(BetaMetrics counts) {
        return switch (this) {
            case IMPRESSIONS -> BetaMetric.IMPRESSIONS.sortText(counts);
            case REACH -> BetaMetric.REACH.sortText(counts);
            case CLICKS -> BetaMetric.CLICKS.sortText(counts);
            case LINK_CLICKS -> BetaMetric.LINK_CLICKS.sortText(counts);
            case CTR -> BetaMetric.CTR.sortText(counts);
            case CPC -> BetaMetric.CPC.sortText(counts);
            case COST -> BetaMetric.COST.sortText(counts);
            case PURCHASES -> BetaMetric.PURCHASES.sortText(counts);
            case LEADS -> BetaMetric.LEADS.sortText(counts);
            case APP_INSTALLS -> BetaMetric.APP_INSTALLS.sortText(counts);
            case CONVERSIONS -> BetaMetric.CONVERSIONS.sortText(counts);
            case COST_PER_CONVERSION -> BetaMetric.COST_PER_CONVERSION.sortText(counts);
            case CONVERSION_VALUE -> BetaMetric.CONVERSION_VALUE.sortText(counts);
            case ROAS -> BetaMetric.ROAS.sortText(counts);
        };
    }
}
