package dev.adtools.tools.period;

import dev.adtools.api.Arg;
import dev.adtools.api.Format;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.DayRange;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;

/**
 * Days that are named one by one.
 *
 * @param since the first
 * @param until the last
 */
public record Days(
        @Arg(description = "The first day.", pattern = PATTERN, format = Format.DATE, examples = "2026-10-01")
        String since,

        @Arg(
                description = "The last day, not before since.",
                pattern = PATTERN,
                format = Format.DATE,
                examples = "2026-10-31")
        String until)
        implements Period {

    /** Form of a day. */
    public static final String PATTERN = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$";

    @Override
    public DayRange days(LocalDate today, List<Violation> violations) {
        DayRange days = range().orElseGet(() -> new DayRange(today, today));
        if (days.until().isAfter(today)) {
            violations.add(PeriodRule.DATE_1.at(
                    POINTER + "/until", "must not be after today, which is " + today + " in the account's time zone"));
        }
        return days;
    }

    @Override
    public JsonObject toJson() {
        return JsonObject.builder().put("since", since).put("until", until).build();
    }

    /** Returns the days; nothing when one is in no calendar, or the last is before the first. */
    Optional<DayRange> range() {
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
