package dev.adtools.server.audit;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import org.jspecify.annotations.Nullable;

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
