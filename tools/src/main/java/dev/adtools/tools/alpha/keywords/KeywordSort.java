package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.JsonName;
import dev.adtools.tools.alpha.metrics.AlphaSortMeasure;
import dev.adtools.tools.paging.PageKey;
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
    IMPRESSIONS(AlphaSortMeasure.IMPRESSIONS),
    /** By clicks. */
    @JsonName("clicks")
    CLICKS(AlphaSortMeasure.CLICKS),
    /** By cost. */
    @JsonName("cost_micros")
    COST(AlphaSortMeasure.COST),
    /** By conversions. */
    @JsonName("conversions")
    CONVERSIONS(AlphaSortMeasure.CONVERSIONS),
    /** By the cost of a conversion. */
    @JsonName("cost_per_conversion_micros")
    CPA(AlphaSortMeasure.COST_PER_CONVERSION);

    private final @Nullable AlphaSortMeasure measure;

    KeywordSort(@Nullable AlphaSortMeasure measure) {
        this.measure = measure;
    }

    boolean isByMetric() {
        return measure != null;
    }

    /** Returns where a keyword stands in the order by this. */
    PageKey pageKey(MeasuredKeyword row) {
        if (measure != null) {
            return new PageKey(measure.sortText(row.metrics()), row.keyword().id());
        }
        boolean isByText = this == TEXT;
        return new PageKey(
                isByText ? TextOrder.text(row.keyword().text()) : row.qualityText(),
                row.keyword().id());
    }
}
