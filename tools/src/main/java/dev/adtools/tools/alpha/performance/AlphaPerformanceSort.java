package dev.adtools.tools.alpha.performance;

import dev.adtools.api.JsonName;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.report.ComparedRow;
import dev.adtools.tools.report.Metric;
import dev.adtools.tools.report.TextOrder;
import org.jspecify.annotations.Nullable;

/** Keys by which rows are sorted; those that are equal go by what they are about. */
public enum AlphaPerformanceSort {
    /** By cost. */
    @JsonName("cost_micros")
    COST(AlphaMetric.COST),
    /** By impressions. */
    @JsonName("impressions")
    IMPRESSIONS(AlphaMetric.IMPRESSIONS),
    /** By clicks. */
    @JsonName("clicks")
    CLICKS(AlphaMetric.CLICKS),
    /** By click rate. */
    @JsonName("ctr")
    CTR(AlphaMetric.CTR),
    /** By the cost of a click. */
    @JsonName("cpc_micros")
    CPC(AlphaMetric.CPC),
    /** By conversions. */
    @JsonName("conversions")
    CONVERSIONS(AlphaMetric.CONVERSIONS),
    /** By the cost of a conversion. */
    @JsonName("cost_per_conversion_micros")
    CPA(AlphaMetric.COST_PER_CONVERSION),
    /** By the value of conversions. */
    @JsonName("conversion_value_micros")
    VALUE(AlphaMetric.CONVERSION_VALUE),
    /** By value per cost. */
    @JsonName("roas")
    ROAS(AlphaMetric.ROAS),
    /** By name. */
    @JsonName("name")
    NAME(null),
    /** By day. */
    @JsonName("date")
    DATE(null);

    private final @Nullable Metric<AlphaMetrics> metric;

    AlphaPerformanceSort(@Nullable Metric<AlphaMetrics> metric) {
        this.metric = metric;
    }

    boolean isByDate() {
        return this == DATE;
    }

    /** Returns where a row stands in the order by this. */
    PageKey pageKey(ComparedRow<AlphaReport.Row> row) {
        if (metric != null) {
            return new PageKey(metric.sortText(row.now().metrics()), row.id());
        }
        return new PageKey(isByDate() ? row.day() : TextOrder.text(row.name()), row.id());
    }
}
