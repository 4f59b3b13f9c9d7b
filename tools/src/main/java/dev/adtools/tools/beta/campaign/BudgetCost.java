package dev.adtools.tools.beta.campaign;

import dev.adtools.api.Money;
import dev.adtools.api.SpendEffect;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Cost of budgets a day, and in a time in which some of them end, in minor units.
 *
 * @param daily what they can cost on a day, all together
 * @param ending what those of them that end within a month can cost until then
 * @param endless how much of a day's cost is of the others
 */
public record BudgetCost(long daily, long ending, long endless) {

    /** Nothing is spent. */
    public static final BudgetCost NOTHING = new BudgetCost(0, 0, 0);

    private static final long DECI_MONTH_DAYS = 304;
    private static final long MORE_THAN_A_MONTH = 31;

    /** Returns the cost of a budget per day until its end. */
    public static BudgetCost ofDaily(long minor, DeliveryTime time, Instant now) {
        long days = Math.min(time.begunDays(now).orElse(MORE_THAN_A_MONTH), MORE_THAN_A_MONTH);
        return of(minor, Math.multiplyExact(minor, days));
    }

    /**
     * Returns the cost of a budget for a whole life: what is left of it, spread over the days that are left. Without an
     * end all of it may be spent on one day.
     *
     * @param lifetime the budget
     * @param remaining what is left of it; null where that is not told, so that all of it counts
     */
    public static BudgetCost ofLifetime(long lifetime, @Nullable Long remaining, DeliveryTime time, Instant now) {
        long left = remaining == null ? lifetime : Math.min(remaining, lifetime);
        long days = time.wholeDays(now).orElse(1);
        // Rounded up: rather too much than too little.
        return of(left / days + (left % days == 0 ? 0 : 1), left);
    }

    private static BudgetCost of(long daily, long left) {
        return left * 10 < Math.multiplyExact(daily, DECI_MONTH_DAYS)
                ? new BudgetCost(daily, left, 0)
                : new BudgetCost(daily, 0, daily);
    }

    /** Returns the cost of these budgets and others together. */
    public BudgetCost plus(BudgetCost other) {
        // No sum overflows: amounts have at most 14 digits, and a campaign far fewer than 1,000 ad sets.
        return new BudgetCost(daily + other.daily, ending + other.ending, endless + other.endless);
    }

    /** Returns the most that a number of days costs, up to a month. */
    public long most(int days) {
        return Math.min(Math.multiplyExact(daily, (long) days), ending + Math.multiplyExact(endless, (long) days));
    }

    /** Returns the effect of a write after which budgets cost this. */
    public SpendEffect after(long dailyBefore, String currency, int minorDigits) {
        return SpendEffect.ending(
                micros(dailyBefore, currency, minorDigits),
                micros(daily, currency, minorDigits),
                micros(ending, currency, minorDigits),
                micros(endless, currency, minorDigits),
                currency,
                minorDigits);
    }

    private static long micros(long minor, String currency, int minorDigits) {
        return Money.ofMinor(minor, currency, minorDigits).amountMicros();
    }
}
