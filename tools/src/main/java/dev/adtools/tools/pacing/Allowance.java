package dev.adtools.tools.pacing;

import dev.adtools.tools.period.Month;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Amount that may be spent in a month, and by now. Amounts are not rounded: each is to be divided by a number of days.
 *
 * @param days on how many days of the month it can be spent
 * @param complete how many of them are over
 * @param budgetTimes on all of them, times the divisor; null when that is not known
 * @param expectedTimes on those that are over, times the divisor; null when that is not known
 * @param divisor the divisor
 */
public record Allowance(
        long days,
        long complete,
        @Nullable BigDecimal budgetTimes,
        @Nullable BigDecimal expectedTimes,
        long divisor) {

    /** Returns a budget for a whole month, spread evenly over its days. */
    public static Allowance ofMonth(Month month, BigDecimal budget) {
        BigDecimal days = BigDecimal.valueOf(month.days());
        BigDecimal expected = budget.multiply(BigDecimal.valueOf(month.complete()));
        return new Allowance(month.days(), month.complete(), budget.multiply(days), expected, month.days());
    }

    /**
     * Returns budgets per day.
     *
     * @param days the days
     * @param before what stood on a day that is over
     * @param now what stands from today on
     */
    public static Allowance ofDays(DeliveryDays days, Function<LocalDate, BigDecimal> before, BigDecimal now) {
        BigDecimal expected = days.complete().stream().map(before).reduce(BigDecimal.ZERO, BigDecimal::add);
        BigDecimal rest = now.multiply(BigDecimal.valueOf(days.remaining().size()));
        return new Allowance(count(days.days()), count(days.complete()), expected.add(rest), expected, 1);
    }

    /**
     * Returns a budget for a whole life, spread evenly over its days without those of this month on which it was off; one that is not
     * known where the life has not two ends.
     *
     * @param days the days of the month
     * @param month the month
     * @param life the life
     * @param whole the budget
     */
    public static Allowance ofLife(DeliveryDays days, Month month, Life life, BigDecimal whole) {
        long inMonth = life.in(month).map(Month::days).orElse(0L);
        return life.days()
                .map(range -> new Allowance(
                        count(days.days()),
                        count(days.complete()),
                        whole.multiply(BigDecimal.valueOf(count(days.days()))),
                        whole.multiply(BigDecimal.valueOf(count(days.complete()))),
                        Math.max(1, range.days() - inMonth + count(days.days()))))
                .orElseGet(() -> unknown(days));
    }

    /** Returns that of days without a budget that is known. */
    public static Allowance unknown(DeliveryDays days) {
        return new Allowance(count(days.days()), count(days.complete()), null, null, 1);
    }

    private static long count(Set<LocalDate> days) {
        return days.size();
    }

    /** Returns the budget; null when it is not known. */
    @Nullable
    BigDecimal budget() {
        return divided(budgetTimes);
    }

    /** Returns what is expected by now; null when that is not known. */
    @Nullable
    BigDecimal expected() {
        return divided(expectedTimes);
    }

    long remaining() {
        return days - complete;
    }

    private @Nullable BigDecimal divided(@Nullable BigDecimal amount) {
        return amount == null ? null : amount.divide(BigDecimal.valueOf(divisor), 0, RoundingMode.HALF_UP);
    }
}
