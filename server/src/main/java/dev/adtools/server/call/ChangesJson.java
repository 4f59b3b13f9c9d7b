package dev.adtools.server.call;

import dev.adtools.api.Change;
import dev.adtools.api.Unit;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes the changes of a write, field by field, as JSON, and reads them back. */
public final class ChangesJson {

    private ChangesJson() {}

    /** Returns changes as JSON. */
    public static JsonArray of(List<Change> diff) {
        return JsonArray.of(diff.stream().map(ChangesJson::of).toList());
    }

    private static JsonObject of(Change change) {
        Unit unit = change.unit();
        return JsonObject.builder()
                .put("field", change.field())
                .put("before", change.before())
                .put("after", change.after())
                .put("unit", text(unit == null ? null : unit.wireName()))
                .put("currency", text(change.currency()))
                .build();
    }

    private static JsonValue text(@Nullable String text) {
        return text == null ? JsonNull.NULL : new JsonString(text);
    }

    /** Returns the changes that were written so. */
    public static List<Change> read(JsonValue diff) {
        return ((JsonArray) diff)
                .items().stream()
                        .map(JsonObject.class::cast)
                        .map(ChangesJson::change)
                        .toList();
    }

    // What earlier versions wrote has neither unit nor currency.
    private static Change change(JsonObject change) {
        String unit = text(change, "unit");
        return new Change(
                Objects.requireNonNull(text(change, "field")),
                member(change, "before"),
                member(change, "after"),
                unit == null ? null : Unit.valueOf(unit.toUpperCase(Locale.ROOT)),
                text(change, "currency"));
    }

    private static @Nullable String text(JsonObject change, String name) {
        return change.get(name) instanceof JsonString text ? text.value() : null;
    }

    private static JsonValue member(JsonObject change, String name) {
        return Objects.requireNonNull(change.get(name), name);
    }
}
