package dev.adtools.tools.alpha.terms;

import dev.adtools.api.JsonName;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.report.Metric;
import dev.adtools.tools.report.TextOrder;
import org.jspecify.annotations.Nullable;

/** Keys by which search terms are sorted. */
public enum TermSort {
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
    /** By conversions. */
    @JsonName("conversions")
    CONVERSIONS(AlphaMetric.CONVERSIONS),
    /** By the cost of a conversion. */
    @JsonName("cost_per_conversion_micros")
    CPA(AlphaMetric.COST_PER_CONVERSION),
    /** By the words. */
    @JsonName("search_term")
    TEXT(null);

    private final @Nullable Metric<AlphaMetrics> metric;

    TermSort(@Nullable Metric<AlphaMetrics> metric) {
        this.metric = metric;
    }

    /** Returns where a term stands in the order by this. */
    PageKey pageKey(AlphaSearchTerm term) {
        return new PageKey(
                metric == null ? TextOrder.text(term.text()) : metric.sortText(term.metrics()), TermKey.id(term));
    }
}
