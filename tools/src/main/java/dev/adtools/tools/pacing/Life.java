package dev.adtools.tools.pacing;

import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Days from the first to the last on which campaigns may run.
 *
 * @param start the first; null when it is not told
 * @param end the last; null for none
 */
public record Life(@Nullable LocalDate start, @Nullable LocalDate end) {

    /** Returns the days from the first of either to the last of either. */
    public Life with(Life other) {
        return new Life(
                start == null || other.start == null ? null : start.isBefore(other.start) ? start : other.start,
                end == null || other.end == null ? null : end.isAfter(other.end) ? end : other.end);
    }

    /** Returns whether a day is one of them. */
    public boolean includes(LocalDate day) {
        return (start == null || !day.isBefore(start)) && (end == null || !day.isAfter(end));
    }

    /** Returns those of a month; empty when there are none. */
    Optional<Month> in(Month month) {
        return Optional.ofNullable(month.within(start == null ? month.first() : start, end));
    }

    /** Returns all of them; empty unless both ends are known and in order. */
    Optional<DayRange> days() {
        return start == null || end == null || end.isBefore(start)
                ? Optional.empty()
                : Optional.of(new DayRange(start, end));
    }
}
