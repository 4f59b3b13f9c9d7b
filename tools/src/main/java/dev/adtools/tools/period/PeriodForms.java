package dev.adtools.tools.period;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.rules.Closest;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Further forms of a period that are read: names in any case, and {@code {since, until}}, as text too. */
final class PeriodForms {

    private static final Set<String> MEMBERS = Set.of("since", "until");
    private static final int MAX_LENGTH = 100;
    private static final Pattern DATE = Pattern.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}");
    private static final Pattern SPACES = Pattern.compile("[ -]+");
    private static final Pattern DAYS = Pattern.compile("_?(?:day|d)s?$");
    private static final List<String> NAMES =
            Arrays.stream(Preset.values()).map(Preset::wireName).toList();

    private PeriodForms() {}

    /** Returns the published text of another form, and any other value unchanged. */
    static JsonValue normalize(JsonValue value) {
        if (value instanceof JsonString text) {
            String lower = text.value().toLowerCase(Locale.ROOT);
            return NAMES.contains(lower) ? new JsonString(lower) : days(parsed(text.value()), value);
        }
        return days(value, value);
    }

    private static JsonValue days(JsonValue value, JsonValue otherwise) {
        return value instanceof JsonObject days
                        && days.members().keySet().equals(MEMBERS)
                        && days.get("since") instanceof JsonString since
                        && days.get("until") instanceof JsonString until
                ? new JsonString(Days.text(since.value(), until.value()))
                : otherwise;
    }

    // Some clients send objects as text where a schema has a text.
    private static JsonValue parsed(String text) {
        if (text.startsWith("{") && text.length() <= MAX_LENGTH) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            try {
                StrictJson.check(bytes);
                return JsonCursor.read(bytes);
            } catch (InvalidJson e) {
                // No other form: the refusal says so.
            }
        }
        return JsonObject.EMPTY;
    }

    /** Returns the message for a value that is no period, with the nearest one. */
    static String refusal(JsonValue value) {
        return "must be one of " + String.join(", ", NAMES) + ", or days as 2026-11-01..2026-11-10 or {since, until}"
                + nearest(value).map(period -> "; did you mean " + period + "?").orElse("");
    }

    private static Optional<String> nearest(JsonValue value) {
        String text = value instanceof JsonString string
                ? string.value()
                : new String(new JsonWriter().value(value).toBytes(), StandardCharsets.UTF_8);
        if (text.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        List<String> dates =
                DATE.matcher(text).results().map(MatchResult::group).toList();
        if (!dates.isEmpty()) {
            return Optional.of(Days.text(dates.get(0), dates.get(dates.size() - 1)));
        }
        String name = SPACES.matcher(text.strip().toLowerCase(Locale.ROOT)).replaceAll("_");
        return Closest.to(DAYS.matcher(name).replaceFirst("d"), NAMES).or(() -> Closest.to(name, NAMES));
    }
}
