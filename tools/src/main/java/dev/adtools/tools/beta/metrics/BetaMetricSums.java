package dev.adtools.tools.beta.metrics;

import dev.adtools.api.Outcome;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.report.MetricSums;
import java.util.Collection;
import java.util.List;

/** Adds numbers up, as long as every JSON reader holds the sums exactly. The sum's reach is that of all rows. */
public final class BetaMetricSums {

    private static final MetricSums<BetaMetrics> SUMS = new MetricSums<>(
            BetaMetrics.NONE,
            BetaMetrics::plus,
            List.of(
                    BetaMetric.IMPRESSIONS,
                    BetaMetric.REACH,
                    BetaMetric.CLICKS,
                    BetaMetric.LINK_CLICKS,
                    BetaMetric.LANDING_PAGE_VIEWS,
                    BetaMetric.COST,
                    BetaMetric.PURCHASES,
                    BetaMetric.LEADS,
                    BetaMetric.APP_INSTALLS,
                    BetaMetric.CONVERSIONS,
                    BetaMetric.CONVERSION_VALUE),
            ReportRule.BETA_SUM_1);

    private BetaMetricSums() {}

    /** Returns the sums of numbers of {@code date_range}, or the rule violation that they are too large. */
    public static Outcome<BetaMetrics> of(Collection<BetaMetrics> numbers) {
        return of(numbers, "/date_range");
    }

    /** Returns the sums of numbers of the days that an argument says, or the rule violation that they are too large. */
    public static Outcome<BetaMetrics> of(Collection<BetaMetrics> numbers, String pointer) {
        return SUMS.of(numbers, pointer);
    }
}
