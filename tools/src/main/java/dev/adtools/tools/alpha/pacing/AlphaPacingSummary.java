package dev.adtools.tools.alpha.pacing;

import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.alpha.pacing.AlphaPacingAnswer.Campaign;
import dev.adtools.tools.pacing.BudgetHistory;
import dev.adtools.tools.pacing.PaceStatus;
import dev.adtools.tools.pacing.PacingInsight;
import dev.adtools.tools.pacing.PacingNarration;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.util.List;

/** Says how the month's budget is spent, in micros and with budgets that campaigns share. */
record AlphaPacingSummary(ReportScope<?> scope, AlphaAccountPace account, PacingNarration<Campaign> narration) {

    String summary() {
        AlphaPace pace = account.pace();
        return narration.summary(
                scope.words(pace.costMicros()),
                scope.words(pace.budgetMicros()),
                pace.status(),
                scope.words(pace.projectedMicros()));
    }

    List<Insight> insights() {
        List<Insight> insights = narration.insights();
        narration.add(
                insights,
                PacingInsight.SHARED_BUDGETS,
                " campaign(s) share a budget; it counts for all of them together only.",
                Campaign::budgetShared);
        narration.add(
                insights,
                PacingInsight.BUDGET_UNKNOWN,
                " enabled campaign(s) have no budget that is known: one until the campaign's end is spread over its"
                        + " days only where both its start and its end are told.",
                AlphaPacingSummary::isWithoutBudget);
        narration.add(
                insights,
                PacingInsight.BUDGET_HISTORY_UNKNOWN,
                " campaign(s) were also changed elsewhere than here this month, so what was expected by now is"
                        + " uncertain.",
                campaign -> campaign.budgetHistory() == BudgetHistory.CONTRADICTED);
        if (account.costOfOthersMicros() > 0) {
            insights.add(Insight.of(
                    PacingInsight.COST_OF_OTHERS,
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
}
