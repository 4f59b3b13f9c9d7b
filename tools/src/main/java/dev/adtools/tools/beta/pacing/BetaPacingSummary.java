package dev.adtools.tools.beta.pacing;

import dev.adtools.tools.beta.pacing.BetaPacingAnswer.Campaign;
import dev.adtools.tools.pacing.BudgetHistory;
import dev.adtools.tools.pacing.PaceStatus;
import dev.adtools.tools.pacing.PacingInsight;
import dev.adtools.tools.pacing.PacingNarration;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.util.List;

/** Says how the month's budget is spent, with budgets of ad sets. */
record BetaPacingSummary(ReportScope<?> scope, PacingNarration<Campaign> narration) {

    String summary(BetaPace pace) {
        return narration.summary(
                scope.words(pace.costMicros()),
                scope.words(pace.budgetMicros()),
                pace.status(),
                scope.words(pace.projectedMicros()));
    }

    List<Insight> insights(List<String> unread, BetaAccountPace account) {
        List<Insight> insights = narration.insights();
        narration.add(
                insights,
                PacingInsight.BUDGET_UNKNOWN,
                " active campaign(s) have no budget that is known.",
                BetaPacingSummary::isWithoutBudget);
        narration.add(
                insights,
                PacingInsight.BUDGET_HISTORY_UNKNOWN,
                " campaign(s) were changed elsewhere than here this month, so what was expected by now is uncertain.",
                BetaPacingSummary::isUncertain);
        Insight.add(
                insights,
                PacingInsight.AD_SETS_NOT_READ,
                " campaign(s) have ad sets that were too many to be read.",
                unread);
        Long unlisted = account.unlistedCostMicros();
        if (unlisted != null && unlisted > 0) {
            insights.add(Insight.of(
                    PacingInsight.UNLISTED_CAMPAIGNS,
                    scope.words(unlisted) + " were spent by campaigns that are deleted or not listed; "
                            + (account.budgetBasis() == BetaBudgetBasis.ARGUMENT
                                    ? "the account's cost includes them."
                                    : "no campaign's budget or cost includes them.")));
        }
        return insights;
    }

    private static boolean isWithoutBudget(Campaign campaign) {
        String status = campaign.effectiveStatus();
        return status != null
                && BetaPacedCampaign.isActive(status)
                && campaign.pace().status() != PaceStatus.ENDED
                && campaign.pace().budgetMicros() == null;
    }

    // Budgets of ad sets have no date of change that the campaign's own would tell.
    private static boolean isUncertain(Campaign campaign) {
        return campaign.budgetHistory() == BudgetHistory.CONTRADICTED
                || (campaign.budgetHistory() == BudgetHistory.ASSUMED
                        && (campaign.budgetBasis() == BetaBudgetBasis.DAILY
                                || campaign.budgetBasis() == BetaBudgetBasis.LIFETIME));
    }
}
