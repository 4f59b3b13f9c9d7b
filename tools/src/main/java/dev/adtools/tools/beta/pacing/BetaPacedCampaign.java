package dev.adtools.tools.beta.pacing;

import dev.adtools.tools.pacing.Allowance;
import dev.adtools.tools.pacing.BudgetHistory;
import dev.adtools.tools.pacing.DeliveryDays;
import dev.adtools.tools.pacing.PacingFigures;
import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaCampaign;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A campaign, and what it spent this month.
 *
 * @param campaign the campaign
 * @param adSets its ad sets where they have the budgets; null where they were not read
 * @param spent what it spent
 * @param hasEnded whether its end has passed
 * @param history when it was on, and with which budget
 */
record BetaPacedCampaign(
        BetaCampaign campaign,
        @Nullable List<BetaAdSet> adSets,
        Spent spent,
        boolean hasEnded,
        CampaignHistory history) {

    private static final Set<String> ON = Set.of("ACTIVE", "WITH_ISSUES", "IN_PROCESS");

    static boolean isActive(String effectiveStatus) {
        return ON.contains(effectiveStatus);
    }

    static boolean needsAdSets(BetaCampaign campaign) {
        return isActive(campaign.effectiveStatus())
                && campaign.budget().daily() == null
                && campaign.budget().lifetime() == null;
    }

    boolean isActive() {
        return isActive(campaign.effectiveStatus());
    }

    /** Returns whether it may still spend. */
    boolean isRunning() {
        return isActive() && !hasEnded;
    }

    boolean isWorthARow() {
        return isActive() || spent.all().signum() > 0;
    }

    BetaBudgetBasis basis() {
        if (!isActive()) {
            return BetaBudgetBasis.NONE;
        } else if (campaign.budget().daily() != null) {
            return BetaBudgetBasis.DAILY;
        } else if (campaign.budget().lifetime() != null) {
            return BetaBudgetBasis.LIFETIME;
        }
        return adSetsDaily() == null ? BetaBudgetBasis.NONE : BetaBudgetBasis.AD_SETS;
    }

    /** Returns the days of a month on which it could deliver, or can from today on. */
    DeliveryDays days(Month month) {
        return DeliveryDays.of(month, history.life(), history::wasOn);
    }

    /** Returns how well it is known what it was set to since a month began. */
    BudgetHistory history(Month month) {
        return history.known(month.first(), basis() != BetaBudgetBasis.AD_SETS);
    }

    PacingFigures figures(Month month, int tolerancePercent) {
        Allowance allowance = allowance(month);
        if (hasEnded) {
            return PacingFigures.ended(allowance, spent);
        }
        return isActive() ? PacingFigures.of(allowance, spent, tolerancePercent) : PacingFigures.off(spent);
    }

    private Allowance allowance(Month month) {
        DeliveryDays days = days(month);
        Long daily = campaign.budget().daily();
        Long lifetime = campaign.budget().lifetime();
        BigDecimal adSets = adSetsDaily();
        if (daily != null) {
            return Allowance.ofDays(days, day -> history.dailyBudget(daily, day), BigDecimal.valueOf(daily));
        } else if (lifetime != null) {
            return Allowance.ofLife(days, month, history.life(), BigDecimal.valueOf(lifetime));
        }
        return adSets == null ? Allowance.unknown(days) : Allowance.ofDays(days, day -> adSets, adSets);
    }

    private @Nullable BigDecimal adSetsDaily() {
        List<BetaAdSet> on = adSets == null
                ? List.of()
                : adSets.stream().filter(it -> isActive(it.effectiveStatus())).toList();
        BigDecimal sum = BigDecimal.ZERO;
        for (BetaAdSet adSet : on) {
            if (adSet.dailyBudget() == null) {
                return null;
            }
            sum = sum.add(BigDecimal.valueOf(adSet.dailyBudget()));
        }
        return on.isEmpty() ? null : sum;
    }
}
