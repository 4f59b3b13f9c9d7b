package dev.adtools.tools.alpha.terms;

import dev.adtools.api.JsonName;
import dev.adtools.tools.alpha.metrics.AlphaSortMeasure;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.report.TextOrder;
import org.jspecify.annotations.Nullable;

/** Keys by which search terms are sorted. */
public enum TermSort {
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
    /** By conversions. */
    @JsonName("conversions")
    CONVERSIONS(AlphaSortMeasure.CONVERSIONS),
    /** By the cost of a conversion. */
    @JsonName("cost_per_conversion_micros")
    CPA(AlphaSortMeasure.COST_PER_CONVERSION),
    /** By the words. */
    @JsonName("search_term")
    TEXT(null);

    private final @Nullable AlphaSortMeasure measure;

    TermSort(@Nullable AlphaSortMeasure measure) {
        this.measure = measure;
    }

    /** Returns where a term stands in the order by this. */
    PageKey pageKey(AlphaSearchTerm term) {
        return new PageKey(
                measure == null ? TextOrder.text(term.text()) : measure.sortText(term.metrics()), TermKey.id(term));
    }
}
