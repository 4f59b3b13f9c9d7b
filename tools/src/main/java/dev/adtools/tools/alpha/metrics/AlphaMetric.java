package dev.adtools.tools.alpha.metrics;

import dev.adtools.api.Outcome;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.Metric;
import dev.adtools.tools.report.MetricSums;
import java.util.Collection;
import java.util.List;

/** Metrics of reports on alpha. */
public final class AlphaMetric {

    /** Times that something was shown. */
    public static final Metric<AlphaMetrics> IMPRESSIONS = Metric.count("impressions", AlphaMetrics::impressions);
    /** Times that it was clicked. */
    public static final Metric<AlphaMetrics> CLICKS = Metric.count("clicks", AlphaMetrics::clicks);
    /** Clicks per impression. */
    public static final Metric<AlphaMetrics> CTR = CLICKS.per(IMPRESSIONS);
    /** Cost in micros. */
    public static final Metric<AlphaMetrics> COST = Metric.count("cost_micros", AlphaMetrics::costMicros);
    /** Cost of a click, in micros. */
    public static final Metric<AlphaMetrics> CPC = COST.per(CLICKS, 0);
    /** Conversions. */
    public static final Metric<AlphaMetrics> CONVERSIONS = Metric.sum("conversions", AlphaMetrics::conversions);
    /** Cost of a conversion, in micros. */
    public static final Metric<AlphaMetrics> COST_PER_CONVERSION = COST.per(CONVERSIONS, 0);
    /** Value of the conversions, in units of the currency. */
    public static final Metric<AlphaMetrics> CONVERSION_VALUE =
            Metric.money("conversion_value_micros", AlphaMetrics::conversionValue);
    /** Value of the conversions per cost. */
    public static final Metric<AlphaMetrics> ROAS =
            CONVERSION_VALUE.per(Metric.money("cost_micros", AlphaMetrics::cost));

    private static final MetricSums<AlphaMetrics> SUMS = new MetricSums<>(
            AlphaMetrics.NONE,
            AlphaMetrics::plus,
            List.of(IMPRESSIONS, CLICKS, COST, CONVERSIONS, CONVERSION_VALUE),
            ReadRule.ALPHA_SUM_1);

    private AlphaMetric() {}

    /** Returns the sums of numbers of {@code date_range}, or the rule violation that they are too large. */
    public static Outcome<AlphaMetrics> sums(Collection<AlphaMetrics> numbers) {
        return SUMS.of(numbers, "/date_range");
    }
}
