package dev.adtools.tools.beta.performance;

import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.beta.metrics.BetaMetricChanges;
import dev.adtools.tools.beta.metrics.BetaRowMetrics;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.ComparedRow;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.PerformanceInsight;
import dev.adtools.tools.report.PerformanceNarration;
import dev.adtools.tools.report.PeriodSums;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import java.util.List;

/** Writes one page of rows as the answer that was asked for. */
record BetaPerformanceWriter(
        GetBetaCampaignPerformance arguments, ReportScope<?> scope, PeriodSums<BetaMetrics> sums, Source source) {

    Rows<BetaPerformanceAnswer, BetaPerformanceAnswer.Row> answer(
            List<ComparedRow<BetaReport.Row>> all, Page<ComparedRow<BetaReport.Row>> page, List<String> unknown) {
        String currency = scope.currency();
        PerformanceNarration narration = new PerformanceNarration(scope, all, sums);
        BetaMetrics before = sums.before();
        BetaPerformanceAnswer facts = new BetaPerformanceAnswer(
                narration.summary("conversions (" + counted() + ")", "the days before"),
                narration.insights(known(unknown), withoutAmounts()),
                arguments.level(),
                arguments.breakdown(),
                arguments.conversion(),
                all.stream()
                        .limit(1)
                        .flatMap(row -> row.now().counted().stream())
                        .toList(),
                unknown,
                page.facts(all.size(), source),
                currency,
                DateRange.of(scope.days()),
                before == null ? null : DateRange.of(scope.previous()),
                BetaRowMetrics.ofSums(sums.now(), currency),
                before == null ? null : BetaRowMetrics.ofSums(before, currency),
                before == null ? null : BetaMetricChanges.between(before, sums.now()));
        return BetaPerformanceColumns.of(arguments, currency)
                .rows(
                        arguments.paging().rawData(),
                        facts,
                        page.rows(),
                        row -> BetaPerformanceAnswer.Row.of(row, currency));
    }

    private String counted() {
        return switch (arguments.conversion()) {
            case ALL -> "purchases, leads and app installs";
            case PURCHASES -> "purchases";
            case LEADS -> "leads";
            case APP_INSTALLS -> "app installs";
        };
    }

    private List<String> known(List<String> unknown) {
        return arguments.level() == BetaReport.Level.ACCOUNT
                ? List.of()
                : WantedCampaigns.of(arguments.campaignIds()).without(unknown);
    }

    private List<Insight> withoutAmounts() {
        return scope.minorDigits() == null
                ? List.of(Insight.of(
                        PerformanceInsight.CURRENCY_UNKNOWN,
                        "The unit of the account's currency is not known, so amounts are left out."))
                : List.of();
    }
}
