package dev.adtools.tools.period;

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
public record Month(LocalDate first, LocalDate last, LocalDate today) {

    /** Returns the whole month of a day. */
    public static Month of(LocalDate today) {
        return new Month(today.withDayOfMonth(1), today.withDayOfMonth(today.lengthOfMonth()), today);
    }

    /** Returns the days of this within a campaign's life; null when there are none. */
    @Nullable
    public Month within(LocalDate start, @Nullable LocalDate stop) {
        LocalDate from = start.isAfter(first) ? start : first;
        LocalDate to = stop != null && stop.isBefore(last) ? stop : last;
        return to.isBefore(from) ? null : new Month(from, to, today);
    }

    /** Returns how many days these are. */
    public long days() {
        return new DayRange(first, last).days();
    }

    /** Returns how many of them are over. */
    public long complete() {
        LocalDate end = today.isAfter(last) ? last.plusDays(1) : today;
        return Math.max(0, ChronoUnit.DAYS.between(first, end));
    }

    /** Returns how many are still to come, today included. */
    public long remaining() {
        return days() - complete();
    }
}
