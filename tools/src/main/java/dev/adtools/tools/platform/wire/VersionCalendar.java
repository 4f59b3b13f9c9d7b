package dev.adtools.tools.platform.wire;

import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;

/**
 * Dates on which the versions of a platform's API end, as far as they are announced.
 *
 * @param form the regular expression that every version's name matches
 * @param ends the first day on which a version may no longer answer
 */
public record VersionCalendar(String form, Map<String, LocalDate> ends) {

    private static final int NOTICE_DAYS = 90;

    public VersionCalendar {
        ends = Map.copyOf(ends);
    }

    /** Returns whether a version could exist. */
    public boolean names(String version) {
        return version.matches(form);
    }

    /** Returns what an operator should know of a version, if it ends soon or has ended. */
    public Optional<String> warning(String version, LocalDate today) {
        LocalDate end = ends.get(version);
        if (end == null || today.plusDays(NOTICE_DAYS).isBefore(end)) {
            return Optional.empty();
        }
        return Optional.of(
                today.isBefore(end)
                        ? "API version " + version + " ends on " + end + "; set a later one."
                        : "API version " + version + " ended on " + end + "; set a later one.");
    }
}
