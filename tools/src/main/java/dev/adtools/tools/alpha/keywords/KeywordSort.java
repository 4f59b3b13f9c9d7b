package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.Wire;
import dev.adtools.tools.alpha.metrics.Measure;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.TextOrder;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** By what keywords are sorted; a minus is descending, and keywords that are equal in it go by id. */
public enum KeywordSort {
    /** By the words. */
    @Wire("text")
    TEXT(false, null),
    /** By the words, the last first. */
    @Wire("-text")
    TEXT_DESCENDING(true, null),
    /** By quality. */
    @Wire("quality_score")
    QUALITY(false, null),
    /** By quality, the best first. */
    @Wire("-quality_score")
    QUALITY_DESCENDING(true, null),
    /** By impressions. */
    @Wire("impressions")
    IMPRESSIONS(false, Measure.IMPRESSIONS),
    /** By impressions, the most first. */
    @Wire("-impressions")
    IMPRESSIONS_DESCENDING(true, Measure.IMPRESSIONS),
    /** By clicks. */
    @Wire("clicks")
    CLICKS(false, Measure.CLICKS),
    /** By clicks, the most first. */
    @Wire("-clicks")
    CLICKS_DESCENDING(true, Measure.CLICKS),
    /** By cost. */
    @Wire("cost_micros")
    COST(false, Measure.COST),
    /** By cost, the highest first. */
    @Wire("-cost_micros")
    COST_DESCENDING(true, Measure.COST),
    /** By conversions. */
    @Wire("conversions")
    CONVERSIONS(false, Measure.CONVERSIONS),
    /** By conversions, the most first. */
    @Wire("-conversions")
    CONVERSIONS_DESCENDING(true, Measure.CONVERSIONS),
    /** By the cost of a conversion. */
    @Wire("cost_per_conversion_micros")
    CPA(false, Measure.COST_PER_CONVERSION),
    /** By the cost of a conversion, the highest first. */
    @Wire("-cost_per_conversion_micros")
    CPA_DESCENDING(true, Measure.COST_PER_CONVERSION);

    private final boolean isDescending;
    private final @Nullable Measure measure;

    KeywordSort(boolean isDescending, @Nullable Measure measure) {
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
