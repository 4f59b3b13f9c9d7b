package dev.adtools.tools.beta.pacing;

import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.pacing.PaceStatus;
import dev.adtools.tools.pacing.PacingFigures;
import java.math.BigDecimal;
import java.math.RoundingMode;
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
                whole(figures.budget()),
                whole(figures.spent().all()),
                whole(figures.spent().beforeToday()),
                whole(figures.expected()),
                whole(figures.runRate()),
                whole(figures.projected()),
                whole(figures.requiredDaily()),
                figures.status());
    }

    /** Returns an amount rounded half up; null for none, and beyond what every JSON reader holds exactly. */
    static @Nullable Long whole(@Nullable BigDecimal minor) {
        BigDecimal whole = minor == null ? null : minor.setScale(0, RoundingMode.HALF_UP);
        return whole == null || whole.abs().compareTo(BigDecimal.valueOf(StrictJson.MAX_INTEGER)) > 0
                ? null
                : (Long) whole.longValueExact();
    }
}
