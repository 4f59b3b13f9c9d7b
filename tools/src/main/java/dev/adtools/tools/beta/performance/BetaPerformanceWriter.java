package dev.adtools.tools.beta.performance;

import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.beta.metrics.BetaMetricChanges;
import dev.adtools.tools.beta.metrics.BetaRowMetrics;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes one page of rows as the answer that was asked for. */
final class BetaPerformanceWriter {

    private final GetBetaCampaignPerformance arguments;
    private final ReportScope<BetaAccount> scope;
    private final BetaPeriodSums sums;
    private final Source source;

    BetaPerformanceWriter(
            GetBetaCampaignPerformance arguments, ReportScope<BetaAccount> scope, BetaPeriodSums sums, Source source) {
        this.arguments = arguments;
        this.scope = scope;
        this.sums = sums;
        this.source = source;
    }

    Rows<BetaPerformanceAnswer, BetaPerformanceAnswer.Row> answer(
            List<BetaComparedRow> all, Page<BetaComparedRow> page, List<String> unknown) {
        boolean isCompared = arguments.comparePrevious();
        BetaMetricChanges changes = sums.changes(isCompared);
        BetaPerformanceSummary narration = new BetaPerformanceSummary(scope, all, sums.now(), arguments.conversion());
        BetaPerformanceAnswer facts = new BetaPerformanceAnswer(
                narration.summary(changes),
                narration.insights(
                        arguments.level() == BetaReport.Level.ACCOUNT ? List.of() : known(unknown), isCompared),
                arguments.level(),
                arguments.breakdown(),
                arguments.conversion(),
                unknown,
                page.facts(all.size(), source),
                scope.currency(),
                DateRange.of(scope.days()),
                previousDays(),
                BetaRowMetrics.ofSums(sums.now(), scope.currency()),
                isCompared ? BetaRowMetrics.ofSums(sums.before(), scope.currency()) : null,
                changes);
        return BetaPerformanceColumns.of(arguments, scope.currency())
                .rows(
                        arguments.paging().rawData(),
                        facts,
                        page.rows(),
                        row -> BetaPerformanceAnswer.Row.of(row, scope.currency()));
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
