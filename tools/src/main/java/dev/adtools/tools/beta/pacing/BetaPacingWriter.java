package dev.adtools.tools.beta.pacing;

import dev.adtools.api.Outcome;
import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.beta.pacing.BetaPacingAnswer.Campaign;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.DateRange;
import dev.adtools.tools.report.NumberOrder;
import dev.adtools.tools.report.ReportScope;
import dev.adtools.tools.report.WantedCampaigns;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes one page of campaigns as the answer that was asked for. */
final class BetaPacingWriter {

    private static final Columns<Campaign> COLUMNS = Columns.<Campaign>none()
            .with("id", it -> Cells.text(it.id()))
            .with("name", it -> Cells.text(it.name()))
            .with("effective_status", it -> Cells.text(it.effectiveStatus()))
            .with("budget_basis", it -> Cells.text(word(it.budgetBasis())))
            .with("budget_history", it -> Cells.text(word(it.budgetHistory())))
            .with("delivery_days", it -> Cells.number(it.deliveryDays()))
            .with("budget_minor", it -> Cells.number(it.pace().budgetMinor()))
            .with("cost_minor", it -> Cells.number(it.pace().costMinor()))
            .with("expected_minor", it -> Cells.number(it.pace().expectedMinor()))
            .with("run_rate_minor", it -> Cells.number(it.pace().runRateMinor()))
            .with("projected_minor", it -> Cells.number(it.pace().projectedMinor()))
            .with("required_daily_minor", it -> Cells.number(it.pace().requiredDailyMinor()))
            .with("pace_status", it -> Cells.text(word(it.pace().status())));

    private final GetBetaBudgetPacing arguments;
    private final ReportScope<BetaAccount> scope;
    private final Source source;
    private final Month month;

    BetaPacingWriter(GetBetaBudgetPacing arguments, ReportScope<BetaAccount> scope, Source source) {
        this.arguments = arguments;
        this.scope = scope;
        this.source = source;
        this.month = Month.of(scope.today());
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    Outcome<Rows<BetaPacingAnswer, Campaign>> answer(
            List<BetaPacedCampaign> paced, WantedCampaigns wanted, List<String> unknown, List<String> unread) {
        List<Campaign> rows = paced.stream()
                .filter(BetaPacedCampaign::isWorthARow)
                .map(this::row)
                .toList();
        BetaAccountPace account = BetaAccountPace.of(month, arguments, paced);
        String query = String.join(
                "\n",
                "get_beta_budget_pacing",
                scope.account().id().value(),
                scope.days().toString(),
                wanted.ids().toString());
        return arguments
                .paging()
                .of(query)
                .cut(rows, BetaPacingWriter::key, NumberOrder.of(true))
                .map(page -> COLUMNS.rows(
                        arguments.paging().rawData(),
                        facts(
                                page,
                                rows.size(),
                                account,
                                new BetaPacingSummary(scope, month, account, rows, arguments.tolerancePercent()),
                                unknown,
                                unread),
                        page.rows(),
                        it -> it));
    }

    private Campaign row(BetaPacedCampaign it) {
        BetaCampaign campaign = it.campaign();
        return new Campaign(
                campaign.id(),
                campaign.name(),
                campaign.effectiveStatus(),
                it.basis(),
                it.history(month),
                it.days(month).days().size(),
                BetaPace.of(it.figures(month, arguments.tolerancePercent())));
    }

    private static PageKey key(Campaign row) {
        return new PageKey(NumberOrder.text(decimal(row.pace().costMinor())), row.id());
    }

    private static @Nullable BigDecimal decimal(@Nullable Long number) {
        return number == null ? null : BigDecimal.valueOf(number);
    }

    private BetaPacingAnswer facts(
            Page<Campaign> page,
            int total,
            BetaAccountPace account,
            BetaPacingSummary narration,
            List<String> unknown,
            List<String> unread) {
        return new BetaPacingAnswer(
                narration.summary(),
                narration.insights(unread),
                account,
                unknown,
                page.facts(total, source),
                scope.currency(),
                DateRange.of(scope.days()),
                month.days(),
                month.complete());
    }
}
