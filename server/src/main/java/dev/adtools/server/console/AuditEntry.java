package dev.adtools.server.console;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.DisplayText;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Event of the audit trail as people read it.
 *
 * @param event the event, whose texts are inert
 */
record AuditEntry(JsonObject event) {

    private static final List<String> SUBJECTS = List.of("target", "tool", "account_id", "operation_id");

    /** Reads the bytes of an event. */
    static AuditEntry of(byte[] json) {
        return new AuditEntry((JsonObject) DisplayText.of(JsonCursor.read(json)));
    }

    /** Returns when it happened. */
    @Nullable
    Instant at() {
        return event.get("ts") instanceof JsonNumber micros
                ? Instant.EPOCH.plus(micros.value().longValue(), ChronoUnit.MICROS)
                : null;
    }

    /** Returns a member as text; null for none. */
    @Nullable
    String text(String name) {
        return text(event, name);
    }

    /** Returns what is told of who did it; null for none. */
    @Nullable
    String actor(String name) {
        return event.get("actor") instanceof JsonObject actor ? text(actor, name) : null;
    }

    /** Returns what it is about. */
    List<String> subjects() {
        List<String> named =
                SUBJECTS.stream().map(this::text).filter(Objects::nonNull).toList();
        // What a decision makes has no name before.
        String made = event.get("told") instanceof JsonObject told ? text(told, "id") : null;
        return named.isEmpty() && made != null ? List.of(made) : named;
    }

    /** Returns all of it, a member to a line. */
    String json() {
        return IndentedJson.of(event);
    }

    private static @Nullable String text(JsonObject object, String name) {
        JsonValue value = object.get(name);
        return value == null ? null : Display.json(value);
    }
}
