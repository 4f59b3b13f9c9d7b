package dev.adtools.tools.beta.performance;

import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.beta.metrics.Changes;
import dev.adtools.tools.beta.metrics.Metrics;
import dev.adtools.tools.beta.metrics.Scope;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.WantedCampaigns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes one page of rows as the answer that was asked for. */
final class PerformanceWriter {

    private final GetBetaCampaignPerformance arguments;
    private final Scope scope;
    private final PeriodSums sums;
    private final Source source;

    PerformanceWriter(GetBetaCampaignPerformance arguments, Scope scope, PeriodSums sums, Source source) {
        this.arguments = arguments;
        this.scope = scope;
        this.sums = sums;
        this.source = source;
    }

    Rows<PerformanceAnswer, PerformanceAnswer.Row> answer(
            List<ComparedRow> all, Page<ComparedRow> page, List<String> unknown) {
        boolean isCompared = arguments.comparePrevious();
        Changes changes = sums.changes(isCompared);
        Narration narration = new Narration(scope, all, sums.now(), arguments.conversion());
        PerformanceAnswer facts = new PerformanceAnswer(
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
                Metrics.ofSums(sums.now(), scope.currency()),
                isCompared ? Metrics.ofSums(sums.before(), scope.currency()) : null,
                changes);
        return PerformanceColumns.of(arguments, scope.currency())
                .rows(arguments.rawData(), facts, page.rows(), row -> PerformanceAnswer.Row.of(row, scope.currency()));
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
