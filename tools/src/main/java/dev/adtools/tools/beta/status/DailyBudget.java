package dev.adtools.tools.beta.status;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaCampaign;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * What a campaign may spend on a day on which it is on, in minor units.
 *
 * @param minor how much
 * @param left what is left of budgets for whole lives, all together; no month costs more of them
 * @param endless how much of it is of budgets per day
 * @param basis whose budgets are counted, and how
 * @param whole the budgets as their owners set them, per day or for whole lives, all together
 */
record DailyBudget(long minor, long left, long endless, Basis basis, long whole) {

    /** Nothing is spent. */
    static final DailyBudget NOTHING = new DailyBudget(0, 0, 0, Basis.OFF, 0);

    private static final String ON = "ACTIVE";
    private static final long MICROS = 1_000_000;
    private static final long DECI_MONTH_DAYS = 304;
    private static final Duration DAY = Duration.ofDays(1);

    /** Whose budgets are counted, and how. */
    enum Basis {
        /** The campaign has a budget per day. */
        DAILY,
        /** What is left of the campaign's budget for its whole life is spread over the days that are left. */
        LIFETIME,
        /** The ad sets that are on have budgets per day. */
        AD_SETS,
        /** The campaign is off or has ended, so it spends nothing. */
        OFF,
        /** Some of them have budgets for their whole lives, which are counted whole. */
        AD_SETS_LIFETIME
    }

    /** Tells what a campaign may spend a day; a budget that is not known is never nothing. */
    static Outcome<DailyBudget> of(CampaignSwitch wanted, List<BetaAdSet> adSets, Instant now) {
        BetaCampaign campaign = wanted.campaign();
        BetaCurrency currency =
                BetaCurrency.of(wanted.found().account().currency()).orElse(null);
        if (currency == null) {
            return StatusRule.STATUS_CURRENCY_1.conflict(
                    "The unit of the account's currency is not known, so no amount can be told.", campaign);
        }
        if (CampaignTime.hasEnded(campaign, now)) {
            return Outcome.completed(NOTHING);
        }
        return budget(campaign, adSets, now)
                .then(budget -> budget.isExact(currency)
                        ? Outcome.completed(budget)
                        : StatusRule.STATUS_SIZE_1.conflict(
                                "A month of the campaign's budget is too much to be counted exactly.", campaign));
    }

    private static Outcome<DailyBudget> budget(BetaCampaign campaign, List<BetaAdSet> adSets, Instant now) {
        Long daily = campaign.budget().daily();
        Long lifetime = campaign.budget().lifetime();
        if (daily != null) {
            return Outcome.completed(new DailyBudget(daily, 0, daily, Basis.DAILY, daily));
        } else if (lifetime != null) {
            Long remaining = campaign.budget().remaining();
            long left = remaining == null ? lifetime : Math.min(remaining, lifetime);
            return Outcome.completed(
                    new DailyBudget(aDay(left, daysLeft(campaign, now)), left, 0, Basis.LIFETIME, lifetime));
        }
        return ofAdSets(campaign, on(adSets));
    }

    // Rounded up: rather too much than too little.
    private static long aDay(long left, long days) {
        return left / days + (left % days == 0 ? 0 : 1);
    }

    // Without an end that lies ahead all of it may be spent on one day.
    private static long daysLeft(BetaCampaign campaign, Instant now) {
        Instant first =
                CampaignTime.of(campaign.times().start()).filter(now::isBefore).orElse(now);
        return CampaignTime.of(campaign.times().stop())
                .map(stop -> Math.max(1, Duration.between(first, stop).dividedBy(DAY)))
                .orElse(1L);
    }

    /** Returns the ad sets that deliver once their campaign does. */
    static List<BetaAdSet> on(List<BetaAdSet> adSets) {
        return adSets.stream().filter(adSet -> adSet.status().equals(ON)).toList();
    }

    private static Outcome<DailyBudget> ofAdSets(BetaCampaign campaign, List<BetaAdSet> adSets) {
        boolean isKnown = adSets.stream().allMatch(it -> it.dailyBudget() != null || it.lifetimeBudget() != null);
        if (!isKnown) {
            return StatusRule.STATUS_BUDGET_1.conflict(
                    "What the campaign may spend a day is not known: neither it nor each of its ad sets that are on has"
                            + " a budget.",
                    campaign);
        }
        boolean isWhole = adSets.stream().anyMatch(it -> it.dailyBudget() == null);
        long all = sum(adSets);
        long endless = adSets.stream()
                .map(BetaAdSet::dailyBudget)
                .filter(Objects::nonNull)
                .mapToLong(Long::longValue)
                .sum();
        return Outcome.completed(
                new DailyBudget(all, all - endless, endless, isWhole ? Basis.AD_SETS_LIFETIME : Basis.AD_SETS, all));
    }

    // No sum overflows: amounts have at most 14 digits, and a campaign far fewer than 10,000 ad sets.
    static long sum(List<BetaAdSet> adSets) {
        return adSets.stream().mapToLong(DailyBudget::most).sum();
    }

    // How much of a budget for a whole life is left is not told, and all of that may be spent on one day.
    private static long most(BetaAdSet adSet) {
        return Objects.requireNonNullElse(adSet.dailyBudget(), Objects.requireNonNullElse(adSet.lifetimeBudget(), 0L));
    }

    /** Returns whether a month of this is counted exactly in micros by every JSON reader. */
    boolean isExact(BetaCurrency currency) {
        return minor <= StrictJson.MAX_INTEGER / DECI_MONTH_DAYS * 10 / (MICROS / currency.minorPerUnit());
    }
}
