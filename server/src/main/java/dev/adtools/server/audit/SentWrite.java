package dev.adtools.server.audit;

import dev.adtools.api.AccountId;
import dev.adtools.api.Change;
import dev.adtools.api.Platform;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.operations.changes.ChangeQuery;
import dev.adtools.tools.operations.changes.RecordedChange;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A write that was let go, as its record tells it.
 *
 * @param place where the record stands
 * @param operation the operation
 * @param json the record
 */
record SentWrite(Place place, String operation, JsonObject json) {

    static SentWrite of(StoredRecord stored) {
        return new SentWrite(
                new Place(stored.at(), stored.chain(), stored.seq()),
                Objects.requireNonNull(stored.columns().operation()),
                (JsonObject) JsonCursor.read(stored.record()));
    }

    /** Returns whether it is one of those that are asked for, as far as columns do not tell. */
    boolean isOf(ChangeQuery query) {
        String entity = query.by().entityId();
        return query.accounts().contains(account()) && (entity == null || entity.equals(entityId()));
    }

    private AccountId account() {
        return AccountId.of(Platform.of(required("platform")), required("account"));
    }

    RecordedChange ended(RecordedChange.Ending ending) {
        JsonObject actor = (JsonObject) Objects.requireNonNull(json.get("actor"));
        RecordedChange.Call call = new RecordedChange.Call(
                ((JsonString) Objects.requireNonNull(actor.get("principal"))).value(),
                required("tool"),
                operation,
                required("request_id"));
        return new RecordedChange(
                place.id(),
                Instant.ofEpochMilli(place.at()),
                call,
                new RecordedChange.Target(account(), entityId()),
                diff(),
                ending);
    }

    // What is changed is named by its kind and its id.
    private @Nullable String entityId() {
        String entity = text("entity");
        return entity == null ? null : entity.substring(entity.lastIndexOf(' ') + 1);
    }

    private List<Change> diff() {
        return json.get("diff") instanceof JsonArray fields
                ? fields.items().stream()
                        .map(JsonObject.class::cast)
                        .map(field -> new Change(
                                ((JsonString) Objects.requireNonNull(field.get("field"))).value(),
                                value(field, "before"),
                                value(field, "after")))
                        .toList()
                : List.of();
    }

    private static JsonValue value(JsonObject field, String name) {
        return Objects.requireNonNullElse(field.get(name), JsonNull.NULL);
    }

    private String required(String name) {
        return Objects.requireNonNull(text(name), name);
    }

    private @Nullable String text(String name) {
        return json.get(name) instanceof JsonString value ? value.value() : null;
    }
}
