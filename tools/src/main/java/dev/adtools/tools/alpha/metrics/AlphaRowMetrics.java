package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Numbers of a campaign, a keyword or an account, as answers show them; a ratio that is not defined is null.
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
        long impressions,
        long clicks,
        @Nullable BigDecimal ctr,
        @Nullable Long cpcMicros,
        long costMicros,
        BigDecimal conversions,
        @Nullable Long costPerConversionMicros,
        long conversionValueMicros,
        @Nullable BigDecimal roas) {

    /** Returns numbers with their ratios. */
    public static AlphaRowMetrics of(AlphaMetrics counts) {
        return new AlphaRowMetrics(
                counts.impressions(),
                counts.clicks(),
                AlphaMetric.CTR.of(counts),
                AlphaMetric.CPC.whole(counts),
                counts.costMicros(),
                Ratios.rounded(counts.conversions()),
                AlphaMetric.COST_PER_CONVERSION.whole(counts),
                Amounts.micros(counts.conversionValue()),
                AlphaMetric.ROAS.of(counts));
    }
}
