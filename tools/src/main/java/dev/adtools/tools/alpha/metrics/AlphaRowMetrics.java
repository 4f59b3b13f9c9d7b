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

    private static final int MICRO_DIGITS = 6;

    /** Returns numbers with their ratios. */
    public static AlphaRowMetrics of(AlphaMetrics counts) {
        return new AlphaRowMetrics(
                counts.impressions(),
                counts.clicks(),
                ctr(counts),
                cpc(counts),
                counts.costMicros(),
                Ratios.rounded(counts.conversions()),
                costPerConversion(counts),
                Amounts.micros(counts.conversionValue()),
                roas(counts));
    }

    static @Nullable BigDecimal ctr(AlphaMetrics counts) {
        return Ratios.quotient(counts.clicks(), counts.impressions());
    }

    static @Nullable Long cpc(AlphaMetrics counts) {
        return Ratios.each(counts.costMicros(), counts.clicks());
    }

    /** Returns what a conversion cost, in micros; null without conversions. */
    static @Nullable Long costPerConversion(AlphaMetrics counts) {
        return Ratios.each(counts.costMicros(), counts.conversions());
    }

    static @Nullable BigDecimal roas(AlphaMetrics counts) {
        return Ratios.quotient(counts.conversionValue(), BigDecimal.valueOf(counts.costMicros(), MICRO_DIGITS));
    }
}
