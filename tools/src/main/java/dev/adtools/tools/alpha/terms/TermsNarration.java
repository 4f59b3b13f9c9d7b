package dev.adtools.tools.alpha.terms;

import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Says what search terms show. Numbers only: they are foreign text and never part of a sentence. */
final class TermsNarration {

    private static final String NO_KEYWORD = "NONE";

    private final ReportScope<?> scope;
    private final List<AlphaSearchTerm> terms;
    private final AlphaMetrics totals;

    TermsNarration(ReportScope<?> scope, List<AlphaSearchTerm> terms, AlphaMetrics totals) {
        this.scope = scope;
        this.terms = terms;
        this.totals = totals;
    }

    String summary() {
        long different = terms.stream().map(AlphaSearchTerm::text).distinct().count();
        return different + " search term(s) in " + terms.size() + " row(s), " + scope.dates() + ": "
                + AlphaMetric.CLICKS.words(totals) + " clicks, " + scope.words(AlphaMetric.COST.whole(totals)) + ", "
                + AlphaMetric.CONVERSIONS.words(totals) + " conversions.";
    }

    private static boolean isWithoutConversion(AlphaSearchTerm term) {
        BigDecimal conversions = AlphaMetric.CONVERSIONS.of(term.metrics());
        return conversions != null && conversions.signum() == 0;
    }

    List<Insight> insights() {
        List<Insight> insights = new ArrayList<>();
        if (terms.isEmpty()) {
            insights.add(Insight.of(
                    TermsInsight.NO_TERMS,
                    "There are none: nothing was searched for that matched, or campaign_id, ad_group_id or"
                            + " min_cost_micros leave nothing."));
        }
        long wasted = terms.stream()
                .filter(TermsNarration::isWithoutConversion)
                .mapToLong(term -> term.metrics().costMicros())
                .sum();
        if (wasted > 0) {
            insights.add(Insight.of(
                    TermsInsight.COST_WITHOUT_CONVERSION,
                    scope.words(wasted)
                            + " were spent on rows without conversion; analyze_search_terms says what to exclude."));
        }
        long converting = terms.stream()
                .filter(term -> term.status().equals(NO_KEYWORD)
                        && term.metrics().conversions().signum() > 0)
                .count();
        if (converting > 0) {
            insights.add(Insight.of(
                    TermsInsight.CONVERTING_AND_NO_KEYWORD, converting + " row(s) converted and are no keywords yet."));
        }
        if (!terms.isEmpty()) {
            insights.add(Insight.of(
                    TermsInsight.PART_OF_ACCOUNT,
                    "These sums are a part of what the account did: ads without keywords have no search terms, and the"
                            + " platform leaves out what few people searched for."));
        }
        insights.addAll(scope.notes(terms.stream().map(AlphaSearchTerm::metrics)));
        if (scope.isInLastDay()) {
            insights.add(Insight.of(TermsInsight.DAY_NOT_OVER, "The last day is not over: " + scope.today() + "."));
        }
        return insights;
    }
}
