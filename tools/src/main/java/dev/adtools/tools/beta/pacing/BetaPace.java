package dev.adtools.tools.beta.pacing;

import dev.adtools.tools.pacing.PaceStatus;
import dev.adtools.tools.pacing.PacingFigures;
import dev.adtools.tools.report.Amounts;
import java.math.BigDecimal;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Spend against a budget, in micros. What a budget or a complete day is needed for is null without one and once
 * the campaign has ended, and so is what no JSON reader would hold exactly, or is
 * not known.
 *
 * @param budgetMicros for the days of the month on which it could deliver, and can from today on
 * @param costMicros so far, today included
 * @param costBeforeTodayMicros on complete days
 * @param expectedMicros on complete days on which it could deliver, were the budget that stood then spent
 * @param runRateMicros such a day on average
 * @param projectedMicros in the whole month at that rate
 * @param requiredDailyMicros a day from today on, to spend the rest of the budget; 0 when nothing is left
 * @param status how spend stands against what was expected
 */
public record BetaPace(
        @Nullable Long budgetMicros,
        @Nullable Long costMicros,
        @Nullable Long costBeforeTodayMicros,
        @Nullable Long expectedMicros,
        @Nullable Long runRateMicros,
        @Nullable Long projectedMicros,
        @Nullable Long requiredDailyMicros,
        PaceStatus status) {

    /** Returns figures in minor units as answers show them. */
    static BetaPace of(PacingFigures figures, int minorDigits) {
        UnaryOperator<@Nullable BigDecimal> micros =
                minor -> minor == null ? null : minor.movePointRight(Amounts.MICRO_DIGITS - minorDigits);
        return new BetaPace(
                Amounts.whole(micros.apply(figures.budget())),
                Amounts.whole(micros.apply(figures.spent().known())),
                Amounts.whole(micros.apply(figures.spent().knownBeforeToday())),
                Amounts.whole(micros.apply(figures.expected())),
                Amounts.whole(micros.apply(figures.runRate())),
                Amounts.whole(micros.apply(figures.projected())),
                Amounts.whole(micros.apply(figures.requiredDaily())),
                figures.status());
    }
}
