package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.Outcome;
import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.alpha.pacing.AlphaPacingAnswer.Campaign;
import dev.adtools.tools.pacing.PacingNarration;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Writes one page of campaigns as the answer that was asked for. */
record AlphaPacingWriter(
        GetAlphaBudgetPacing arguments, ReportScope<AlphaCustomer> scope, List<Insight> notes, Source source) {

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

    Outcome<Rows<AlphaPacingAnswer, Campaign>> answer(
            List<AlphaPacedCampaign> paced, WantedCampaigns wanted, List<String> unknown) {
        Month month = Month.of(scope.today());
        List<Campaign> rows = paced.stream()
                .filter(AlphaPacedCampaign::isWorthARow)
                .map(it -> row(it, month))
                .toList();
        AlphaAccountPace account = AlphaAccountPace.of(month, arguments, paced);
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
                .map(page -> COLUMNS.rows(
                        arguments.paging().rawData(),
                        facts(month, page, rows, account, unknown),
                        page.rows(),
                        it -> it));
    }

    private Campaign row(AlphaPacedCampaign it, Month month) {
        AlphaCampaign campaign = it.campaign();
        return new Campaign(
                campaign.id(),
                Cells.known(campaign.name()),
                Cells.known(campaign.status()),
                campaign.budget().shared(),
                it.basis(),
                it.history(),
                it.days(month).days().size(),
                it.pace(month, arguments.tolerancePercent()));
    }

    private static @Nullable BigDecimal decimal(@Nullable Long number) {
        return number == null ? null : BigDecimal.valueOf(number);
    }

    private static PageKey key(Campaign row) {
        return new PageKey(NumberOrder.text(decimal(row.pace().costMicros())), row.id());
    }

    private AlphaPacingAnswer facts(
            Month month, Page<Campaign> page, List<Campaign> all, AlphaAccountPace account, List<String> unknown) {
        AlphaPacingSummary narration = new AlphaPacingSummary(
                scope,
                account,
                new PacingNarration<>(
                        month,
                        arguments.tolerancePercent(),
                        all,
                        Campaign::id,
                        campaign -> campaign.pace().status()));
        return new AlphaPacingAnswer(
                narration.summary(),
                Stream.concat(narration.insights().stream(), notes.stream()).toList(),
                account,
                unknown,
                page.facts(all.size(), source),
                scope.currency(),
                DateRange.of(scope.days()),
                month.days(),
                month.complete());
    }
}
