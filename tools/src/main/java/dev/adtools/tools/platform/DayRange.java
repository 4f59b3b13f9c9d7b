package dev.adtools.tools.platform;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/**
 * Whole days in an account's time zone.
 *
 * @param since the first day
 * @param until the last day, not before the first
 */
public record DayRange(LocalDate since, LocalDate until) {

    public DayRange {
        if (until.isBefore(since)) {
            throw new IllegalArgumentException("until " + until + " is before since " + since);
        }
    }

    /** Returns how many days these are, at least 1. */
    public long days() {
        return ChronoUnit.DAYS.between(since, until) + 1;
    }

    /** Returns as many days as these, ending on the day before these. */
    public DayRange before() {
        return new DayRange(since.minusDays(days()), since.minusDays(1));
    }
}
