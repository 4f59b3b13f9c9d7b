package dev.adtools.tools.platform.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.adtools.api.Platform;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Calendar of the versions of a platform's API, from the resource {@code api-versions.json}. Where only a month is announced, a
 * version ends on its first day.
 *
 * @param form the regular expression that the name of every version matches
 * @param asOf the day on which the calendar was made
 * @param ends the first day on which a version may no longer answer; {@link LocalDate#MAX} where none is announced
 */
public record VersionCalendar(String form, LocalDate asOf, Map<String, LocalDate> ends) {

    private static final int NOTICE_DAYS = 90;
    private static final Pattern MAJOR = Pattern.compile("v([0-9]{1,3})(\\.[0-9]{1,2})?");

    public VersionCalendar {
        ends = Map.copyOf(ends);
    }

    /** Returns the calendar of a platform. */
    public static VersionCalendar of(Platform platform) {
        JsonNode all = Resource.ALL;
        JsonNode own = all.path("platforms").path(platform.wireName());
        Map<String, LocalDate> ends = new TreeMap<>();
        own.path("ends")
                .properties()
                .forEach(version ->
                        ends.put(version.getKey(), end(version.getValue().asText())));
        return new VersionCalendar(
                own.path("form").asText(), LocalDate.parse(all.path("as_of").asText()), ends);
    }

    private static LocalDate end(String date) {
        return date.isEmpty() ? LocalDate.MAX : LocalDate.parse(date);
    }

    /** Returns the name of the next major version; empty for a version without a number to count on, such as {@code v1beta}. */
    public static Optional<String> following(String version) {
        Matcher number = MAJOR.matcher(version);
        return number.matches()
                ? Optional.of("v" + (Integer.parseInt(number.group(1)) + 1) + (number.group(2) == null ? "" : ".0"))
                : Optional.empty();
    }

    /** Returns whether a text has the form of a version. */
    public boolean names(String version) {
        return version.matches(form);
    }

    /**
     * Returns a warning for the operator if a version is unknown, ends soon or has ended.
     *
     * @param version the version that is set
     * @param setting the name of its setting
     * @param today the day
     */
    public Optional<String> warning(String version, String setting, LocalDate today) {
        LocalDate end = ends.get(version);
        if (end == null) {
            return Optional.of("API version " + version + " is not in this release's list of " + asOf
                    + ". Check that the platform serves it, or remove " + setting + ".");
        } else if (end.minusDays(NOTICE_DAYS).isAfter(today)) {
            return Optional.empty();
        }
        return Optional.of("API version " + version + (today.isBefore(end) ? " ends on " : " ended on ") + end
                + ". Set " + setting + " to a later one.");
    }

    /** Content of the resource, read once and only where a platform is live. */
    private static final class Resource {

        static final JsonNode ALL = read("api-versions.json");

        private static JsonNode read(String name) {
            try (InputStream file = Objects.requireNonNull(VersionCalendar.class.getResourceAsStream(name), name)) {
                return JsonMapper.builder().build().readTree(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
