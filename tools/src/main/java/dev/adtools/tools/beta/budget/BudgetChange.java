package dev.adtools.tools.beta.budget;

import dev.adtools.api.Money;
import dev.adtools.api.SpendEffect;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.FoundCampaign;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * A change of a daily budget, in minor units, and what follows from it.
 *
 * @param found the campaign and its account
 * @param currency the account's currency
 * @param before the daily budget now
 * @param after the daily budget that is wanted
 */
record BudgetChange(FoundCampaign found, BetaCurrency currency, long before, long after) {

    private static final long WEEK = 7;

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

    /** Returns the most that a week may cost, by the platform's word. */
    static long perWeek(long daily) {
        return Math.multiplyExact(daily, WEEK);
    }

    SpendEffect spend() {
        return spend(before, after);
    }

    /** Returns what a budget costs in the platforms' mean month of 30.4 days. */
    Money perMonth(long daily) {
        return spend(daily, daily).monthlyAfter();
    }

    private SpendEffect spend(long from, long to) {
        return SpendEffect.daily(
                money(from).amountMicros(), money(to).amountMicros(), currency.name(), currency.minorDigits());
    }
}
