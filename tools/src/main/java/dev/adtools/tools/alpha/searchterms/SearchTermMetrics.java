package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.AnswerSize;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of a term or n-gram.
 *
 * @param impressions how often an ad was shown
 * @param clicks how often it was clicked
 * @param ctr clicks per impression, 0 to 1; null without impressions
 * @param costMicros the cost in micros
 * @param conversions the conversions, which may be fractions
 * @param conversionValueMicros what the conversions were worth, in micros
 * @param costPerConversionMicros the cost of a conversion in micros; null without conversions
 */
public record SearchTermMetrics(
        long impressions,
        long clicks,
        @Nullable BigDecimal ctr,
        long costMicros,
        BigDecimal conversions,
        long conversionValueMicros,
        @Nullable Long costPerConversionMicros) {

    private static final int DIGITS = 6;
    private static final String FRAME = "{\"impressions\":,\"clicks\":,\"ctr\":,\"cost_micros\":,\"conversions\":,"
            + "\"conversion_value_micros\":,\"cost_per_conversion_micros\":},";

    static SearchTermMetrics of(Counts counts) {
        return new SearchTermMetrics(
                counts.impressions(),
                counts.clicks(),
                Ratios.quotient(counts.clicks(), counts.impressions()),
                counts.costMicros(),
                rounded(counts.conversions()),
                Amounts.micros(counts.value()),
                counts.converting() ? Ratios.each(counts.costMicros(), counts.conversions()) : null);
    }

    /** Returns how many bytes they take in an answer. */
    int bytes() {
        return AnswerSize.of(
                FRAME,
                impressions,
                clicks,
                ctr,
                costMicros,
                conversions,
                conversionValueMicros,
                costPerConversionMicros);
    }

    /** Returns a sum of fractions as results show it. */
    static BigDecimal rounded(BigDecimal sum) {
        return sum.setScale(DIGITS, RoundingMode.HALF_UP);
    }
}
