package dev.adtools.tools.beta.performance;

import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.beta.metrics.BetaMetricChanges;
import dev.adtools.tools.beta.metrics.BetaRowMetrics;
import dev.adtools.tools.beta.performance.BetaPerformanceAnswer.OtherAction;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.ComparedRow;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.PerformanceInsight;
import dev.adtools.tools.report.PerformanceNarration;
import dev.adtools.tools.report.PeriodSums;
import dev.adtools.tools.report.Ratios;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes one page of rows as the answer that was asked for. */
record BetaPerformanceWriter(
        GetBetaCampaignPerformance arguments,
        ReportScope<?> scope,
        PerformanceReads numbers,
        PeriodSums<BetaMetrics> totals,
        Source source) {

    private static final int NAMED_CONVERSIONS = 5;

    Rows<BetaPerformanceAnswer, BetaPerformanceAnswer.Row> answer(
            List<ComparedRow<BetaReport.Row>> all, Page<ComparedRow<BetaReport.Row>> page, List<String> unknown) {
        String currency = scope.currency();
        PerformanceNarration narration = new PerformanceNarration(scope, all, totals);
        BetaMetrics before = totals.before();
        BetaMetrics unlisted = numbers.unlisted();
        BetaMetrics unlistedBefore = numbers.unlistedBefore();
        BetaPerformanceAnswer facts = new BetaPerformanceAnswer(
                narration.summary("conversions (" + counted() + ")", "the days before"),
                insights(narration.insights(known(unknown), ofBeta(unlisted))),
                arguments.level(),
                arguments.breakdown(),
                arguments.conversion(),
                all.stream()
                        .limit(1)
                        .flatMap(row -> row.now().counted().stream())
                        .toList(),
                numbers.otherActions().stream().map(OtherAction::of).toList(),
                numbers.path(),
                unknown,
                page.facts(all.size(), source),
                currency,
                DateRange.of(scope.days()),
                before == null ? null : DateRange.of(scope.previous()),
                BetaRowMetrics.ofSums(totals.now(), currency),
                unlisted == null ? null : BetaRowMetrics.ofSums(unlisted, currency),
                before == null ? null : BetaRowMetrics.ofSums(before, currency),
                unlistedBefore == null ? null : BetaRowMetrics.ofSums(unlistedBefore, currency),
                before == null ? null : BetaMetricChanges.between(before, totals.now()));
        return BetaPerformanceColumns.of(arguments, currency)
                .rows(
                        arguments.paging().rawData(),
                        facts,
                        page.rows(),
                        row -> BetaPerformanceAnswer.Row.of(row, currency));
    }

    private String counted() {
        return arguments.conversion().several();
    }

    private List<String> known(List<String> unknown) {
        return arguments.level() == BetaReport.Level.ACCOUNT
                ? List.of()
                : WantedCampaigns.of(arguments.campaignIds()).without(unknown);
    }

    // Tracking works where other conversions are counted.
    private List<Insight> insights(List<Insight> insights) {
        List<String> others = numbers.otherActions().stream()
                .limit(NAMED_CONVERSIONS)
                .map(other -> Ratios.rounded(other.count()).toPlainString() + " of "
                        + other.conversion().value())
                .toList();
        return insights.stream()
                .map(insight -> others.isEmpty() || !insight.code().equals(PerformanceInsight.NO_CONVERSIONS.name())
                        ? insight
                        : Insight.of(
                                PerformanceInsight.OTHER_CONVERSIONS,
                                "There are no " + counted() + ", but other conversions: "
                                        + String.join(", ", others)
                                        + ". Set conversion to one of these words to count it."))
                .toList();
    }

    private List<Insight> ofBeta(@Nullable BetaMetrics unlisted) {
        List<Insight> insights = new ArrayList<>();
        if (unlisted != null) {
            insights.add(
                    Insight.of(
                            PerformanceInsight.UNLISTED_CAMPAIGNS,
                            scope.words(unlisted.spend())
                                    + " of the total cost belong to campaigns that are deleted or not listed; no row has them."));
        }
        ReportScope.inParts(numbers.path()).ifPresent(insights::add);
        if (scope.minorDigits() == null) {
            insights.add(Insight.of(
                    PerformanceInsight.CURRENCY_UNKNOWN,
                    "The unit of the account's currency is not known, so amounts are left out."));
        }
        return insights;
    }
}
