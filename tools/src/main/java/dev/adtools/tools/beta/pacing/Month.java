package dev.adtools.tools.beta.pacing;

import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * The days of a month on which a campaign can spend, seen from one of them. Only complete days tell a pace, so today
 * counts as still to come.
 *
 * @param first the first of them
 * @param last the last of them, not before the first
 * @param today the day that it is
 */
record Month(LocalDate first, LocalDate last, LocalDate today) {

    static Month of(LocalDate today) {
        return new Month(today.withDayOfMonth(1), today.withDayOfMonth(today.lengthOfMonth()), today);
    }

    /** Returns the days of this within a campaign's life; null when there are none. */
    @Nullable
    Month within(LocalDate start, @Nullable LocalDate stop) {
        LocalDate from = start.isAfter(first) ? start : first;
        LocalDate to = stop != null && stop.isBefore(last) ? stop : last;
        return to.isBefore(from) ? null : new Month(from, to, today);
    }

    long days() {
        return new DayRange(first, last).days();
    }

    /** Returns how many of them are over. */
    long complete() {
        LocalDate end = today.isAfter(last) ? last.plusDays(1) : today;
        return Math.max(0, ChronoUnit.DAYS.between(first, end));
    }

    long remaining() {
        return days() - complete();
    }
}
