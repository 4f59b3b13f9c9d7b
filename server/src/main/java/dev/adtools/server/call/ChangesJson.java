package dev.adtools.server.call;

import dev.adtools.api.Change;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.util.List;
import java.util.Objects;

/** What a write changes, field by field, as JSON and back. */
public final class ChangesJson {

    private ChangesJson() {}

    /** Returns changes as JSON. */
    public static JsonArray of(List<Change> diff) {
        return JsonArray.of(diff.stream()
                .map(change -> JsonObject.builder()
                        .put("field", change.field())
                        .put("before", change.before())
                        .put("after", change.after())
                        .build())
                .toList());
    }

    /** Returns the changes that were written so. */
    public static List<Change> read(JsonValue diff) {
        return ((JsonArray) diff)
                .items().stream()
                        .map(JsonObject.class::cast)
                        .map(change -> new Change(
                                ((JsonString) member(change, "field")).value(),
                                member(change, "before"),
                                member(change, "after")))
                        .toList();
    }

    private static JsonValue member(JsonObject change, String name) {
        return Objects.requireNonNull(change.get(name), name);
    }
}
