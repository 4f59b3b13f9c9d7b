package dev.adtools.tools.operations.performance;

import dev.adtools.tools.platform.MetricGaps;
import dev.adtools.tools.platform.Metrics;
import dev.adtools.tools.report.Metric;
import java.math.BigDecimal;
import java.util.stream.Stream;

/**
 * Numbers that both platforms count and that can be added up; not yet rounded.
 *
 * @param impressions how often something was shown
 * @param clicks how often it was clicked
 * @param cost what that cost, in units of the currency
 * @param conversions its conversions
 * @param gaps the metrics without a value, which are 0 here
 */
record CrossAccountFigures(long impressions, long clicks, BigDecimal cost, BigDecimal conversions, MetricGaps gaps)
        implements Metrics {

    static final Metric<CrossAccountFigures> IMPRESSIONS =
            Metric.count("impressions", CrossAccountFigures::impressions);
    static final Metric<CrossAccountFigures> CLICKS = Metric.count("clicks", CrossAccountFigures::clicks);
    static final Metric<CrossAccountFigures> COST = Metric.money("cost_micros", CrossAccountFigures::cost);
    static final Metric<CrossAccountFigures> CONVERSIONS = Metric.sum("conversions", CrossAccountFigures::conversions);

    static final CrossAccountFigures NONE =
            new CrossAccountFigures(0, 0, BigDecimal.ZERO, BigDecimal.ZERO, MetricGaps.NONE);

    /** Figures without any value. */
    static final CrossAccountFigures UNKNOWN = new CrossAccountFigures(
            0,
            0,
            BigDecimal.ZERO,
            BigDecimal.ZERO,
            MetricGaps.of(Stream.of(IMPRESSIONS, CLICKS, COST, CONVERSIONS)
                    .flatMap(metric -> metric.names().stream())
                    .toList()));

    static CrossAccountFigures of(Metrics metrics) {
        return new CrossAccountFigures(
                metrics.impressions(), metrics.clicks(), metrics.cost(), metrics.conversions(), metrics.gaps());
    }

    CrossAccountFigures plus(CrossAccountFigures other) {
        return new CrossAccountFigures(
                Math.addExact(impressions, other.impressions),
                Math.addExact(clicks, other.clicks),
                cost.add(other.cost),
                conversions.add(other.conversions),
                gaps.plus(other.gaps));
    }
}
