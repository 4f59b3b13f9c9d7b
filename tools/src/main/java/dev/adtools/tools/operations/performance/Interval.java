package dev.adtools.tools.operations.performance;

import dev.adtools.api.JsonName;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;

/** Days that one row adds up. */
public enum Interval {
    /** One day. */
    @JsonName("day")
    DAY,
    /** A week of ISO 8601, from Monday. */
    @JsonName("week")
    WEEK;

    /** Returns the first day of the interval that a day is in. */
    LocalDate start(LocalDate day) {
        return this == DAY ? day : day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    }
}
