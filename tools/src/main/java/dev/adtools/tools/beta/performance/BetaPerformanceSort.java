package dev.adtools.tools.beta.performance;

import dev.adtools.api.JsonName;
import dev.adtools.tools.beta.metrics.BetaMetric;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.ComparedRow;
import dev.adtools.tools.report.Metric;
import dev.adtools.tools.report.TextOrder;
import org.jspecify.annotations.Nullable;

/** Keys by which rows are sorted; those that are equal go by what they are about. */
public enum BetaPerformanceSort {
    /** By cost. */
    @JsonName("cost_micros")
    COST(BetaMetric.COST),
    /** By impressions. */
    @JsonName("impressions")
    IMPRESSIONS(BetaMetric.IMPRESSIONS),
    /** By reach. */
    @JsonName("reach")
    REACH(BetaMetric.REACH),
    /** By clicks. */
    @JsonName("clicks")
    CLICKS(BetaMetric.CLICKS),
    /** By clicks on links. */
    @JsonName("link_clicks")
    LINK_CLICKS(BetaMetric.LINK_CLICKS),
    /** By click rate. */
    @JsonName("ctr")
    CTR(BetaMetric.CTR),
    /** By the cost of a click. */
    @JsonName("cpc_micros")
    CPC(BetaMetric.CPC),
    /** By purchases. */
    @JsonName("purchases")
    PURCHASES(BetaMetric.PURCHASES),
    /** By leads. */
    @JsonName("leads")
    LEADS(BetaMetric.LEADS),
    /** By app installs. */
    @JsonName("app_installs")
    APP_INSTALLS(BetaMetric.APP_INSTALLS),
    /** By conversions. */
    @JsonName("conversions")
    CONVERSIONS(BetaMetric.CONVERSIONS),
    /** By the cost of a conversion. */
    @JsonName("cost_per_conversion_micros")
    COST_PER_CONVERSION(BetaMetric.COST_PER_CONVERSION),
    /** By the value of conversions. */
    @JsonName("conversion_value_micros")
    CONVERSION_VALUE(BetaMetric.CONVERSION_VALUE),
    /** By value per cost. */
    @JsonName("roas")
    ROAS(BetaMetric.ROAS),
    /** By name. */
    @JsonName("name")
    NAME(null),
    /** By day. */
    @JsonName("date")
    DATE(null);

    private final @Nullable Metric<BetaMetrics> metric;

    BetaPerformanceSort(@Nullable Metric<BetaMetrics> metric) {
        this.metric = metric;
    }

    boolean isByDate() {
        return this == DATE;
    }

    /** Returns where a row stands in the order by this. */
    PageKey pageKey(ComparedRow<BetaReport.Row> row) {
        if (metric != null) {
            return new PageKey(metric.sortText(row.now().metrics()), row.id());
        }
        return new PageKey(isByDate() ? row.day() : TextOrder.text(row.name()), row.id());
    }
}
