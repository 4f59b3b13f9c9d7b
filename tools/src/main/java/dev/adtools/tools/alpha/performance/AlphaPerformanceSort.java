package dev.adtools.tools.alpha.performance;

import dev.adtools.api.JsonName;
import dev.adtools.tools.alpha.metrics.AlphaSortMeasure;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.report.ComparedRow;
import dev.adtools.tools.report.TextOrder;
import org.jspecify.annotations.Nullable;

/** Keys by which rows are sorted; those that are equal go by what they are about. */
public enum AlphaPerformanceSort {
    /** By cost. */
    @JsonName("cost_micros")
    COST(AlphaSortMeasure.COST),
    /** By impressions. */
    @JsonName("impressions")
    IMPRESSIONS(AlphaSortMeasure.IMPRESSIONS),
    /** By clicks. */
    @JsonName("clicks")
    CLICKS(AlphaSortMeasure.CLICKS),
    /** By click rate. */
    @JsonName("ctr")
    CTR(AlphaSortMeasure.CTR),
    /** By the cost of a click. */
    @JsonName("cpc_micros")
    CPC(AlphaSortMeasure.CPC),
    /** By conversions. */
    @JsonName("conversions")
    CONVERSIONS(AlphaSortMeasure.CONVERSIONS),
    /** By the cost of a conversion. */
    @JsonName("cost_per_conversion_micros")
    CPA(AlphaSortMeasure.COST_PER_CONVERSION),
    /** By the value of conversions. */
    @JsonName("conversion_value_micros")
    VALUE(AlphaSortMeasure.CONVERSION_VALUE),
    /** By value per cost. */
    @JsonName("roas")
    ROAS(AlphaSortMeasure.ROAS),
    /** By name. */
    @JsonName("name")
    NAME(null),
    /** By day. */
    @JsonName("date")
    DATE(null);

    private final @Nullable AlphaSortMeasure measure;

    AlphaPerformanceSort(@Nullable AlphaSortMeasure measure) {
        this.measure = measure;
    }

    boolean isByDate() {
        return this == DATE;
    }

    /** Returns where a row stands in the order by this. */
    PageKey pageKey(ComparedRow<AlphaReport.Row> row) {
        if (measure != null) {
            return new PageKey(measure.sortText(row.now().metrics()), row.id());
        }
        return new PageKey(isByDate() ? row.day() : TextOrder.text(row.name()), row.id());
    }
}
