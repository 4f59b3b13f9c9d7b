package dev.adtools.tools.beta.budget;

import dev.adtools.api.Money;
import dev.adtools.api.SpendEffect;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BetaFoundCampaign;
import dev.adtools.tools.beta.campaign.BudgetCost;
import dev.adtools.tools.beta.campaign.DeliveryTime;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A change of a daily budget, in minor units, and what follows from it.
 *
 * @param found the campaign and its account
 * @param currency the account's currency
 * @param before the daily budget now
 * @param after the daily budget that is wanted
 * @param now when it is asked for
 */
record BudgetChange(BetaFoundCampaign found, BetaCurrency currency, long before, long after, Instant now) {

    private static final int WEEK = 7;

    boolean isNone() {
        return before == after;
    }

    boolean isRaise() {
        return after > before;
    }

    /** Returns by how many percent it changes; null when there was nothing. */
    @Nullable
    BigDecimal percent() {
        return Ratios.changePercent(before, after);
    }

    Money money(long minor) {
        return Money.ofMinor(minor, currency.name(), currency.minorDigits());
    }

    /** Returns the most that a budget costs in a week, by the platform's word. */
    long perWeek(long daily) {
        return perWeek(cost(daily));
    }

    static long perWeek(BudgetCost cost) {
        return cost.most(WEEK);
    }

    /** Returns whether its owners have paused the campaign, so that its budget does not serve. */
    boolean isPaused() {
        return found.campaign().status().equals(BetaSwitch.PAUSED.name());
    }

    /** Returns the money that it moves now: nothing while the campaign is paused. */
    SpendEffect spend() {
        return isPaused()
                ? SpendEffect.whilePaused(
                        money(before).amountMicros(),
                        money(after).amountMicros(),
                        currency.name(),
                        currency.minorDigits())
                : budgets();
    }

    /** Returns the effect of the two budgets on a campaign that serves. */
    SpendEffect budgets() {
        return cost(after).after(before, currency.name(), currency.minorDigits());
    }

    /** Returns what a budget costs in the platforms' mean month of 30.4 days, or until the campaign's end in it. */
    Money perMonth(long daily) {
        return cost(daily).after(daily, currency.name(), currency.minorDigits()).monthlyAfter();
    }

    private BudgetCost cost(long daily) {
        return BudgetCost.ofDaily(daily, DeliveryTime.of(found.campaign()), now);
    }
}
