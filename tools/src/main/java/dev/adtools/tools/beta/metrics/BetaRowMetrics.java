package dev.adtools.tools.beta.metrics;

import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.platform.BetaMetrics;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Metrics of what a row is about, as answers show them. A number that the platform did not send is null, a ratio that is not
 * defined too, and so are all amounts when the currency's unit is not known.
 *
 * @param impressions how often it was shown
 * @param reach to how many people; null for a sum, because the same people may be in several rows
 * @param frequency how often each of them saw it
 * @param clicks how often it was clicked
 * @param linkClicks how often a link in it was clicked
 * @param ctr clicks per impression, 0 to 1
 * @param cpcMicros what a click cost, in micros
 * @param costMicros what it cost, in micros
 * @param purchases how many purchases
 * @param leads how many leads
 * @param appInstalls how many app installs
 * @param conversions those of these actions that count, as the answer says
 * @param costPerConversionMicros what a conversion cost, in micros
 * @param conversionValueMicros what the conversions were worth, in micros
 * @param roas their value per cost
 */
public record BetaRowMetrics(
        @Nullable Long impressions,
        @Nullable Long reach,
        @Nullable BigDecimal frequency,
        @Nullable Long clicks,
        @Nullable Long linkClicks,
        @Nullable BigDecimal ctr,
        @Nullable Long cpcMicros,
        @Nullable Long costMicros,
        @Nullable BigDecimal purchases,
        @Nullable BigDecimal leads,
        @Nullable BigDecimal appInstalls,
        @Nullable BigDecimal conversions,
        @Nullable Long costPerConversionMicros,
        @Nullable Long conversionValueMicros,
        @Nullable BigDecimal roas) {

    /** Returns numbers of one row with their ratios. */
    public static BetaRowMetrics of(BetaMetrics counts, String currency) {
        return of(counts, currency, BetaMetric.REACH.whole(counts));
    }

    /** Returns sums with their ratios. */
    public static BetaRowMetrics ofSums(BetaMetrics sums, String currency) {
        return of(sums, currency, null);
    }

    private static BetaRowMetrics of(BetaMetrics counts, String currency, @Nullable Long reach) {
        return new BetaRowMetrics(
                BetaMetric.IMPRESSIONS.whole(counts),
                reach,
                reach == null ? null : BetaMetric.FREQUENCY.of(counts),
                BetaMetric.CLICKS.whole(counts),
                BetaMetric.LINK_CLICKS.whole(counts),
                BetaMetric.CTR.of(counts),
                BetaMoney.ofUnits(BetaMetric.CPC.of(counts), currency),
                BetaMoney.ofUnits(BetaMetric.COST.of(counts), currency),
                BetaMetric.PURCHASES.rounded(counts),
                BetaMetric.LEADS.rounded(counts),
                BetaMetric.APP_INSTALLS.rounded(counts),
                BetaMetric.CONVERSIONS.rounded(counts),
                BetaMoney.ofUnits(BetaMetric.COST_PER_CONVERSION.of(counts), currency),
                BetaMoney.ofUnits(BetaMetric.CONVERSION_VALUE.of(counts), currency),
                BetaMetric.ROAS.of(counts));
    }
}
