package dev.adtools.tools.alpha.pacing;

import dev.adtools.tools.pacing.PaceStatus;
import dev.adtools.tools.pacing.PacingFigures;
import dev.adtools.tools.report.Amounts;
import org.jspecify.annotations.Nullable;

/**
 * Spend against a budget, in micros. What a budget or a complete day is needed for is null without one and once the
 * campaign has ended, and so is what no JSON reader would hold exactly, or is
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
public record AlphaPace(
        @Nullable Long budgetMicros,
        @Nullable Long costMicros,
        @Nullable Long costBeforeTodayMicros,
        @Nullable Long expectedMicros,
        @Nullable Long runRateMicros,
        @Nullable Long projectedMicros,
        @Nullable Long requiredDailyMicros,
        PaceStatus status) {

    static AlphaPace of(PacingFigures figures) {
        return new AlphaPace(
                Amounts.whole(figures.budget()),
                Amounts.whole(figures.spent().known()),
                Amounts.whole(figures.spent().knownBeforeToday()),
                Amounts.whole(figures.expected()),
                Amounts.whole(figures.runRate()),
                Amounts.whole(figures.projected()),
                Amounts.whole(figures.requiredDaily()),
                figures.status());
    }
}
