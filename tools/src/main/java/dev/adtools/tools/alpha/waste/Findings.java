package dev.adtools.tools.alpha.waste;

import dev.adtools.api.Outcome;
import dev.adtools.tools.alpha.metrics.Scope;
import dev.adtools.tools.alpha.metrics.Sums;
import dev.adtools.tools.alpha.searchterms.TargetSource;
import dev.adtools.tools.alpha.waste.WasteAnswer.Totals;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.report.Insight;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * What of an account's cost was for nothing. Words are foreign text and never part of a sentence.
 *
 * @param scope the account and the days
 * @param account what the whole account did
 * @param threshold from which cost something counts as wasted
 * @param totals the sums
 * @param candidates what to pause or exclude
 */
record Findings(Scope scope, AlphaMetrics account, Threshold threshold, Totals totals, List<Spender> candidates) {

    static Outcome<Findings> of(
            AnalyzeAlphaWastedSpend arguments,
            Scope scope,
            List<AlphaReport.Row> account,
            List<AlphaReport.Row> keywordRows,
            List<AlphaSearchTerm> termRows) {
        return Sums.of(metrics(account))
                .then(sum -> Sums.of(metrics(keywordRows))
                        .then(keywordSum -> Sums.of(
                                termRows.stream().map(AlphaSearchTerm::metrics).toList()))
                        .map(termSum ->
                                of(arguments, scope, sum, Spender.ofKeywords(keywordRows), Spender.ofTerms(termRows))));
    }

    private static List<AlphaMetrics> metrics(List<AlphaReport.Row> rows) {
        return rows.stream().map(AlphaReport.Row::metrics).toList();
    }

    private static Findings of(
            AnalyzeAlphaWastedSpend arguments,
            Scope scope,
            AlphaMetrics account,
            List<Spender> keywords,
            Collection<Spender> terms) {
        Threshold threshold = Threshold.of(arguments, account);
        long cost = account.costMicros();
        return new Findings(
                scope,
                account,
                threshold,
                new Totals(cost, WasteTotals.of(keywords, threshold, cost), WasteTotals.of(terms, threshold, cost)),
                Stream.concat(keywords.stream(), terms.stream())
                        .filter(threshold::isReachedBy)
                        .toList());
    }

    String summary() {
        return "Of " + scope.words(totals.costMicros()) + ", " + scope.dates() + ", "
                + scope.words(totals.keywords().wastedMicros()) + " went to "
                + totals.keywords().candidates() + " keyword(s) and "
                + scope.words(totals.searchTerms().wastedMicros()) + " to "
                + totals.searchTerms().candidates() + " search term(s) without conversion, from "
                + scope.words(threshold.minSpendMicros()) + " each.";
    }

    List<Insight> insights() {
        List<Insight> insights = new ArrayList<>();
        if (account.clicks() > 0 && account.conversions().signum() == 0) {
            insights.add(Insight.of(
                    WasteInsight.NO_CONVERSIONS,
                    "The account has no conversions at all: check that they are tracked before anything is stopped."));
        }
        if (threshold.targetSource() == TargetSource.NONE) {
            insights.add(Insight.of(
                    WasteInsight.NO_TARGET,
                    "No target cost was given, and there are fewer than 10 conversions to derive one."));
        } else if (threshold.targetSource() == TargetSource.ACCOUNT_AVERAGE) {
            insights.add(Insight.of(
                    WasteInsight.TARGET_DERIVED, "The target cost is the account's average, because none was given."));
        }
        if (totals.keywords().candidates() > 0 && totals.searchTerms().candidates() > 0) {
            insights.add(Insight.of(
                    WasteInsight.OVERLAP,
                    "A search costs on the keyword that it matched, so the two sums must not be added."));
        }
        if (!scope.days().until().isBefore(scope.today())) {
            insights.add(Insight.of(WasteInsight.DAY_NOT_OVER, "The last day is not over: " + scope.today() + "."));
        }
        return insights;
    }
}
