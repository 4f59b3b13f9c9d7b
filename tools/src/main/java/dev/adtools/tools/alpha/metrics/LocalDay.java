package dev.adtools.tools.alpha.metrics;

import dev.adtools.tools.period.Period;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Days as an account counts them; what the platform says of them need not be readable. */
public final class LocalDay {

    private static final int DAY_LENGTH = "2026-12-31".length();

    private LocalDay() {}

    /** Returns the day of a moment as the platform writes it: {@code 2026-12-31 23:59:59}. */
    public static Optional<LocalDate> of(@Nullable String moment) {
        try {
            return moment == null || moment.length() < DAY_LENGTH
                    ? Optional.empty()
                    : Optional.of(LocalDate.parse(moment.substring(0, DAY_LENGTH)));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** Returns which day it is in a time zone; in UTC where the zone is not known. */
    public static LocalDate at(Instant now, String timezone) {
        return now.atZone(Period.zone(timezone)).toLocalDate();
    }
}
