package dev.adtools.tools.alpha.keywords;

import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.alpha.keywords.KeywordsAnswer.Keyword;
import dev.adtools.tools.alpha.metrics.AlphaMetricColumns;
import dev.adtools.tools.alpha.metrics.AlphaRowMetrics;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import org.jspecify.annotations.Nullable;

/** Makes objects and compact rows of keywords. */
final class KeywordRows {

    private static final Columns<AlphaKeyword> COLUMNS = Columns.<AlphaKeyword>none()
            .with("criterion_id", it -> Cells.text(it.id()))
            .with("text", it -> Cells.text(it.text()))
            .with("match_type", it -> Cells.text(it.matchType()))
            .with("negative", it -> Cells.truth(it.negative()))
            .with("status", it -> Cells.text(it.status()))
            .with("approval_status", it -> Cells.text(it.approvalStatus()))
            .with("cpc_bid_micros", it -> Cells.number(it.cpcBidMicros()))
            .with("quality_score", KeywordRows::quality)
            .with("first_page_cpc_micros", it -> Cells.number(it.firstPageCpcMicros()));

    private final boolean hasMetrics;

    KeywordRows(boolean hasMetrics) {
        this.hasMetrics = hasMetrics;
    }

    private static JsonValue quality(AlphaKeyword keyword) {
        Integer score = keyword.qualityScore();
        return Cells.number(score == null ? null : (Long) score.longValue());
    }

    Columns<MeasuredKeyword> columns() {
        Columns<MeasuredKeyword> columns = COLUMNS.of(MeasuredKeyword::keyword);
        return hasMetrics ? columns.and(AlphaMetricColumns.counts("").of(KeywordRows::metrics)) : columns;
    }

    // A negative keyword is never shown: it has no numbers, not even zeros.
    private static @Nullable AlphaMetrics metrics(MeasuredKeyword row) {
        return row.keyword().negative() ? null : row.metrics();
    }

    Keyword row(MeasuredKeyword row) {
        AlphaMetrics metrics = metrics(row);
        AlphaKeyword keyword = row.keyword();
        return new Keyword(
                keyword.id(),
                Cells.known(keyword.text()),
                Cells.known(keyword.matchType()),
                keyword.negative(),
                Cells.known(keyword.status()),
                Cells.known(keyword.approvalStatus()),
                keyword.cpcBidMicros(),
                keyword.qualityScore(),
                keyword.firstPageCpcMicros(),
                hasMetrics && metrics != null ? AlphaRowMetrics.of(metrics) : null);
    }
}
