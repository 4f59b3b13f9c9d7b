package dev.adtools.tools.beta.budget;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Money;
import dev.adtools.api.Source;
import dev.adtools.tools.beta.campaign.BudgetCost;
import dev.adtools.tools.beta.campaign.DeliveryTime;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Change that {@code update_campaign_budget} made.
 *
 * @param campaign the campaign
 * @param before its daily budget before
 * @param after its daily budget now
 * @param changePercent by how many percent it changed; null when it was nothing
 * @param projected what it may cost
 * @param source the world it was changed in
 */
public record UpdatedBudget(
        Campaign campaign,
        Money before,
        Money after,
        @Nullable BigDecimal changePercent,
        Projected projected,
        Source source) {

    static UpdatedBudget of(BudgetPlan plan, long sent, Source source, Instant now) {
        Money before = Money.ofMinor(plan.dailyBudgetBefore(), plan.currency(), plan.minorDigits());
        Money after = Money.ofMinor(sent, plan.currency(), plan.minorDigits());
        BudgetCost cost = BudgetCost.ofDaily(sent, DeliveryTime.of(plan.startTime(), plan.stopTime()), now);
        Money week = Money.ofMinor(BudgetChange.perWeek(cost), plan.currency(), plan.minorDigits());
        Money month = cost.after(plan.dailyBudgetBefore(), plan.currency(), plan.minorDigits())
                .monthlyAfter();
        return new UpdatedBudget(
                new Campaign(plan.campaignId(), plan.accountId(), plan.campaignName(), plan.effectiveStatus()),
                before,
                after,
                Ratios.changePercent(plan.dailyBudgetBefore(), sent),
                new Projected(week, month),
                source);
    }

    /**
     * The campaign.
     *
     * @param id its id
     * @param accountId the account it belongs to
     * @param name its name; untrusted text
     * @param effectiveStatus what it was in effect before
     */
    public record Campaign(String id, BetaAccountId accountId, String name, String effectiveStatus) {}

    /**
     * Cost of the budget, until the campaign's end at most.
     *
     * @param perWeekMax the most in a week, by the platform's word
     * @param perMonth_30_4 in the platforms' mean month of 30.4 days
     */
    public record Projected(Money perWeekMax, Money perMonth_30_4) {}
}
