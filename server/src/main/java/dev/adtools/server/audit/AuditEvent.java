package dev.adtools.server.audit;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

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

    /**
     * Columns that stand beside a record, so that it can be found; all of it is in the record too.
     *
     * @param kind what happened, for example {@code call}
     * @param actor the principal that did it; null for the service itself
     * @param platform the platform it was done on; null for none
     * @param tool the tool that was called; null for none
     * @param account the account it was about; null when none was named
     * @param operation the operation it belongs to; null for none
     * @param code how it ended; null when that is not known yet
     */
    record IndexedFields(
            String kind,
            @Nullable String actor,
            @Nullable String platform,
            @Nullable String tool,
            @Nullable String account,
            @Nullable String operation,
            @Nullable String code) {

        /** Returns the columns of the service's own record of a kind. */
        static IndexedFields of(String kind) {
            return new IndexedFields(kind, null, null, null, null, null, null);
        }

        /** Returns the columns that a record must stand beside. */
        static IndexedFields of(JsonObject record) {
            JsonObject actor = record.get("actor") instanceof JsonObject found ? found : JsonObject.EMPTY;
            String kind = text(record.get("kind"));
            return new IndexedFields(
                    kind == null ? "" : kind,
                    text(actor.get("principal")),
                    text(record.get("platform")),
                    text(record.get("tool")),
                    text(account(record)),
                    text(record.get("operation_id")),
                    text(record.get("code")));
        }

        /** Returns the account that a record was about; records of earlier versions call it otherwise. */
        static @Nullable JsonValue account(JsonObject record) {
            JsonValue account = record.get("account_id");
            return account == null ? record.get("account") : account;
        }

        private static @Nullable String text(@Nullable JsonValue value) {
            return value instanceof JsonString string ? string.value() : null;
        }
    }
}
