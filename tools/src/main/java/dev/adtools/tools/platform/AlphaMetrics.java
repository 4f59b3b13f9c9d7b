package dev.adtools.tools.platform;

import java.math.BigDecimal;

/**
 * Numbers of something on alpha over some days.
 *
 * @param impressions how often it was shown
 * @param clicks how often it was clicked
 * @param costMicros what that cost, in micros of the account's currency
 * @param conversions how many conversions, in fractions where several clicks share one
 * @param conversionValue what they were worth, in units of the account's currency
 * @param gaps the metrics without a value, which are 0 here
 */
public record AlphaMetrics(
        long impressions,
        long clicks,
        long costMicros,
        BigDecimal conversions,
        BigDecimal conversionValue,
        MetricGaps gaps)
        implements Metrics {

    /** Nothing happened. */
    public static final AlphaMetrics NONE = new AlphaMetrics(0, 0, 0, BigDecimal.ZERO, BigDecimal.ZERO);

    private static final int MICRO_DIGITS = 6;

    /** Metrics that all have their value. */
    public AlphaMetrics(
            long impressions, long clicks, long costMicros, BigDecimal conversions, BigDecimal conversionValue) {
        this(impressions, clicks, costMicros, conversions, conversionValue, MetricGaps.NONE);
    }

    @Override
    public BigDecimal cost() {
        return BigDecimal.valueOf(costMicros, MICRO_DIGITS);
    }

    /** Returns the sums of this and another. */
    public AlphaMetrics plus(AlphaMetrics other) {
        return new AlphaMetrics(
                Math.addExact(impressions, other.impressions),
                Math.addExact(clicks, other.clicks),
                Math.addExact(costMicros, other.costMicros),
                conversions.add(other.conversions),
                conversionValue.add(other.conversionValue),
                gaps.plus(other.gaps));
    }
}
