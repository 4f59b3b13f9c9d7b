package dev.adtools.tools.alpha.performance;

import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.alpha.metrics.AlphaMetricChanges;
import dev.adtools.tools.alpha.metrics.AlphaRowMetrics;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
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
record AlphaPerformanceWriter(
        GetAlphaCampaignPerformance arguments, ReportScope<?> scope, PeriodSums<AlphaMetrics> sums, Source source) {

    Rows<AlphaPerformanceAnswer, AlphaPerformanceAnswer.Row> answer(
            List<ComparedRow<AlphaReport.Row>> all, Page<ComparedRow<AlphaReport.Row>> page, List<String> unknown) {
        PerformanceNarration narration = new PerformanceNarration(scope, all, sums);
        AlphaMetrics before = sums.before();
        AlphaPerformanceAnswer facts = new AlphaPerformanceAnswer(
                narration.summary("conversions", scope.previousDates()),
                narration.insights(WantedCampaigns.of(arguments.campaignIds()).without(unknown), ofKeywords()),
                arguments.level(),
                arguments.breakdown(),
                unknown,
                page.facts(all.size(), source),
                scope.currency(),
                DateRange.of(scope.days()),
                before == null ? null : DateRange.of(scope.previous()),
                AlphaRowMetrics.of(sums.now()),
                before == null ? null : AlphaRowMetrics.of(before),
                before == null ? null : AlphaMetricChanges.between(before, sums.now()));
        return AlphaPerformanceColumns.of(arguments)
                .rows(arguments.paging().rawData(), facts, page.rows(), AlphaPerformanceAnswer.Row::of);
    }

    private List<Insight> ofKeywords() {
        return arguments.level() == AlphaReport.Level.KEYWORD
                ? List.of(Insight.of(
                        PerformanceInsight.PART_OF_ACCOUNT,
                        "These sums are a part of what the account did: campaigns without keywords have no rows."))
                : List.of();
    }
}
