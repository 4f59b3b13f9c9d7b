package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.rules.Node;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The days that the rows cover.
 *
 * @param value the preset or the first and last day, null when the caller does not say
 */
public record Period(@Nullable JsonObject value) {

    private static final Set<String> PRESETS = Set.of(
            "today",
            "yesterday",
            "last_7d",
            "last_14d",
            "last_28d",
            "last_30d",
            "last_90d",
            "this_month",
            "last_month");

    /** Reads the argument {@code date_range}; adds a violation when it is no period. */
    public static Period read(@Nullable JsonValue argument, Instant now, List<Violation> violations) {
        if (argument == null) {
            return new Period(null);
        }
        if (argument instanceof JsonString preset && PRESETS.contains(preset.value())) {
            return new Period(JsonObject.builder().put("preset", preset.value()).build());
        }
        Node range = Node.of("/date_range", argument);
        Optional<LocalDate> since = day(range.at("since"));
        Optional<LocalDate> until = day(range.at("until"));
        // The account's own today is not known here; somewhere on Earth it is already tomorrow.
        LocalDate latest = now.atOffset(ZoneOffset.ofHours(14)).toLocalDate();
        boolean closed = Set.of("since", "until").containsAll(range.names());
        if (!closed
                || since.isEmpty()
                || until.isEmpty()
                || since.get().isAfter(until.get())
                || until.get().isAfter(latest)) {
            violations.add(new Violation(
                    "/date_range",
                    TermRule.ST_DATE_1.id(),
                    "must be a preset, or since and until as YYYY-MM-DD with since <= until <= today"));
            return new Period(null);
        }
        return new Period(JsonObject.builder()
                .put("since", since.get().toString())
                .put("until", until.get().toString())
                .build());
    }

    private static Optional<LocalDate> day(Node day) {
        try {
            return day.text().filter(text -> text.length() == 10).map(LocalDate::parse);
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
