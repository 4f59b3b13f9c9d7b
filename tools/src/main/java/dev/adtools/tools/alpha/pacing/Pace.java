package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.period.Month;
import java.math.BigDecimal;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Spend against a budget, in micros. What a budget or a complete day is needed for is null without one and once the
 * campaign has ended.
 *
 * @param budgetMicros for the whole month
 * @param costMicros so far, today included
 * @param costBeforeTodayMicros on complete days
 * @param expectedMicros on complete days, were the budget spent evenly
 * @param runRateMicros a complete day on average
 * @param projectedMicros in the whole month at that rate
 * @param requiredDailyMicros a day from today on, to spend the rest of the budget; 0 when nothing is left
 * @param status how spend stands against what was expected
 */
public record Pace(
        @Nullable Long budgetMicros,
        long costMicros,
        long costBeforeTodayMicros,
        @Nullable Long expectedMicros,
        @Nullable Long runRateMicros,
        @Nullable Long projectedMicros,
        @Nullable Long requiredDailyMicros,
        PaceStatus status) {

    private static final int PERCENT = 100;

    /** Returns the pace of what has ended: all that it will ever spend is spent. */
    static Pace ended(Spent spent) {
        return new Pace(null, spent.all(), spent.beforeToday(), null, null, spent.all(), null, PaceStatus.ENDED);
    }

    static Pace of(Month month, @Nullable Long budget, Spent spent, int tolerancePercent) {
        Long projected = scaled(spent.beforeToday(), month.days(), month.complete());
        return new Pace(
                budget,
                spent.all(),
                spent.beforeToday(),
                budget == null ? null : scaled(budget, month.complete(), month.days()),
                scaled(spent.beforeToday(), 1, month.complete()),
                projected == null ? null : (Long) Math.max(projected, spent.all()),
                budget == null ? null : scaled(Math.max(0, budget - spent.beforeToday()), 1, month.remaining()),
                status(month, budget, spent, tolerancePercent));
    }

    private static PaceStatus status(Month month, @Nullable Long budget, Spent spent, int tolerancePercent) {
        if (budget != null && spent.all() > budget) {
            return PaceStatus.OVER;
        }
        if (budget == null || month.complete() == 0) {
            return PaceStatus.UNKNOWN;
        }
        // Multiplied out, so that nothing is rounded: spent / (budget * complete / days).
        BigDecimal actual =
                BigDecimal.valueOf(spent.beforeToday()).multiply(BigDecimal.valueOf(month.days() * PERCENT));
        BigDecimal expected = BigDecimal.valueOf(budget).multiply(BigDecimal.valueOf(month.complete()));
        if (actual.compareTo(expected.multiply(BigDecimal.valueOf(PERCENT - tolerancePercent))) < 0) {
            return PaceStatus.UNDER;
        }
        return actual.compareTo(expected.multiply(BigDecimal.valueOf(PERCENT + tolerancePercent))) > 0
                ? PaceStatus.OVER
                : PaceStatus.ON_TRACK;
    }

    /** Returns an amount times one number of days by another, half up; null by none, or when it cannot be told exactly. */
    static @Nullable Long scaled(long micros, long days, long by) {
        return by == 0
                ? null
                : exact(BigDecimal.valueOf(micros)
                        .multiply(BigDecimal.valueOf(days))
                        .divide(BigDecimal.valueOf(by), 0, RoundingMode.HALF_UP));
    }

    /** Returns a whole amount; null beyond what every JSON reader holds exactly. */
    static @Nullable Long exact(BigDecimal micros) {
        return micros.abs().compareTo(BigDecimal.valueOf(StrictJson.MAX_INTEGER)) > 0
                ? null
                : (Long) micros.longValueExact();
    }
}
