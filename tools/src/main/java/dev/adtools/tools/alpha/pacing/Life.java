package dev.adtools.tools.alpha.pacing;

import dev.adtools.tools.alpha.metrics.LocalDay;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Days from the first to the last on which campaigns run.
 *
 * @param start the first; null when it is not told
 * @param end the last; null for none
 */
record Life(@Nullable LocalDate start, @Nullable LocalDate end) {

    static Life of(AlphaCampaign.Times times) {
        return new Life(
                LocalDay.of(times.start()).orElse(null),
                LocalDay.of(times.end()).orElse(null));
    }

    /** Returns the days from the first of either to the last of either. */
    Life with(Life other) {
        return new Life(
                start == null || other.start == null ? null : start.isBefore(other.start) ? start : other.start,
                end == null || other.end == null ? null : end.isAfter(other.end) ? end : other.end);
    }

    /** Returns those within a month; null when there are none. */
    @Nullable
    Month in(Month month) {
        return month.within(start == null ? month.first() : start, end);
    }

    /** Returns what of a budget is for a month, spread evenly, in micros; null when that is not known. */
    @Nullable
    Long share(AlphaCampaign.Budget budget, Month month) {
        Month days = in(month);
        if (budget.amountMicros() <= 0 && budget.totalMicros() <= 0) {
            return null;
        } else if (days == null) {
            return 0L;
        } else if (budget.amountMicros() > 0) {
            return Pace.scaled(budget.amountMicros(), days.days(), 1);
        }
        // A budget until the end has no share of a month unless it is known when it begins and ends.
        return start == null || end == null
                ? null
                : Pace.scaled(budget.totalMicros(), days.days(), new DayRange(start, end).days());
    }
}
