package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.JsonName;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.Metric;
import dev.adtools.tools.report.TextOrder;
import org.jspecify.annotations.Nullable;

/** Keys by which keywords are sorted; those that are equal go by id. */
public enum KeywordSort {
    /** By the words. */
    @JsonName("text")
    TEXT(null),
    /** By quality. */
    @JsonName("quality_score")
    QUALITY(null),
    /** By impressions. */
    @JsonName("impressions")
    IMPRESSIONS(AlphaMetric.IMPRESSIONS),
    /** By clicks. */
    @JsonName("clicks")
    CLICKS(AlphaMetric.CLICKS),
    /** By cost. */
    @JsonName("cost_micros")
    COST(AlphaMetric.COST),
    /** By conversions. */
    @JsonName("conversions")
    CONVERSIONS(AlphaMetric.CONVERSIONS),
    /** By the cost of a conversion. */
    @JsonName("cost_per_conversion_micros")
    CPA(AlphaMetric.COST_PER_CONVERSION);

    private final @Nullable Metric<AlphaMetrics> metric;

    KeywordSort(@Nullable Metric<AlphaMetrics> metric) {
        this.metric = metric;
    }

    boolean isByMetric() {
        return metric != null;
    }

    /** Returns where a keyword stands in the order by this. */
    PageKey pageKey(MeasuredKeyword row) {
        if (metric != null) {
            return new PageKey(metric.sortText(row.metrics()), row.keyword().id());
        }
        boolean isByText = this == TEXT;
        return new PageKey(
                isByText ? TextOrder.text(row.keyword().text()) : row.qualityText(),
                row.keyword().id());
    }
}
