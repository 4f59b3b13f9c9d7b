package dev.adtools.tools.alpha.metrics;

import dev.adtools.api.Outcome;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.MetricSums;
import java.util.Collection;
import java.util.List;

/** Adds numbers up, as long as every JSON reader holds the sums exactly. */
public final class AlphaMetricSums {

    private static final MetricSums<AlphaMetrics> SUMS = new MetricSums<>(
            AlphaMetrics.NONE,
            AlphaMetrics::plus,
            List.of(
                    AlphaMetric.IMPRESSIONS,
                    AlphaMetric.CLICKS,
                    AlphaMetric.COST,
                    AlphaMetric.CONVERSIONS,
                    AlphaMetric.CONVERSION_VALUE),
            ReadRule.ALPHA_SUM_1);

    private AlphaMetricSums() {}

    /** Returns the sums of numbers, or the rule violation that they are too large. */
    public static Outcome<AlphaMetrics> of(Collection<AlphaMetrics> numbers) {
        return SUMS.of(numbers, "/date_range");
    }
}
