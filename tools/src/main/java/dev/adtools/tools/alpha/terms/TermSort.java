package dev.adtools.tools.alpha.terms;

import dev.adtools.api.JsonName;
import dev.adtools.tools.alpha.metrics.AlphaSortMeasure;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.TextOrder;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Order of search terms; a minus is descending. */
public enum TermSort {
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
    /** By the words. */
    @JsonName("search_term")
    TEXT(false, null),
    /** By the words, the last first. */
    @JsonName("-search_term")
    TEXT_DESCENDING(true, null);

    private final boolean isDescending;
    private final @Nullable AlphaSortMeasure measure;

    TermSort(boolean isDescending, @Nullable AlphaSortMeasure measure) {
        this.isDescending = isDescending;
        this.measure = measure;
    }

    /** Returns where a term stands in this order. */
    PageKey key(AlphaSearchTerm term) {
        return new PageKey(
                measure == null ? TextOrder.text(term.text()) : measure.sortText(term.metrics()), TermKey.id(term));
    }

    /** Returns this order. */
    Comparator<PageKey> order() {
        return NumberOrder.of(isDescending);
    }
}
