package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.Ratios;

/** The columns of numbers in compact rows. Amounts are micros, half up. */
public final class AlphaMetricColumns {

    private AlphaMetricColumns() {}

    /** Returns the columns of what was counted, without ratios; their names begin with a prefix. */
    public static Columns<AlphaMetrics> counts(String prefix) {
        return Columns.<AlphaMetrics>none()
                .with(prefix + "impressions", counts -> Cells.number(counts.impressions()))
                .with(prefix + "clicks", counts -> Cells.number(counts.clicks()))
                .with(prefix + "cost_micros", counts -> Cells.number(counts.costMicros()))
                .with(prefix + "conversions", counts -> Cells.number(Ratios.rounded(counts.conversions())))
                .with(
                        prefix + "conversion_value_micros",
                        counts -> Cells.number(Amounts.micros(counts.conversionValue())));
    }
}
