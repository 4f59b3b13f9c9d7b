package dev.adtools.tools.beta.pacing;

import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.beta.pacing.BetaPacingAnswer.Campaign;
import dev.adtools.tools.pacing.BudgetHistory;
import dev.adtools.tools.pacing.PaceStatus;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Says how the month's budget is spent. Names are foreign text and never part of a sentence. */
final class BetaPacingSummary {

    private final ReportScope<BetaAccount> scope;
    private final Month month;
    private final BetaAccountPace account;
    private final List<Campaign> campaigns;
    private final int tolerancePercent;

    BetaPacingSummary(
            ReportScope<BetaAccount> scope,
            Month month,
            BetaAccountPace account,
            List<Campaign> campaigns,
            int tolerancePercent) {
        this.scope = scope;
        this.month = month;
        this.account = account;
        this.campaigns = campaigns;
        this.tolerancePercent = tolerancePercent;
    }

    String summary() {
        BetaPace pace = account.pace();
        return "After " + month.complete() + " of " + month.days() + " days, " + words(pace.costMinor()) + " of "
                + words(pace.budgetMinor()) + " are spent ("
                + pace.status().name().toLowerCase(Locale.ROOT) + "); projected for the month: "
                + words(pace.projectedMinor()) + ".";
    }

    private String words(@Nullable Long minor) {
        return Optional.ofNullable(BetaMoney.of(minor, scope.currency()))
                .map(Amounts::words)
                .orElse("an unknown amount");
    }

    List<Insight> insights(List<String> unread) {
        List<Insight> insights = new ArrayList<>();
        if (month.complete() == 0) {
            insights.add(Insight.of(
                    BetaPacingInsight.FIRST_DAY, "It is the first day of the month, so there is no run rate yet."));
        }
        add(
                insights,
                BetaPacingInsight.OVER,
                " campaign(s) spend over " + tolerancePercent + "% more than was expected by now.",
                are(PaceStatus.OVER));
        add(
                insights,
                BetaPacingInsight.UNDER,
                " campaign(s) spend over " + tolerancePercent + "% less than was expected by now.",
                are(PaceStatus.UNDER));
        add(
                insights,
                BetaPacingInsight.ENDED,
                " campaign(s) have ended and spend nothing any more.",
                are(PaceStatus.ENDED));
        add(
                insights,
                BetaPacingInsight.BUDGET_UNKNOWN,
                " active campaign(s) have no budget that is known.",
                withoutBudget());
        add(
                insights,
                BetaPacingInsight.BUDGET_HISTORY_UNKNOWN,
                " campaign(s) were changed elsewhere than here this month, so what was expected by now is uncertain.",
                ids(BetaPacingSummary::isUncertain));
        add(
                insights,
                BetaPacingInsight.AD_SETS_NOT_READ,
                " campaign(s) have ad sets that were too many to be read.",
                unread);
        return insights;
    }

    private List<String> are(PaceStatus status) {
        return ids(campaign -> campaign.pace().status() == status);
    }

    private List<String> withoutBudget() {
        return ids(campaign -> BetaPacedCampaign.isActive(campaign.effectiveStatus())
                && campaign.pace().status() != PaceStatus.ENDED
                && campaign.pace().budgetMinor() == null);
    }

    // Budgets of ad sets have no date of change that the campaign's own would tell.
    private static boolean isUncertain(Campaign campaign) {
        return campaign.budgetHistory() == BudgetHistory.CONTRADICTED
                || (campaign.budgetHistory() == BudgetHistory.ASSUMED
                        && (campaign.budgetBasis() == BetaBudgetBasis.DAILY
                                || campaign.budgetBasis() == BetaBudgetBasis.LIFETIME));
    }

    private List<String> ids(Predicate<Campaign> condition) {
        return campaigns.stream().filter(condition).map(Campaign::id).toList();
    }

    private static void add(List<Insight> insights, BetaPacingInsight code, String message, List<String> ids) {
        if (!ids.isEmpty()) {
            insights.add(Insight.of(code, ids.size() + message, ids));
        }
    }
}
