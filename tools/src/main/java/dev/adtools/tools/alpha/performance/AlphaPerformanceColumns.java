package dev.adtools.tools.alpha.performance;

import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.alpha.metrics.AlphaMetricColumns;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaReport.Level;
import dev.adtools.tools.platform.AlphaReport.Named;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.ComparedRow;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The columns of the compact rows: what each is about, then its numbers, then those of the period before. */
final class AlphaPerformanceColumns {

    private AlphaPerformanceColumns() {}

    static Columns<ComparedRow<AlphaReport.Row>> of(GetAlphaCampaignPerformance arguments) {
        Columns<ComparedRow<AlphaReport.Row>> columns = about(arguments.level());
        if (arguments.breakdown() != null) {
            columns = columns.with("segment", row -> Cells.text(row.now().segment()));
        }
        columns = columns.and(AlphaMetricColumns.counts("").of(row -> row.now().metrics()));
        return arguments.comparePrevious()
                ? columns.and(AlphaMetricColumns.counts("previous_")
                        .of(row -> row.before() == null ? null : row.before().metrics()))
                : columns;
    }

    private static Columns<ComparedRow<AlphaReport.Row>> about(Level level) {
        Columns<ComparedRow<AlphaReport.Row>> columns = Columns.<ComparedRow<AlphaReport.Row>>none()
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
        return columns.with("status", row -> text(lowest(row.now()), Named::status));
    }

    private static Columns<ComparedRow<AlphaReport.Row>> named(
            Columns<ComparedRow<AlphaReport.Row>> columns,
            String kind,
            Function<ComparedRow<AlphaReport.Row>, @Nullable Named> named) {
        return columns.with(kind + "_id", row -> text(named.apply(row), Named::id))
                .with(kind + "_name", row -> text(named.apply(row), Named::name));
    }

    private static @Nullable Named lowest(AlphaReport.Row row) {
        if (row.keyword() != null) {
            return row.keyword();
        }
        return row.adGroup() != null ? row.adGroup() : row.campaign();
    }

    private static JsonValue text(@Nullable Named named, Function<Named, String> part) {
        return Cells.text(named == null ? null : part.apply(named));
    }
}
