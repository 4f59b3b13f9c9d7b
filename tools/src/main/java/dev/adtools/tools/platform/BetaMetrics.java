package dev.adtools.tools.platform;

import java.math.BigDecimal;

/**
 * Numbers of something on beta over some days. Reach cannot be added up: the same people may be in several rows.
 *
 * @param impressions how often it was shown
 * @param reach to how many people
 * @param clicks how often it was clicked
 * @param linkClicks how often a link in it was clicked
 * @param landingPageViews how often the page behind it was seen
 * @param spend what that cost, in units of the account's currency
 * @param purchases how many purchases
 * @param leads how many leads
 * @param appInstalls how many app installs
 * @param conversions how many conversions, as the report defines them
 * @param conversionValue what they were worth, in units of the account's currency
 * @param gaps the metrics without a value, which are 0 here
 */
public record BetaMetrics(
        long impressions,
        long reach,
        long clicks,
        long linkClicks,
        long landingPageViews,
        BigDecimal spend,
        BigDecimal purchases,
        BigDecimal leads,
        BigDecimal appInstalls,
        BigDecimal conversions,
        BigDecimal conversionValue,
        MetricGaps gaps)
        implements Metrics {

    /** Nothing happened. */
    public static final BetaMetrics NONE = new BetaMetrics(
            0,
            0,
            0,
            0,
            0,
            BigDecimal.ZERO,
            BigDecimal.ZERO,
            BigDecimal.ZERO,
            BigDecimal.ZERO,
            BigDecimal.ZERO,
            BigDecimal.ZERO,
            MetricGaps.NONE);

    @Override
    public BigDecimal cost() {
        return spend;
    }

    /** Returns the sums of this and another; the reach is that of all rows. */
    public BetaMetrics plus(BetaMetrics other) {
        return new BetaMetrics(
                impressions + other.impressions,
                reach + other.reach,
                clicks + other.clicks,
                linkClicks + other.linkClicks,
                landingPageViews + other.landingPageViews,
                spend.add(other.spend),
                purchases.add(other.purchases),
                leads.add(other.leads),
                appInstalls.add(other.appInstalls),
                conversions.add(other.conversions),
                conversionValue.add(other.conversionValue),
                gaps.plus(other.gaps));
    }
}
