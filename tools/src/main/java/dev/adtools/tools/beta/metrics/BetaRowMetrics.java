package dev.adtools.tools.beta.metrics;

import dev.adtools.api.Money;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Metrics of what a row is about, as answers show them; a ratio that is not defined is null, and so are all amounts
 * when the currency's unit is not known.
 *
 * @param impressions how often it was shown
 * @param reach to how many people; null for a sum, because the same people may be in several rows
 * @param frequency how often each of them saw it
 * @param clicks how often it was clicked
 * @param linkClicks how often a link in it was clicked
 * @param ctr clicks per impression, 0 to 1
 * @param cpc what a click cost
 * @param cost what it cost
 * @param purchases how many purchases
 * @param leads how many leads
 * @param appInstalls how many app installs
 * @param conversions those of these actions that count, as the answer says
 * @param costPerConversion what a conversion cost
 * @param conversionValue what the conversions were worth
 * @param roas their value per cost
 */
public record BetaRowMetrics(
        long impressions,
        @Nullable Long reach,
        @Nullable BigDecimal frequency,
        long clicks,
        long linkClicks,
        @Nullable BigDecimal ctr,
        @Nullable Money cpc,
        @Nullable Money cost,
        BigDecimal purchases,
        BigDecimal leads,
        BigDecimal appInstalls,
        BigDecimal conversions,
        @Nullable Money costPerConversion,
        @Nullable Money conversionValue,
        @Nullable BigDecimal roas) {

    /** Returns numbers of one row with their ratios. */
    public static BetaRowMetrics of(BetaMetrics counts, String currency) {
        return of(counts, currency, BetaMetric.knownReach(counts));
    }

    /** Returns sums with their ratios. */
    public static BetaRowMetrics ofSums(BetaMetrics sums, String currency) {
        return of(sums, currency, null);
    }

    private static BetaRowMetrics of(BetaMetrics counts, String currency, @Nullable Long reach) {
        return new BetaRowMetrics(
                counts.impressions(),
                reach,
                reach == null ? null : BetaMetric.FREQUENCY.of(counts),
                counts.clicks(),
                counts.linkClicks(),
                BetaMetric.CTR.of(counts),
                BetaMoney.ofUnits(BetaMetric.CPC.of(counts), currency),
                BetaMoney.ofUnits(counts.spend(), currency),
                Ratios.rounded(counts.purchases()),
                Ratios.rounded(counts.leads()),
                Ratios.rounded(counts.appInstalls()),
                Ratios.rounded(counts.conversions()),
                BetaMoney.ofUnits(BetaMetric.COST_PER_CONVERSION.of(counts), currency),
                BetaMoney.ofUnits(counts.conversionValue(), currency),
                BetaMetric.ROAS.of(counts));
    }
}
