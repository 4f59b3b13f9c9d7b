package dev.adtools.tools.analytics;

import dev.adtools.tools.period.Period;
import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Time that a report covers.
 *
 * @param current the days reported on; null for the last 30 minutes
 * @param previous the days they are compared with, if any
 * @param today the day it is in the property's time zone; null for the last 30 minutes
 */
record ReportPeriod(
        @Nullable DayRange current,
        @Nullable DayRange previous,
        @Nullable LocalDate today) {

    static final ReportPeriod LAST_HALF_HOUR = new ReportPeriod(null, null, null);

    /** The platform takes up to two days until a day's numbers are final. */
    private static final int SETTLING_DAYS = 2;

    static ReportPeriod of(Period period, DayRange days, boolean comparePrevious, LocalDate today) {
        return new ReportPeriod(days, comparePrevious ? period.before(days) : null, today);
    }

    List<DayRange> ranges() {
        if (current == null) {
            return List.of();
        }
        return previous == null ? List.of(current) : List.of(current, previous);
    }

    /** Returns the last day whose numbers do not change any more. */
    @Nullable
    LocalDate freshUntil() {
        return today == null ? null : today.minusDays(SETTLING_DAYS);
    }
}
