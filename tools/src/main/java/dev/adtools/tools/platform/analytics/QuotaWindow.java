package dev.adtools.tools.platform.analytics;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Window of a quota of alpha_analytics. An exhausted quota has room again at the end of its window at the latest. */
enum QuotaWindow {
    /** Requests at the same time: room as soon as one of them ends. */
    CONCURRENT("concurrent", Duration.ofSeconds(5)),

    /** A day of the platform, which begins at midnight Pacific time wherever the property is. */
    DAY("\\bper day\\b|\\b24 hours\\b|\\btomorrow\\b|\\b1/d/", null),

    /** An hour. The platform does not say when it began. */
    HOUR("\\bper hour\\b|\\ban hour\\b|potentially thresholded|server errors|\\b1/h/", Duration.ofHours(1)),

    /** A minute. The platform does not say when it began. */
    MINUTE("\\bper minute\\b|\\b1/min/", Duration.ofMinutes(1));

    private static final ZoneId PACIFIC = ZoneId.of("America/Los_Angeles");
    private static final Pattern MINUTES = Pattern.compile("\\bunder ([0-9]{1,3}) minutes\\b");

    private final Pattern name;
    private final @Nullable Duration longest;

    QuotaWindow(String name, @Nullable Duration longest) {
        this.name = Pattern.compile(name);
        this.longest = longest;
    }

    /**
     * Returns how many seconds pass at most until an exhausted quota has room again; 0 when the error names no known quota.
     *
     * @param error the error with the name of the quota in its message or in its details
     * @param at when the platform answered
     */
    static long secondsLeft(JsonNode error, Instant at) {
        String text = text(error);
        Matcher minutes = MINUTES.matcher(text);
        if (minutes.find()) {
            return Duration.ofMinutes(Long.parseLong(minutes.group(1))).toSeconds();
        }
        for (QuotaWindow window : values()) {
            if (window.name.matcher(text).find()) {
                return window.left(at).plusMillis(999).toSeconds();
            }
        }
        return 0;
    }

    /** Returns how long the window lasts at most from a moment on. */
    Duration left(Instant at) {
        return longest == null ? untilMidnight(at) : longest;
    }

    private static String text(JsonNode error) {
        StringBuilder text = new StringBuilder(error.path("message").asText(""));
        for (JsonNode detail : error.path("details")) {
            text.append(' ').append(detail.path("metadata").path("quota_unit").asText(""));
        }
        return text.toString().toLowerCase(Locale.ROOT);
    }

    private static Duration untilMidnight(Instant at) {
        ZonedDateTime now = at.atZone(PACIFIC);
        return Duration.between(now, now.toLocalDate().plusDays(1).atStartOfDay(PACIFIC));
    }
}
