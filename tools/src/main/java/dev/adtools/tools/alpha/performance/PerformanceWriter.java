package dev.adtools.tools.alpha.performance;

import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.alpha.metrics.Changes;
import dev.adtools.tools.alpha.metrics.Metrics;
import dev.adtools.tools.alpha.metrics.Scope;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.WantedCampaigns;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes one page of rows as the answer that was asked for. */
final class PerformanceWriter {

    private final GetAlphaCampaignPerformance arguments;
    private final Scope scope;
    private final PeriodSums sums;
    private final Source source;

    PerformanceWriter(GetAlphaCampaignPerformance arguments, Scope scope, PeriodSums sums, Source source) {
        this.arguments = arguments;
        this.scope = scope;
        this.sums = sums;
        this.source = source;
    }

    Rows<PerformanceAnswer, PerformanceAnswer.Row> answer(
            List<ComparedRow> all, Page<ComparedRow> page, List<String> unknown) {
        boolean isCompared = arguments.comparePrevious();
        Changes changes = sums.changes(isCompared);
        Narration narration = new Narration(scope, arguments.level(), all, sums.now());
        PerformanceAnswer facts = new PerformanceAnswer(
                narration.summary(changes),
                narration.insights(known(unknown), isCompared),
                arguments.level(),
                arguments.breakdown(),
                unknown,
                page.facts(all.size(), source),
                scope.currency(),
                DateRange.of(scope.days()),
                previousDays(),
                Metrics.of(sums.now()),
                isCompared ? Metrics.of(sums.before()) : null,
                changes);
        return PerformanceColumns.of(arguments)
                .rows(arguments.rawData(), facts, page.rows(), PerformanceAnswer.Row::of);
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
