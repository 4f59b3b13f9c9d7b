package dev.adtools.tools.beta.pacing;

import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.beta.pacing.BetaPacingAnswer.Campaign;
import dev.adtools.tools.pacing.BudgetHistory;
import dev.adtools.tools.pacing.PaceStatus;
import dev.adtools.tools.pacing.PacingInsight;
import dev.adtools.tools.pacing.PacingNarration;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.Insight;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says how the month's budget is spent, in minor units and with budgets that stand on ad sets. */
record BetaPacingSummary(String currency, PacingNarration<Campaign> narration) {

    String summary(BetaPace pace) {
        return narration.summary(
                words(pace.costMinor()), words(pace.budgetMinor()), pace.status(), words(pace.projectedMinor()));
    }

    private String words(@Nullable Long minor) {
        return Optional.ofNullable(BetaMoney.of(minor, currency))
                .map(Amounts::words)
                .orElse("an unknown amount");
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
        Long unlisted = account.unlistedCostMinor();
        if (unlisted != null && unlisted > 0) {
            insights.add(Insight.of(
                    PacingInsight.UNLISTED_CAMPAIGNS,
                    words(unlisted) + " were spent by campaigns that are deleted or not listed; "
                            + (account.budgetBasis() == BetaBudgetBasis.ARGUMENT
                                    ? "the account's cost includes them."
                                    : "no campaign's budget or cost includes them.")));
        }
        return insights;
    }

    private static boolean isWithoutBudget(Campaign campaign) {
        return BetaPacedCampaign.isActive(campaign.effectiveStatus())
                && campaign.pace().status() != PaceStatus.ENDED
                && campaign.pace().budgetMinor() == null;
    }

    // Budgets of ad sets have no date of change that the campaign's own would tell.
    private static boolean isUncertain(Campaign campaign) {
        return campaign.budgetHistory() == BudgetHistory.CONTRADICTED
                || (campaign.budgetHistory() == BudgetHistory.ASSUMED
                        && (campaign.budgetBasis() == BetaBudgetBasis.DAILY
                                || campaign.budgetBasis() == BetaBudgetBasis.LIFETIME));
    }
}
