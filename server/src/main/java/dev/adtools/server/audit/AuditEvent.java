package dev.adtools.server.audit;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.util.Objects;

/** Event that happened, written down and not yet in its place of a chain. */
final class AuditEvent {

    private final String id;
    private final long at;
    private final IndexedFields columns;
    private final byte[] body;

    /**
     * Makes an event of what was written down.
     *
     * @param id the event's id, {@code ae_…}
     * @param at when it happened, in epoch milliseconds
     * @param columns what it is found by
     * @param body one JSON object, which nobody changes any more
     */
    AuditEvent(String id, long at, IndexedFields columns, byte[] body) {
        this.id = id;
        this.at = at;
        this.columns = columns;
        this.body = body;
    }

    /** Returns the event of a body that was kept. */
    static AuditEvent read(byte[] body) {
        JsonObject object = (JsonObject) JsonCursor.read(body);
        String id = ((JsonString) Objects.requireNonNull(object.get("event_id"))).value();
        return new AuditEvent(id, millis(object), IndexedFields.of(object), body);
    }

    /** Returns when a record says that it happened, in epoch milliseconds; -1 when it does not. */
    static long millis(JsonObject record) {
        return record.get("ts") instanceof JsonNumber micros
                ? Math.floorDiv(micros.value().longValue(), 1_000L)
                : -1;
    }

    String id() {
        return id;
    }

    long at() {
        return at;
    }

    IndexedFields columns() {
        return columns;
    }

    byte[] body() {
        return body;
    }
}
