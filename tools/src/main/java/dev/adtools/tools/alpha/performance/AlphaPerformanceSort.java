package dev.adtools.tools.alpha.performance;

import dev.adtools.api.JsonName;
import dev.adtools.tools.alpha.metrics.AlphaSortMeasure;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.TextOrder;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Order of rows; a minus is descending, and rows that are equal in it go by what they are about. */
public enum AlphaPerformanceSort {
    /** By cost. */
    @JsonName("cost_micros")
    COST(false, AlphaSortMeasure.COST),
    /** By cost, the highest first. */
    @JsonName("-cost_micros")
    COST_DESCENDING(true, AlphaSortMeasure.COST),
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
    /** By click rate. */
    @JsonName("ctr")
    CTR(false, AlphaSortMeasure.CTR),
    /** By click rate, the highest first. */
    @JsonName("-ctr")
    CTR_DESCENDING(true, AlphaSortMeasure.CTR),
    /** By the cost of a click. */
    @JsonName("cpc_micros")
    CPC(false, AlphaSortMeasure.CPC),
    /** By the cost of a click, the highest first. */
    @JsonName("-cpc_micros")
    CPC_DESCENDING(true, AlphaSortMeasure.CPC),
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
    CPA_DESCENDING(true, AlphaSortMeasure.COST_PER_CONVERSION),
    /** By the value of conversions. */
    @JsonName("conversion_value_micros")
    VALUE(false, AlphaSortMeasure.CONVERSION_VALUE),
    /** By the value of conversions, the highest first. */
    @JsonName("-conversion_value_micros")
    VALUE_DESCENDING(true, AlphaSortMeasure.CONVERSION_VALUE),
    /** By value per cost. */
    @JsonName("roas")
    ROAS(false, AlphaSortMeasure.ROAS),
    /** By value per cost, the highest first. */
    @JsonName("-roas")
    ROAS_DESCENDING(true, AlphaSortMeasure.ROAS),
    /** By name. */
    @JsonName("name")
    NAME(false, null),
    /** By name, the last first. */
    @JsonName("-name")
    NAME_DESCENDING(true, null),
    /** By day. */
    @JsonName("date")
    DATE(false, null),
    /** By day, the latest first. */
    @JsonName("-date")
    DATE_DESCENDING(true, null);

    private final boolean isDescending;
    private final @Nullable AlphaSortMeasure measure;

    AlphaPerformanceSort(boolean isDescending, @Nullable AlphaSortMeasure measure) {
        this.isDescending = isDescending;
        this.measure = measure;
    }

    boolean isByDate() {
        return this == DATE || this == DATE_DESCENDING;
    }

    /** Returns where a row stands in this order. */
    PageKey key(AlphaComparedRow row) {
        if (measure != null) {
            return new PageKey(measure.sortText(row.now().metrics()), row.id());
        }
        return new PageKey(isByDate() ? row.day() : TextOrder.text(row.name()), row.id());
    }

    /** Returns this order. */
    Comparator<PageKey> order() {
        return NumberOrder.of(isDescending);
    }
}
