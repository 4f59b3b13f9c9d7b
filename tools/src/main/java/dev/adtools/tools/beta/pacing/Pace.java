package dev.adtools.tools.beta.pacing;

import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.period.Month;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Spend against a budget, in minor units. What a budget or a complete day is needed for is null without one and once
 * the campaign has ended, and so is what no JSON reader would hold exactly.
 *
 * @param budgetMinor for the days of the month
 * @param costMinor so far, today included
 * @param costBeforeTodayMinor on complete days
 * @param expectedMinor on complete days, were the budget spent evenly
 * @param runRateMinor a complete day on average
 * @param projectedMinor in all days of the month at that rate
 * @param requiredDailyMinor a day from today on, to spend the rest of the budget; 0 when nothing is left
 * @param status how spend stands against what was expected
 */
public record Pace(
        @Nullable Long budgetMinor,
        @Nullable Long costMinor,
        @Nullable Long costBeforeTodayMinor,
        @Nullable Long expectedMinor,
        @Nullable Long runRateMinor,
        @Nullable Long projectedMinor,
        @Nullable Long requiredDailyMinor,
        PaceStatus status) {

    private static final int PERCENT = 100;

    /** Returns the pace of what has ended: all that it will ever spend is spent. */
    static Pace ended(@Nullable BigDecimal budget, Spent spent) {
        return new Pace(
                whole(budget),
                whole(spent.all()),
                whole(spent.beforeToday()),
                null,
                null,
                whole(spent.all()),
                null,
                PaceStatus.ENDED);
    }

    static Pace of(Month month, @Nullable BigDecimal budget, Spent spent, int tolerancePercent) {
        BigDecimal projected = scaled(spent.beforeToday(), month.days(), month.complete());
        return new Pace(
                whole(budget),
                whole(spent.all()),
                whole(spent.beforeToday()),
                whole(scaled(budget, month.complete(), month.days())),
                whole(scaled(spent.beforeToday(), 1, month.complete())),
                whole(projected == null ? null : projected.max(spent.all())),
                whole(scaled(left(budget, spent), 1, month.remaining())),
                status(month, budget, spent, tolerancePercent));
    }

    private static @Nullable BigDecimal left(@Nullable BigDecimal budget, Spent spent) {
        return budget == null ? null : budget.subtract(spent.beforeToday()).max(BigDecimal.ZERO);
    }

    private static PaceStatus status(Month month, @Nullable BigDecimal budget, Spent spent, int tolerancePercent) {
        if (budget != null && spent.all().compareTo(budget) > 0) {
            return PaceStatus.OVER;
        }
        if (budget == null || month.complete() == 0) {
            return PaceStatus.UNKNOWN;
        }
        // Multiplied out, so that nothing is rounded: spent / (budget * complete / days).
        BigDecimal actual = spent.beforeToday().multiply(BigDecimal.valueOf(month.days() * PERCENT));
        BigDecimal expected = budget.multiply(BigDecimal.valueOf(month.complete()));
        if (actual.compareTo(expected.multiply(BigDecimal.valueOf(PERCENT - tolerancePercent))) < 0) {
            return PaceStatus.UNDER;
        }
        return actual.compareTo(expected.multiply(BigDecimal.valueOf(PERCENT + tolerancePercent))) > 0
                ? PaceStatus.OVER
                : PaceStatus.ON_TRACK;
    }

    /** Returns an amount times one number of days by another, half up; null by none. */
    static @Nullable BigDecimal scaled(@Nullable BigDecimal minor, long days, long by) {
        return minor == null || by == 0
                ? null
                : minor.multiply(BigDecimal.valueOf(days)).divide(BigDecimal.valueOf(by), 0, RoundingMode.HALF_UP);
    }

    /** Returns an amount rounded half up; null for none, and beyond what every JSON reader holds exactly. */
    static @Nullable Long whole(@Nullable BigDecimal minor) {
        BigDecimal whole = minor == null ? null : minor.setScale(0, RoundingMode.HALF_UP);
        return whole == null || whole.abs().compareTo(BigDecimal.valueOf(StrictJson.MAX_INTEGER)) > 0
                ? null
                : (Long) whole.longValueExact();
    }
}
