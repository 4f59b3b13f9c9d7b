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
record BetaPacingWriter(
        GetBetaBudgetPacing arguments,
        ReportScope<BetaAccount> scope,
        int minorDigits,
        List<Insight> notes,
        Source source) {

    private static final Columns<Campaign> COLUMNS = Columns.<Campaign>none()
            .with("id", it -> Cells.text(it.id()))
            .with("name", it -> Cells.text(it.name()))
            .with("effective_status", it -> Cells.text(it.effectiveStatus()))
            .with("budget_basis", it -> Cells.text(word(it.budgetBasis())))
            .with("budget_history", it -> Cells.text(word(it.budgetHistory())))
            .with("delivery_days", it -> Cells.number(it.deliveryDays()))
            .with("budget_micros", it -> Cells.number(it.pace().budgetMicros()))
            .with("cost_micros", it -> Cells.number(it.pace().costMicros()))
            .with("expected_micros", it -> Cells.number(it.pace().expectedMicros()))
            .with("run_rate_micros", it -> Cells.number(it.pace().runRateMicros()))
            .with("projected_micros", it -> Cells.number(it.pace().projectedMicros()))
            .with("required_daily_micros", it -> Cells.number(it.pace().requiredDailyMicros()))
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
        BetaAccountPace account = BetaAccountPace.of(month, arguments, paced, unlisted, minorDigits);
        BetaPacingSummary narration = new BetaPacingSummary(
                scope,
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
                                Stream.concat(narration.insights(unread, account).stream(), notes.stream())
                                        .toList(),
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
                Cells.known(campaign.name()),
                Cells.known(campaign.effectiveStatus()),
                it.basis(),
                it.history(month),
                it.days(month).days().size(),
                BetaPace.of(it.figures(month, arguments.tolerancePercent()), minorDigits));
    }

    private static PageKey key(Campaign row) {
        return new PageKey(NumberOrder.text(decimal(row.pace().costMicros())), row.id());
    }

    private static @Nullable BigDecimal decimal(@Nullable Long number) {
        return number == null ? null : BigDecimal.valueOf(number);
    }
}
