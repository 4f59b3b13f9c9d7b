package dev.adtools.tools.alpha.performance;

import dev.adtools.api.Source;
import dev.adtools.tools.alpha.metrics.Changes;
import dev.adtools.tools.alpha.metrics.Metrics;
import dev.adtools.tools.alpha.metrics.Scope;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.DateRange;
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

    PerformanceAnswer answer(List<ComparedRow> all, Page<ComparedRow> page, List<String> campaignIds) {
        return arguments.rawData() ? table(page) : report(all, page, campaignIds);
    }

    private PerformanceAnswer table(Page<ComparedRow> page) {
        Columns<ComparedRow> columns = PerformanceColumns.of(arguments);
        return new PerformanceAnswer.Table(
                columns.names(),
                columns.rows(page.rows()),
                scope.currency(),
                DateRange.of(scope.days()),
                previousDays(),
                Metrics.of(sums.now()),
                page.hasMore(),
                page.nextCursor(),
                source);
    }

    private @Nullable DateRange previousDays() {
        return arguments.comparePrevious() ? DateRange.of(scope.days().before()) : null;
    }

    private PerformanceAnswer report(List<ComparedRow> all, Page<ComparedRow> page, List<String> campaignIds) {
        boolean isCompared = arguments.comparePrevious();
        Changes changes = sums.changes(isCompared);
        Narration narration = new Narration(scope, arguments.level(), all, sums.now());
        return new PerformanceAnswer.Report(
                narration.summary(changes),
                narration.insights(campaignIds),
                arguments.level(),
                arguments.breakdown(),
                page.rows().stream().map(PerformanceAnswer.Row::of).toList(),
                page.hasMore(),
                page.nextCursor(),
                all.size(),
                scope.currency(),
                DateRange.of(scope.days()),
                previousDays(),
                Metrics.of(sums.now()),
                isCompared ? Metrics.of(sums.before()) : null,
                changes,
                source);
    }
}
