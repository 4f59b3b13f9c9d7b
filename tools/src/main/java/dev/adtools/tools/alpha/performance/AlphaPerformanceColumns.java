package dev.adtools.tools.alpha.performance;

import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.alpha.metrics.AlphaMetricColumns;
import dev.adtools.tools.platform.AlphaReport.Level;
import dev.adtools.tools.platform.AlphaReport.Named;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The columns of the compact rows: what each is about, then its numbers, then those of the period before. */
final class AlphaPerformanceColumns {

    private AlphaPerformanceColumns() {}

    static Columns<AlphaComparedRow> of(GetAlphaCampaignPerformance arguments) {
        Columns<AlphaComparedRow> columns = about(arguments.level());
        if (arguments.breakdown() != null) {
            columns = columns.with("segment", row -> Cells.text(row.now().segment()));
        }
        columns = columns.and(AlphaMetricColumns.counts("").of(row -> row.now().metrics()));
        return arguments.comparePrevious()
                ? columns.and(AlphaMetricColumns.counts("previous_").of(AlphaComparedRow::before))
                : columns;
    }

    private static Columns<AlphaComparedRow> about(Level level) {
        Columns<AlphaComparedRow> columns = Columns.<AlphaComparedRow>none()
                .with("date", row -> Cells.text(row.now().day()));
        if (level == Level.ACCOUNT) {
            return columns;
        }
        columns = named(columns, "campaign", row -> row.now().campaign());
        if (level != Level.CAMPAIGN) {
            columns = named(columns, "ad_group", row -> row.now().adGroup());
        }
        if (level == Level.KEYWORD) {
            columns = named(columns, "keyword", row -> row.now().keyword());
        }
        return columns.with("status", row -> text(row.named(), Named::status));
    }

    private static Columns<AlphaComparedRow> named(
            Columns<AlphaComparedRow> columns, String kind, Function<AlphaComparedRow, @Nullable Named> named) {
        return columns.with(kind + "_id", row -> text(named.apply(row), Named::id))
                .with(kind + "_name", row -> text(named.apply(row), Named::name));
    }

    private static JsonValue text(@Nullable Named named, Function<Named, String> part) {
        return Cells.text(named == null ? null : part.apply(named));
    }
}
