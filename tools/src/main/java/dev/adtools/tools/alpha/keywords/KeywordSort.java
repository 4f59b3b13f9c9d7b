package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.JsonName;
import dev.adtools.tools.alpha.metrics.AlphaSortMeasure;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.TextOrder;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Order of keywords; a minus is descending, and keywords that are equal in it go by id. */
public enum KeywordSort {
    /** By the words. */
    @JsonName("text")
    TEXT(false, null),
    /** By the words, the last first. */
    @JsonName("-text")
    TEXT_DESCENDING(true, null),
    /** By quality. */
    @JsonName("quality_score")
    QUALITY(false, null),
    /** By quality, the best first. */
    @JsonName("-quality_score")
    QUALITY_DESCENDING(true, null),
    /** By impressions. */
    @JsonName("impressions")
    IMPRESSIONS(false, AlphaSortMeasure.IMPRESSIONS),
    /** By impressions, the most first. */
    @JsonName("-impressions")
    IMPRESSIONS_DESCENDING(true, AlphaSortMeasure.IMPRESSIONS),
    /** By clicks. */
    @JsonName("clicks")
    CLICKS(false, AlphaSortMeasure.CLICKS),
    /** By clicks, the most first. */
    @JsonName("-clicks")
    CLICKS_DESCENDING(true, AlphaSortMeasure.CLICKS),
    /** By cost. */
    @JsonName("cost_micros")
    COST(false, AlphaSortMeasure.COST),
    /** By cost, the highest first. */
    @JsonName("-cost_micros")
    COST_DESCENDING(true, AlphaSortMeasure.COST),
    /** By conversions. */
    @JsonName("conversions")
    CONVERSIONS(false, AlphaSortMeasure.CONVERSIONS),
    /** By conversions, the most first. */
    @JsonName("-conversions")
    CONVERSIONS_DESCENDING(true, AlphaSortMeasure.CONVERSIONS),
    /** By the cost of a conversion. */
    @JsonName("cost_per_conversion_micros")
    CPA(false, AlphaSortMeasure.COST_PER_CONVERSION),
    /** By the cost of a conversion, the highest first. */
    @JsonName("-cost_per_conversion_micros")
    CPA_DESCENDING(true, AlphaSortMeasure.COST_PER_CONVERSION);

    private final boolean isDescending;
    private final @Nullable AlphaSortMeasure measure;

    KeywordSort(boolean isDescending, @Nullable AlphaSortMeasure measure) {
        this.isDescending = isDescending;
        this.measure = measure;
    }

    boolean isByMetric() {
        return measure != null;
    }

    /** Returns where a keyword stands in this order. */
    PageKey key(MeasuredKeyword row) {
        if (measure != null) {
            return new PageKey(measure.sortText(row.metrics()), row.keyword().id());
        }
        boolean isByText = this == TEXT || this == TEXT_DESCENDING;
        return new PageKey(
                isByText ? TextOrder.text(row.keyword().text()) : row.qualityText(),
                row.keyword().id());
    }

    /** Returns this order. */
    Comparator<PageKey> order() {
        return NumberOrder.of(isDescending);
    }
}
