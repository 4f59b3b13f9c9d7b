package dev.adtools.tools.operations.performance;

import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.operations.performance.CrossAccountAnswer.Account;
import dev.adtools.tools.operations.performance.CrossAccountAnswer.ConversionDefinitions;
import dev.adtools.tools.operations.performance.CrossAccountAnswer.Row;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.UnreadableAccount;
import java.util.List;

/** Writes one page of rows as the answer that was asked for. */
record CrossAccountWriter(
        GetCrossAccountPerformance arguments,
        List<AccountReport> reports,
        List<UnreadableAccount> unreadable,
        List<CurrencyTotals> totals,
        Source source) {

    private static final Columns<IntervalRow> COLUMNS = Columns.<IntervalRow>none()
            .with("date", row -> Cells.text(row.start().toString()))
            .with("days", row -> Cells.number((long) row.days()))
            .with("platform", row -> Cells.text(row.account().id().platform().wireName()))
            .with("account_id", row -> Cells.text(row.account().id().value()))
            .with("account_name", row -> Cells.text(row.account().name()))
            .with("currency", row -> Cells.text(row.account().currency()))
            .with("cost_micros", row -> Cells.number(row.costMicros()))
            .with("impressions", row -> Cells.number(CrossAccountFigures.IMPRESSIONS.whole(row.figures())))
            .with("clicks", row -> Cells.number(CrossAccountFigures.CLICKS.whole(row.figures())))
            .with("conversions", row -> Cells.number(CrossAccountFigures.CONVERSIONS.rounded(row.figures())));

    Rows<CrossAccountAnswer, Row> answer(List<IntervalRow> all, Page<IntervalRow> page) {
        CrossAccountNarration narration = new CrossAccountNarration(reports, unreadable, all, totals, arguments.by());
        CrossAccountAnswer facts = new CrossAccountAnswer(
                narration.summary(),
                narration.insights(),
                arguments.by(),
                ConversionDefinitions.of(arguments.conversion()),
                accounts(),
                unreadable,
                !unreadable.isEmpty(),
                page.facts(all.size(), source),
                totals);
        return COLUMNS.rows(arguments.paging().rawData(), facts, page.rows(), Row::of);
    }

    private List<Account> accounts() {
        return reports.stream().map(Account::of).toList();
    }
}
