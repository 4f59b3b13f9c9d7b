package dev.adtools.api.json;

import java.util.List;

/**
 * A JSON array.
 *
 * @param items its values, in order
 */
public record JsonArray(List<JsonValue> items) implements JsonValue {

    /** The array without items. */
    public static final JsonArray EMPTY = new JsonArray(List.of());

    /** Copies the list. */
    public JsonArray {
        items = List.copyOf(items);
    }

    /**
     * {@return an array of values}
     *
     * @param items its items, in order
     */
    public static JsonArray of(List<? extends JsonValue> items) {
        return new JsonArray(List.copyOf(items));
    }

    /**
     * {@return an array of strings}
     *
     * @param items its items, in order
     */
    public static JsonArray ofStrings(List<String> items) {
        return new JsonArray(items.stream().<JsonValue>map(JsonString::new).toList());
    }

    @Override
    public String typeName() {
        return "array";
    }
}
