package dev.adtools.tools.alpha.pacing;

import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.alpha.pacing.AlphaPacingAnswer.Campaign;
import dev.adtools.tools.pacing.BudgetHistory;
import dev.adtools.tools.pacing.PaceStatus;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Says how the month's budget is spent. Names are foreign text and never part of a sentence. */
final class AlphaPacingSummary {

    private final ReportScope<AlphaCustomer> scope;
    private final Month month;
    private final AlphaAccountPace account;
    private final List<Campaign> campaigns;
    private final int tolerancePercent;

    AlphaPacingSummary(
            ReportScope<AlphaCustomer> scope,
            Month month,
            AlphaAccountPace account,
            List<Campaign> campaigns,
            int tolerancePercent) {
        this.scope = scope;
        this.month = month;
        this.account = account;
        this.campaigns = campaigns;
        this.tolerancePercent = tolerancePercent;
    }

    String summary() {
        AlphaPace pace = account.pace();
        return "After " + month.complete() + " of " + month.days() + " days, "
                + scope.words(pace.costMicros()) + " of " + words(pace.budgetMicros()) + " are spent ("
                + pace.status().name().toLowerCase(Locale.ROOT) + "); projected for the month: "
                + words(pace.projectedMicros()) + ".";
    }

    private String words(@Nullable Long micros) {
        return micros == null ? "an unknown amount" : scope.words(micros);
    }

    List<Insight> insights() {
        List<Insight> insights = new ArrayList<>();
        if (month.complete() == 0) {
            insights.add(Insight.of(
                    AlphaPacingInsight.FIRST_DAY, "It is the first day of the month, so there is no run rate yet."));
        }
        add(
                insights,
                AlphaPacingInsight.OVER,
                " campaign(s) spend over " + tolerancePercent + "% more than was expected by now.",
                isAt(PaceStatus.OVER));
        add(
                insights,
                AlphaPacingInsight.UNDER,
                " campaign(s) spend over " + tolerancePercent + "% less than was expected by now.",
                isAt(PaceStatus.UNDER));
        add(
                insights,
                AlphaPacingInsight.ENDED,
                " campaign(s) have ended and spend nothing any more.",
                isAt(PaceStatus.ENDED));
        add(
                insights,
                AlphaPacingInsight.SHARED_BUDGETS,
                " campaign(s) share a budget; it counts for all of them together only.",
                Campaign::budgetShared);
        add(
                insights,
                AlphaPacingInsight.BUDGET_UNKNOWN,
                " enabled campaign(s) have no budget that is known: one until the campaign's end is spread over its"
                        + " days only where both its start and its end are told.",
                AlphaPacingSummary::isWithoutBudget);
        add(
                insights,
                AlphaPacingInsight.BUDGET_HISTORY_UNKNOWN,
                " campaign(s) were also changed elsewhere than here this month, so what was expected by now is"
                        + " uncertain.",
                campaign -> campaign.budgetHistory() == BudgetHistory.CONTRADICTED);
        if (account.costOfOthersMicros() > 0) {
            insights.add(Insight.of(
                    AlphaPacingInsight.COST_OF_OTHERS,
                    "Campaigns that are not enabled or have ended have spent "
                            + scope.words(account.costOfOthersMicros())
                            + " this month, which the account's pace leaves out; state monthly_budget_micros"
                            + " to count it."));
        }
        return insights;
    }

    private static boolean isWithoutBudget(Campaign campaign) {
        return OwnerStatus.ENABLED.is(campaign.status())
                && campaign.pace().status() != PaceStatus.ENDED
                && !campaign.budgetShared()
                && campaign.pace().budgetMicros() == null;
    }

    private static Predicate<Campaign> isAt(PaceStatus status) {
        return campaign -> campaign.pace().status() == status;
    }

    private void add(List<Insight> insights, AlphaPacingInsight code, String message, Predicate<Campaign> condition) {
        List<String> ids =
                campaigns.stream().filter(condition).map(Campaign::id).toList();
        if (!ids.isEmpty()) {
            insights.add(Insight.of(code, ids.size() + message, ids));
        }
    }
}
