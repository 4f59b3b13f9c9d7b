package dev.adtools.tools.beta.metrics;

import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.report.NumberOrder;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

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
        return NumberOrder.text(value(counts));
    }

    private @Nullable BigDecimal value(BetaMetrics counts) {
        return switch (this) {
            case IMPRESSIONS -> BigDecimal.valueOf(counts.impressions());
            case REACH -> BigDecimal.valueOf(counts.reach());
            case CLICKS -> BigDecimal.valueOf(counts.clicks());
            case LINK_CLICKS -> BigDecimal.valueOf(counts.linkClicks());
            case CTR -> BetaRowMetrics.ctr(counts);
            case CPC -> BetaRowMetrics.cpc(counts);
            case COST -> counts.spend();
            case PURCHASES -> counts.purchases();
            case LEADS -> counts.leads();
            case APP_INSTALLS -> counts.appInstalls();
            case CONVERSIONS -> counts.conversions();
            case COST_PER_CONVERSION -> BetaRowMetrics.costPerConversion(counts);
            case CONVERSION_VALUE -> counts.conversionValue();
            case ROAS -> BetaRowMetrics.roas(counts);
        };
    }
}
