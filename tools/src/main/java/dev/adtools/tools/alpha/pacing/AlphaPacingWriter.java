package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.Outcome;
import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.alpha.pacing.AlphaPacingAnswer.Campaign;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import java.util.List;
import java.util.Locale;

/** Writes one page of campaigns as the answer that was asked for. */
final class AlphaPacingWriter {

    private static final Columns<Campaign> COLUMNS = Columns.<Campaign>none()
            .with("id", it -> Cells.text(it.id()))
            .with("name", it -> Cells.text(it.name()))
            .with("status", it -> Cells.text(it.status()))
            .with("budget_basis", it -> Cells.text(it.budgetBasis().name().toLowerCase(Locale.ROOT)))
            .with("budget_history", it -> Cells.text(it.budgetHistory().name().toLowerCase(Locale.ROOT)))
            .with("delivery_days", it -> Cells.number(it.deliveryDays()))
            .with("budget_micros", it -> Cells.number(it.pace().budgetMicros()))
            .with("cost_micros", it -> Cells.number(it.pace().costMicros()))
            .with("expected_micros", it -> Cells.number(it.pace().expectedMicros()))
            .with("run_rate_micros", it -> Cells.number(it.pace().runRateMicros()))
            .with("projected_micros", it -> Cells.number(it.pace().projectedMicros()))
            .with("required_daily_micros", it -> Cells.number(it.pace().requiredDailyMicros()))
            .with("pace_status", it -> Cells.text(it.pace().status().name().toLowerCase(Locale.ROOT)));

    private final GetAlphaBudgetPacing arguments;
    private final ReportScope<AlphaCustomer> scope;
    private final Month month;
    private final AlphaAccountPace account;
    private final Source source;

    AlphaPacingWriter(
            GetAlphaBudgetPacing arguments,
            ReportScope<AlphaCustomer> scope,
            Month month,
            AlphaAccountPace account,
            Source source) {
        this.arguments = arguments;
        this.scope = scope;
        this.month = month;
        this.account = account;
        this.source = source;
    }

    Outcome<Rows<AlphaPacingAnswer, Campaign>> answer(
            List<Campaign> rows, WantedCampaigns wanted, List<String> unknown) {
        String query = String.join(
                "\n",
                "get_alpha_budget_pacing",
                scope.account().id().value(),
                scope.days().toString(),
                wanted.ids().toString());
        return arguments
                .paging()
                .of(query)
                .cut(rows, AlphaPacingWriter::key, NumberOrder.of(true))
                .map(page ->
                        COLUMNS.rows(arguments.paging().rawData(), facts(page, rows, unknown), page.rows(), it -> it));
    }

    private static PageKey key(Campaign row) {
        return new PageKey(NumberOrder.text(row.pace().costMicros()), row.id());
    }

    private AlphaPacingAnswer facts(Page<Campaign> page, List<Campaign> all, List<String> unknown) {
        AlphaPacingSummary narration = new AlphaPacingSummary(scope, month, account, all, arguments.tolerancePercent());
        return new AlphaPacingAnswer(
                narration.summary(),
                narration.insights(),
                account,
                unknown,
                page.facts(all.size(), source),
                scope.currency(),
                DateRange.of(scope.days()),
                month.days(),
                month.complete());
    }
}
