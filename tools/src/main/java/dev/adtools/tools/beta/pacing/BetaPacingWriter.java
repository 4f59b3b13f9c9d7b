package dev.adtools.tools.beta.pacing;

import dev.adtools.api.Outcome;
import dev.adtools.api.Rows;
import dev.adtools.api.Source;
import dev.adtools.tools.beta.pacing.BetaPacingAnswer.Campaign;
import dev.adtools.tools.pacing.PacingNarration;
import dev.adtools.tools.pacing.Spent;
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
record BetaPacingWriter(GetBetaBudgetPacing arguments, ReportScope<BetaAccount> scope, Source source) {

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

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    Outcome<Rows<BetaPacingAnswer, Campaign>> answer(
            List<BetaPacedCampaign> paced,
            Spent unlisted,
            WantedCampaigns wanted,
            List<String> unknown,
            List<String> unread) {
        Month month = Month.of(scope.today());
        List<Campaign> rows = paced.stream()
                .filter(BetaPacedCampaign::isWorthARow)
                .map(it -> row(it, month))
                .toList();
        String query = String.join(
                "\n",
                "get_beta_budget_pacing",
                scope.account().id().value(),
                scope.days().toString(),
                wanted.ids().toString());
        BetaAccountPace account = BetaAccountPace.of(month, arguments, paced, unlisted);
        BetaPacingSummary narration = new BetaPacingSummary(
                scope.currency(),
                new PacingNarration<>(
                        month,
                        arguments.tolerancePercent(),
                        rows,
                        Campaign::id,
                        campaign -> campaign.pace().status()));
        return arguments
                .paging()
                .of(query)
                .cut(rows, BetaPacingWriter::key, NumberOrder.of(true))
                .map(page -> COLUMNS.rows(
                        arguments.paging().rawData(),
                        new BetaPacingAnswer(
                                narration.summary(account.pace()),
                                narration.insights(unread, account),
                                account,
                                unknown,
                                page.facts(rows.size(), source),
                                scope.currency(),
                                DateRange.of(scope.days()),
                                month.days(),
                                month.complete()),
                        page.rows(),
                        it -> it));
    }

    private Campaign row(BetaPacedCampaign it, Month month) {
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
}
