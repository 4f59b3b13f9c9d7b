package dev.adtools.tools.pacing;

import dev.adtools.tools.period.Month;
import java.time.LocalDate;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Days of a month on which something could deliver, and from today on those on which it can. Only complete days tell a pace, so
 * today counts as still to come.
 *
 * @param days the days
 * @param today the day that it is
 */
public record DeliveryDays(SortedSet<LocalDate> days, LocalDate today) {

    /**
     * Returns the days of a month within a life, without those before today on which it was off.
     *
     * @param month the month
     * @param life the life
     * @param wasOn whether it was on, on a day that is over
     */
    public static DeliveryDays of(Month month, Life life, Predicate<LocalDate> wasOn) {
        SortedSet<LocalDate> days = life.in(month).stream()
                .flatMap(within -> within.first().datesUntil(within.last().plusDays(1)))
                .filter(day -> !day.isBefore(month.today()) || wasOn.test(day))
                .collect(Collectors.toCollection(TreeSet::new));
        return new DeliveryDays(days, month.today());
    }

    /** Returns the days of either. */
    public DeliveryDays with(DeliveryDays other) {
        SortedSet<LocalDate> both = new TreeSet<>(days);
        both.addAll(other.days);
        return new DeliveryDays(both, today);
    }

    /** Returns those that are over. */
    public SortedSet<LocalDate> complete() {
        return days.headSet(today);
    }

    /** Returns those that are still to come, today included. */
    public SortedSet<LocalDate> remaining() {
        return days.tailSet(today);
    }
}
