package dev.adtools.tools.platform.sandbox;

import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads days as alpha_analytics spells them: {@code 2026-11-20}, {@code today}, {@code yesterday}, {@code 7daysAgo}. */
final class AnalyticsDays {

    private static final Pattern AGO = Pattern.compile("([0-9]{1,5})daysAgo");

    private AnalyticsDays() {}

    static Optional<LocalDate> day(String text, LocalDate today) {
        Matcher ago = AGO.matcher(text);
        if (text.equals("today")) {
            return Optional.of(today);
        } else if (text.equals("yesterday")) {
            return Optional.of(today.minusDays(1));
        } else if (ago.matches()) {
            return Optional.of(today.minusDays(Long.parseLong(ago.group(1))));
        }
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
