package dev.adtools.tools.beta.pacing;

import dev.adtools.tools.pacing.PaceStatus;
import dev.adtools.tools.pacing.PacingFigures;
import dev.adtools.tools.report.Amounts;
import org.jspecify.annotations.Nullable;

/**
 * Spend against a budget, in minor units. What a budget or a complete day is needed for is null without one and once
 * the campaign has ended, and so is what no JSON reader would hold exactly.
 *
 * @param budgetMinor for the days of the month on which it could deliver, and can from today on
 * @param costMinor so far, today included
 * @param costBeforeTodayMinor on complete days
 * @param expectedMinor on complete days on which it could deliver, were the budget that stood then spent
 * @param runRateMinor such a day on average
 * @param projectedMinor in the whole month at that rate
 * @param requiredDailyMinor a day from today on, to spend the rest of the budget; 0 when nothing is left
 * @param status how spend stands against what was expected
 */
public record BetaPace(
        @Nullable Long budgetMinor,
        @Nullable Long costMinor,
        @Nullable Long costBeforeTodayMinor,
        @Nullable Long expectedMinor,
        @Nullable Long runRateMinor,
        @Nullable Long projectedMinor,
        @Nullable Long requiredDailyMinor,
        PaceStatus status) {

    static BetaPace of(PacingFigures figures) {
        return new BetaPace(
                Amounts.whole(figures.budget()),
                Amounts.whole(figures.spent().all()),
                Amounts.whole(figures.spent().beforeToday()),
                Amounts.whole(figures.expected()),
                Amounts.whole(figures.runRate()),
                Amounts.whole(figures.projected()),
                Amounts.whole(figures.requiredDaily()),
                figures.status());
    }
}
