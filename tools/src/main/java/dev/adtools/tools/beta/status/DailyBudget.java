package dev.adtools.tools.beta.status;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BudgetCost;
import dev.adtools.tools.beta.campaign.DeliveryTime;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaCampaign;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Amount that a campaign may spend a day while it is on, in minor units.
 *
 * @param cost what it may cost
 * @param basis whose budgets are counted, and how
 * @param whole the budgets as their owners set them, per day or for whole lives, all together
 * @param adSets the budgets of the ad sets that are on, where the campaign has none, in the order of their ids
 */
record DailyBudget(BudgetCost cost, Basis basis, long whole, List<BetaStatusPlan.AdSetBudget> adSets) {

    /** Nothing is spent. */
    static final DailyBudget NOTHING = new DailyBudget(BudgetCost.NOTHING, Basis.OFF, 0, List.of());

    private static final String ON = "ACTIVE";
    private static final long MICROS = 1_000_000;
    private static final long DECI_MONTH_DAYS = 304;

    DailyBudget {
        adSets = List.copyOf(adSets);
    }

    /** Basis of a daily budget: whose budgets are counted, and how. */
    enum Basis {
        /** The campaign has a budget per day. */
        DAILY,
        /** Rest of the campaign's budget for its whole life, spread over the days that are left. */
        LIFETIME,
        /** The ad sets that are on have budgets per day. */
        AD_SETS,
        /** The campaign is off or has ended, so it spends nothing. */
        OFF,
        /** Some of them have budgets for their whole lives, which are spread as a campaign's is. */
        AD_SETS_LIFETIME
    }

    /** Tells what a campaign may spend a day; a budget that is not known is never nothing. */
    static Outcome<DailyBudget> of(CampaignSwitch wanted, List<BetaAdSet> adSets, Instant now) {
        BetaCampaign campaign = wanted.campaign();
        BetaCurrency currency =
                BetaCurrency.of(wanted.found().account().currency()).orElse(null);
        if (currency == null) {
            return BetaStatusRule.STATUS_CURRENCY_1.conflict(
                    "The unit of the account's currency is not known, so no amount can be told.", campaign);
        }
        if (DeliveryTime.of(campaign).hasEnded(now)) {
            return Outcome.completed(NOTHING);
        }
        return budget(campaign, adSets, now)
                .flatMap(budget -> budget.isExact(currency)
                        ? Outcome.completed(budget)
                        : BetaStatusRule.STATUS_SIZE_1.conflict(
                                "A month of the campaign's budget is too much to be counted exactly.", campaign));
    }

    private static Outcome<DailyBudget> budget(BetaCampaign campaign, List<BetaAdSet> adSets, Instant now) {
        DeliveryTime time = DeliveryTime.of(campaign);
        Long daily = campaign.budget().daily();
        Long lifetime = campaign.budget().lifetime();
        if (daily != null) {
            return Outcome.completed(
                    new DailyBudget(BudgetCost.ofDaily(daily, time, now), Basis.DAILY, daily, List.of()));
        } else if (lifetime != null) {
            BudgetCost cost = BudgetCost.ofLifetime(lifetime, campaign.budget().remaining(), time, now);
            return Outcome.completed(new DailyBudget(cost, Basis.LIFETIME, lifetime, List.of()));
        }
        return ofAdSets(campaign, adSets, now);
    }

    /** Returns the ad sets that deliver once their campaign does. */
    static List<BetaAdSet> delivering(BetaCampaign campaign, List<BetaAdSet> adSets, Instant now) {
        DeliveryTime time = DeliveryTime.of(campaign);
        return on(adSets).filter(it -> !time.ofAdSet(it).hasEnded(now)).toList();
    }

    private static Stream<BetaAdSet> on(List<BetaAdSet> adSets) {
        return adSets.stream().filter(adSet -> adSet.status().equals(ON));
    }

    private static Outcome<DailyBudget> ofAdSets(BetaCampaign campaign, List<BetaAdSet> adSets, Instant now) {
        List<BetaAdSet> delivering = delivering(campaign, adSets, now);
        boolean isKnown = delivering.stream().allMatch(it -> it.dailyBudget() != null || it.lifetimeBudget() != null);
        if (!isKnown) {
            return BetaStatusRule.STATUS_BUDGET_1.conflict(
                    "What the campaign may spend a day is not known: neither it nor each of its ad sets that are on has"
                            + " a budget.",
                    campaign);
        }
        boolean isLifetime = delivering.stream().anyMatch(it -> it.dailyBudget() == null);
        DeliveryTime time = DeliveryTime.of(campaign);
        BudgetCost cost = delivering.stream()
                .map(it -> cost(it, time.ofAdSet(it), now))
                .reduce(BudgetCost.NOTHING, BudgetCost::plus);
        // Those that have ended too: a day that passes must not change what was approved.
        List<BetaStatusPlan.AdSetBudget> set = on(adSets)
                .map(BetaStatusPlan.AdSetBudget::of)
                .sorted(Comparator.comparing(BetaStatusPlan.AdSetBudget::id))
                .toList();
        long whole = set.stream().mapToLong(BetaStatusPlan.AdSetBudget::budget).sum();
        return Outcome.completed(
                new DailyBudget(cost, isLifetime ? Basis.AD_SETS_LIFETIME : Basis.AD_SETS, whole, set));
    }

    private static BudgetCost cost(BetaAdSet adSet, DeliveryTime time, Instant now) {
        Long daily = adSet.dailyBudget();
        return daily == null
                ? BudgetCost.ofLifetime(
                        Objects.requireNonNull(adSet.lifetimeBudget()), adSet.budgetRemaining(), time, now)
                : BudgetCost.ofDaily(daily, time, now);
    }

    /** Returns whether a month of this is counted exactly in micros by every JSON reader. */
    boolean isExact(BetaCurrency currency) {
        return cost.daily() <= StrictJson.MAX_INTEGER / DECI_MONTH_DAYS * 10 / (MICROS / currency.minorPerUnit());
    }
}
