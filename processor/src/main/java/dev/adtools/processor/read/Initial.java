package dev.adtools.processor.read;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.processor.model.ValueType;

/** Tells which defaults can be written as an initial value: objects and lists only when empty. */
final class Initial {

    private Initial() {}

    static boolean isWritable(ValueType type, JsonValue value) {
        if (type instanceof ValueType.Structure || (type instanceof ValueType.Union && value instanceof JsonObject)) {
            return false;
        } else if (value instanceof JsonObject object) {
            return object.isEmpty();
        }
        return !(value instanceof JsonArray array) || array.items().isEmpty();
    }
}
