package dev.adtools.tools.alpha.performance;

import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.alpha.metrics.AlphaMetricChanges;
import dev.adtools.tools.alpha.metrics.AlphaRowMetrics;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes one page of rows as the answer that was asked for. */
final class AlphaPerformanceWriter {

    private final GetAlphaCampaignPerformance arguments;
    private final ReportScope<AlphaCustomer> scope;
    private final AlphaPeriodSums sums;
    private final Source source;

    AlphaPerformanceWriter(
            GetAlphaCampaignPerformance arguments,
            ReportScope<AlphaCustomer> scope,
            AlphaPeriodSums sums,
            Source source) {
        this.arguments = arguments;
        this.scope = scope;
        this.sums = sums;
        this.source = source;
    }

    Rows<AlphaPerformanceAnswer, AlphaPerformanceAnswer.Row> answer(
            List<AlphaComparedRow> all, Page<AlphaComparedRow> page, List<String> unknown) {
        boolean isCompared = arguments.comparePrevious();
        AlphaMetricChanges changes = sums.changes(isCompared);
        AlphaPerformanceSummary narration = new AlphaPerformanceSummary(scope, arguments.level(), all, sums.now());
        AlphaPerformanceAnswer facts = new AlphaPerformanceAnswer(
                narration.summary(changes),
                narration.insights(known(unknown), isCompared),
                arguments.level(),
                arguments.breakdown(),
                unknown,
                page.facts(all.size(), source),
                scope.currency(),
                DateRange.of(scope.days()),
                previousDays(),
                AlphaRowMetrics.of(sums.now()),
                isCompared ? AlphaRowMetrics.of(sums.before()) : null,
                changes);
        return AlphaPerformanceColumns.of(arguments)
                .rows(arguments.paging().rawData(), facts, page.rows(), AlphaPerformanceAnswer.Row::of);
    }

    private @Nullable DateRange previousDays() {
        return arguments.comparePrevious() ? DateRange.of(scope.previous()) : null;
    }

    private List<String> known(List<String> unknown) {
        return WantedCampaigns.of(arguments.campaignIds()).ids().stream()
                .filter(id -> !unknown.contains(id))
                .toList();
    }
}
