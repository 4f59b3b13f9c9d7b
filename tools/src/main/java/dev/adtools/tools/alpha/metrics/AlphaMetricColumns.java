package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;

/** The columns of numbers in compact rows. Amounts are micros, half up. */
public final class AlphaMetricColumns {

    private AlphaMetricColumns() {}

    /** Returns the columns of what was counted, without ratios; their names begin with a prefix. */
    public static Columns<AlphaMetrics> counts(String prefix) {
        return Columns.<AlphaMetrics>none()
                .with(prefix + "impressions", counts -> Cells.number(AlphaMetric.IMPRESSIONS.whole(counts)))
                .with(prefix + "clicks", counts -> Cells.number(AlphaMetric.CLICKS.whole(counts)))
                .with(prefix + "cost_micros", counts -> Cells.number(AlphaMetric.COST.whole(counts)))
                .with(prefix + "conversions", counts -> Cells.number(AlphaMetric.CONVERSIONS.rounded(counts)))
                .with(
                        prefix + "conversion_value_micros",
                        counts -> Cells.number(AlphaMetric.CONVERSION_VALUE.micros(counts)));
    }
}
