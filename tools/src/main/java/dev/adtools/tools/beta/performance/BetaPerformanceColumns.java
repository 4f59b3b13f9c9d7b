package dev.adtools.tools.beta.performance;

import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.beta.metrics.BetaMetricColumns;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaReport.Level;
import dev.adtools.tools.platform.BetaReport.Named;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.ComparedRow;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The columns of the compact rows: what each is about, then its numbers and ratios, then the numbers of the period before. */
final class BetaPerformanceColumns {

    private BetaPerformanceColumns() {}

    static Columns<ComparedRow<BetaReport.Row>> of(GetBetaCampaignPerformance arguments, String currency) {
        Columns<ComparedRow<BetaReport.Row>> columns = about(arguments.level());
        if (arguments.breakdown() != null) {
            columns = columns.with("segment", row -> Cells.text(row.now().segment()));
        }
        columns = columns.and(BetaMetricColumns.counts("", currency)
                .and(BetaMetricColumns.ratios(currency))
                .of(row -> row.now().metrics()));
        return arguments.comparePrevious()
                ? columns.and(BetaMetricColumns.counts("previous_", currency)
                        .of(row -> row.before() == null ? null : row.before().metrics()))
                : columns;
    }

    private static Columns<ComparedRow<BetaReport.Row>> about(Level level) {
        Columns<ComparedRow<BetaReport.Row>> columns = Columns.<ComparedRow<BetaReport.Row>>none()
                .with("date", row -> Cells.text(row.now().day()));
        if (level == Level.ACCOUNT) {
            return columns;
        }
        columns = named(columns, "campaign", row -> row.now().campaign());
        if (level != Level.CAMPAIGN) {
            columns = named(columns, "ad_set", row -> row.now().adSet());
        }
        if (level == Level.AD) {
            columns = named(columns, "ad", row -> row.now().ad());
        }
        return columns;
    }

    private static Columns<ComparedRow<BetaReport.Row>> named(
            Columns<ComparedRow<BetaReport.Row>> columns,
            String kind,
            Function<ComparedRow<BetaReport.Row>, @Nullable Named> named) {
        return columns.with(kind + "_id", row -> text(named.apply(row), Named::id))
                .with(kind + "_name", row -> text(named.apply(row), Named::name));
    }

    private static JsonValue text(@Nullable Named named, Function<Named, String> part) {
        return Cells.text(named == null ? null : part.apply(named));
    }
}
