package dev.adtools.server.schedules;

import dev.adtools.api.spi.Nearest;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Names of time zones that people write instead of those of the IANA list. */
final class ZoneNames {

    private static final Pattern OFFSET = Pattern.compile("(?i)(utc|gmt)?[+-][0-9:]+");
    private static final int MAX_LENGTH = 64;
    private static final List<String> PLACES = ZoneId.getAvailableZoneIds().stream()
            .filter(id -> id.contains("/") && !id.startsWith("SystemV/"))
            .sorted(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
            .toList();
    private static final Map<String, String> ABBREVIATIONS = Map.ofEntries(
            Map.entry("EST", "America/New_York"),
            Map.entry("EDT", "America/New_York"),
            Map.entry("EST5EDT", "America/New_York"),
            Map.entry("CST", "America/Chicago"),
            Map.entry("CDT", "America/Chicago"),
            Map.entry("CST6CDT", "America/Chicago"),
            Map.entry("MST", "America/Denver"),
            Map.entry("MDT", "America/Denver"),
            Map.entry("MST7MDT", "America/Denver"),
            Map.entry("PST", "America/Los_Angeles"),
            Map.entry("PDT", "America/Los_Angeles"),
            Map.entry("PST8PDT", "America/Los_Angeles"),
            Map.entry("BST", "Europe/London"),
            Map.entry("WET", "Europe/Lisbon"),
            Map.entry("CET", "Europe/Berlin"),
            Map.entry("CEST", "Europe/Berlin"),
            Map.entry("MET", "Europe/Berlin"),
            Map.entry("EET", "Europe/Athens"),
            Map.entry("IST", "Asia/Kolkata"),
            Map.entry("JST", "Asia/Tokyo"),
            Map.entry("AEST", "Australia/Sydney"));

    private ZoneNames() {}

    /** Returns the zone of a place for an abbreviation such as {@code EST}, in any case. */
    static Optional<String> placeOf(String abbreviation) {
        return Optional.ofNullable(ABBREVIATIONS.get(abbreviation.toUpperCase(Locale.ROOT)));
    }

    /** Returns the end of a message on an unknown name: the name that was probably meant, or nothing. */
    static String hint(String name) {
        if (name.length() > MAX_LENGTH) {
            return "";
        }
        if (OFFSET.matcher(name).matches()) {
            return "; an offset has no daylight saving time, so name a place";
        }
        String wanted = name.equalsIgnoreCase("Z") ? "UTC" : name.strip().replace(' ', '_');
        return placeOf(name)
                .map(place -> "; for " + CronField.shown(name) + ", name a place such as " + place)
                .or(() -> known(wanted).map(id -> "; did you mean " + id + "?"))
                .orElseGet(() -> Nearest.hint(wanted, PLACES));
    }

    private static Optional<String> known(String name) {
        return Stream.concat(
                        ZoneId.getAvailableZoneIds().stream().filter(id -> id.equalsIgnoreCase(name)),
                        PLACES.stream()
                                .filter(id ->
                                        id.substring(id.lastIndexOf('/') + 1).equalsIgnoreCase(name)))
                .findFirst();
    }
}
