package dev.adtools.tools.alpha.waste;

import dev.adtools.api.Outcome;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.alpha.searchterms.BrandTerms;
import dev.adtools.tools.alpha.searchterms.JudgedDays;
import dev.adtools.tools.alpha.searchterms.TargetSource;
import dev.adtools.tools.alpha.waste.WasteAnswer.SilentTotals;
import dev.adtools.tools.alpha.waste.WasteAnswer.Totals;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Findings on the part of an account's cost that was for nothing. Words are foreign text and never part of a sentence.
 *
 * @param scope the account and the days
 * @param days which of the days can be judged
 * @param account what the whole account did
 * @param judgement what decides
 * @param totals the sums
 * @param candidates what to pause or exclude
 * @param brandCampaigns how many campaigns were taken for the brand's
 * @param notes what the platform did not send
 */
record WasteFindings(
        ReportScope<AlphaCustomer> scope,
        JudgedDays days,
        AlphaMetrics account,
        Judgement judgement,
        Totals totals,
        List<Spender> candidates,
        int brandCampaigns,
        List<Insight> notes) {

    static Outcome<WasteFindings> of(
            AnalyzeAlphaWastedSpend arguments,
            ReportScope<AlphaCustomer> scope,
            JudgedDays days,
            List<AlphaReport.Row> account,
            WasteRows rows) {
        return AlphaMetric.sums(account.stream().map(AlphaReport.Row::metrics).toList())
                .flatMap(sum -> rows.campaigns()
                        .exact(AlphaReport.Row::metrics)
                        .flatMap(campaigns -> rows.keywords().exact(AlphaReport.Row::metrics))
                        .flatMap(keywords -> rows.terms().exact(AlphaSearchTerm::metrics))
                        .map(terms -> of(arguments, scope, days, sum, rows)));
    }

    private static WasteFindings of(
            AnalyzeAlphaWastedSpend arguments,
            ReportScope<AlphaCustomer> scope,
            JudgedDays days,
            AlphaMetrics account,
            WasteRows rows) {
        Threshold threshold = Threshold.of(arguments, account).telling(arguments, account);
        SilentCampaigns silent = new SilentCampaigns(rows.campaigns(), account, threshold);
        Judgement judgement = new Judgement(threshold, silent);
        BrandTerms brand = BrandTerms.of(arguments.brandTerms(), rows.keywords().all());
        Spenders spenders = new Spenders(rows, brand);
        long cost = account.costMicros();
        return new WasteFindings(
                scope,
                days,
                account,
                judgement,
                new Totals(
                        cost,
                        SilentTotals.of(silent, cost),
                        WasteTotals.of(spenders.keywords(), judgement, cost),
                        WasteTotals.of(spenders.terms(), judgement, cost)),
                Stream.concat(spenders.keywords().stream(), spenders.terms().stream())
                        .filter(judgement::isWasted)
                        .toList(),
                brand.campaigns(),
                scope.notes(rows.metrics()));
    }

    Threshold threshold() {
        return judgement.threshold();
    }

    String summary() {
        if (days.areAllRecent()) {
            return "Of " + scope.words(totals.costMicros()) + ", " + scope.dates()
                    + ", nothing can be judged yet, so nothing is called wasted.";
        }
        return "Of " + scope.words(totals.costMicros()) + ", " + scope.dates() + ", "
                + scope.words(totals.keywords().wastedMicros()) + " went to "
                + totals.keywords().candidates() + " keyword(s) and "
                + scope.words(totals.searchTerms().wastedMicros()) + " to "
                + totals.searchTerms().candidates() + " search term(s) without conversion, from "
                + scope.words(threshold().minCostMicros()) + " and "
                + threshold().minClicks() + " click(s) each.";
    }

    List<Insight> insights() {
        List<Insight> insights = new ArrayList<>();
        BigDecimal conversions = AlphaMetric.CONVERSIONS.complete(account);
        if (account.clicks() > 0 && conversions != null && conversions.signum() == 0) {
            insights.add(Insight.of(
                    WasteInsight.NO_CONVERSIONS,
                    "The account has no conversions at all: check that they are tracked before anything is stopped."));
        }
        if (judgement.silent().count() > 0) {
            insights.add(Insight.of(
                    WasteInsight.CAMPAIGNS_WITHOUT_CONVERSIONS,
                    judgement.silent().count() + " campaign(s) have no conversion at all in "
                            + scope.words(judgement.silent().costMicros())
                            + ": are conversions tracked there? What is in them is not called wasted.",
                    judgement.silent().ids()));
        }
        days.recent()
                .ifPresent(recent -> insights.add(Insight.of(
                        WasteInsight.TOO_RECENT,
                        (days.areAllRecent() ? "All days" : "The days from " + recent.since() + " to " + recent.until())
                                + " are too recent to judge: conversions may come " + days.lagDays()
                                + " days after the click (conversion_lag_days).")));
        if (brandCampaigns > 0) {
            insights.add(Insight.of(
                    WasteInsight.BRAND_DERIVED,
                    "The keywords of " + brandCampaigns
                            + " campaign(s) named as the brand's were taken as brand_terms, because none were given."));
        }
        if (threshold().targetSource() == TargetSource.NONE) {
            insights.add(Insight.of(
                    WasteInsight.NO_TARGET,
                    "No target cost was given, and there are fewer than 10 conversions to derive one."));
        } else if (threshold().targetSource() == TargetSource.ACCOUNT_AVERAGE) {
            insights.add(Insight.of(
                    WasteInsight.TARGET_DERIVED, "The target cost is the account's average, because none was given."));
        }
        if (totals.keywords().candidates() > 0 && totals.searchTerms().candidates() > 0) {
            insights.add(Insight.of(
                    WasteInsight.OVERLAP,
                    "A search costs on the keyword that it matched, so the two sums must not be added."));
        }
        insights.addAll(notes);
        if (scope.isInLastDay()) {
            insights.add(Insight.of(WasteInsight.DAY_NOT_OVER, "The last day is not over: " + scope.today() + "."));
        }
        return insights;
    }
}
