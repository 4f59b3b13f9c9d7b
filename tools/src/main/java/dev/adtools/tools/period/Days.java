package dev.adtools.tools.period;

import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;

/**
 * Days from a first to a last one: {@code 2026-11-01..2026-11-10}.
 *
 * @param since the first
 * @param until the last
 */
public record Days(String since, String until) implements Period {

    private static final String SEPARATOR = "..";

    /** Reads days in the published form. */
    static Days of(String text) {
        int separator = text.indexOf(SEPARATOR);
        return new Days(text.substring(0, separator), text.substring(separator + SEPARATOR.length()));
    }

    /** Returns the published form of two days. */
    static String text(String first, String last) {
        return first + SEPARATOR + last;
    }

    @Override
    public DayRange days(LocalDate today, List<Violation> violations) {
        DayRange days = range().orElseGet(() -> new DayRange(today, today));
        if (days.until().isAfter(today)) {
            violations.add(PeriodRule.DATE_1.at(
                    POINTER, "must not end after today, which is " + today + " in the account's time zone"));
        }
        return days;
    }

    @Override
    public JsonObject toJson() {
        return JsonObject.builder().put("since", since).put("until", until).build();
    }

    /** Returns the message for days that are no range; empty when they are one. */
    Optional<String> problem() {
        for (String day : List.of(since, until)) {
            if (day(day).isEmpty()) {
                return Optional.of("must name calendar dates; " + day + " does not exist");
            }
        }
        return range().isPresent()
                ? Optional.empty()
                : Optional.of("must not end before it begins; did you mean " + text(until, since) + "?");
    }

    private Optional<DayRange> range() {
        return day(since)
                .flatMap(first ->
                        day(until).filter(last -> !last.isBefore(first)).map(last -> new DayRange(first, last)));
    }

    private static Optional<LocalDate> day(String day) {
        try {
            return Optional.of(LocalDate.parse(day));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
