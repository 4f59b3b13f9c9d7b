package dev.adtools.tools.report;

import dev.adtools.tools.platform.DayRange;

/**
 * The days of a report, in the account's time zone.
 *
 * @param since the first day (YYYY-MM-DD)
 * @param until the last day (YYYY-MM-DD)
 */
public record DateRange(String since, String until) {

    /** Returns days as answers show them. */
    public static DateRange of(DayRange days) {
        return new DateRange(days.since().toString(), days.until().toString());
    }
}
