package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.alpha.keywords.KeywordsAnswer.Keyword;
import dev.adtools.tools.alpha.metrics.AlphaRowMetrics;
import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes one page of keywords as the answer that was asked for. */
final class KeywordsWriter {

    private final GetAlphaKeywords arguments;
    private final ReportScope<?> scope;
    private final KeywordRows rows;
    private final @Nullable DateRange dateRange;
    private final @Nullable AlphaRowMetrics totals;
    private final Source source;

    KeywordsWriter(GetAlphaKeywords arguments, ReportScope<?> scope, AlphaMetrics totals, Source source) {
        boolean hasMetrics = arguments.includeMetrics();
        this.arguments = arguments;
        this.scope = scope;
        this.rows = new KeywordRows(hasMetrics);
        this.dateRange = hasMetrics ? DateRange.of(scope.days()) : null;
        this.totals = hasMetrics ? AlphaRowMetrics.of(totals) : null;
        this.source = source;
    }

    Rows<KeywordsAnswer, Keyword> answer(
            List<MeasuredKeyword> all, Page<MeasuredKeyword> page, int total, boolean isVerified) {
        KeywordsNarration narration = new KeywordsNarration(
                scope,
                all.stream()
                        .filter(it -> !OwnerStatus.REMOVED.is(it.keyword().status()))
                        .toList());
        List<Insight> insights = narration.insights(arguments.includeMetrics());
        if (!isVerified) {
            insights.add(Insight.of(
                    KeywordsInsight.CAMPAIGN_NOT_VERIFIED,
                    "The ad group was not shown on these days, so whether it is of the campaign cannot be told."));
        }
        KeywordsAnswer facts = new KeywordsAnswer(
                narration.summary(total),
                insights,
                arguments.adGroupId(),
                page.facts(total, source),
                scope.currency(),
                dateRange,
                totals);
        return rows.columns().rows(arguments.paging().rawData(), facts, page.rows(), rows::row);
    }
}
