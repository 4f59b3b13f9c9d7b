package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.platform.AlphaMetrics;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Numbers of a campaign, a keyword or an account, as answers show them. A number that the platform did not send is null, and so is a
 * ratio that is not defined.
 *
 * @param impressions how often it was shown
 * @param clicks how often it was clicked
 * @param ctr clicks per impression, 0 to 1
 * @param cpcMicros what a click cost, in micros
 * @param costMicros the cost in micros
 * @param conversions the conversions, which may be fractions
 * @param costPerConversionMicros what a conversion cost, in micros
 * @param conversionValueMicros what the conversions were worth, in micros
 * @param roas their value per cost
 */
public record AlphaRowMetrics(
        @Nullable Long impressions,
        @Nullable Long clicks,
        @Nullable BigDecimal ctr,
        @Nullable Long cpcMicros,
        @Nullable Long costMicros,
        @Nullable BigDecimal conversions,
        @Nullable Long costPerConversionMicros,
        @Nullable Long conversionValueMicros,
        @Nullable BigDecimal roas) {

    /** Returns numbers with their ratios. */
    public static AlphaRowMetrics of(AlphaMetrics counts) {
        return new AlphaRowMetrics(
                AlphaMetric.IMPRESSIONS.whole(counts),
                AlphaMetric.CLICKS.whole(counts),
                AlphaMetric.CTR.of(counts),
                AlphaMetric.CPC.whole(counts),
                AlphaMetric.COST.whole(counts),
                AlphaMetric.CONVERSIONS.rounded(counts),
                AlphaMetric.COST_PER_CONVERSION.whole(counts),
                AlphaMetric.CONVERSION_VALUE.micros(counts),
                AlphaMetric.ROAS.of(counts));
    }
}
