package dev.adtools.api.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads whole values with a cursor, and writes them. */
final class JsonTree {

    private final JsonCursor cursor;

    JsonTree(JsonCursor cursor) {
        this.cursor = cursor;
    }

    JsonValue value() {
        return switch (cursor.peek()) {
            case '"' -> new JsonString(cursor.string());
            case '{' -> object();
            case '[' -> array();
            case 't' -> passed(JsonBoolean.TRUE);
            case 'f' -> passed(JsonBoolean.FALSE);
            case 'n' -> passed(JsonNull.NULL);
            default -> number();
        };
    }

    private JsonValue passed(JsonValue value) {
        cursor.skip();
        return value;
    }

    private JsonNumber number() {
        cursor.passNumber();
        return cursor.plain() ? JsonNumber.of(cursor.longValue()) : new JsonNumber(cursor.decimal());
    }

    private JsonObject object() {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        cursor.take();
        while (cursor.more('}')) {
            String name = cursor.string();
            cursor.passColon();
            members.put(name, value());
        }
        return new JsonObject(members);
    }

    private JsonArray array() {
        List<JsonValue> items = new ArrayList<>();
        cursor.take();
        while (cursor.more(']')) {
            items.add(value());
        }
        return new JsonArray(items);
    }

    /** Writes a value of any kind. */
    static void write(JsonValue value, JsonWriter out) {
        // A ladder, because patterns in switch came after Java 17.
        if (value instanceof JsonString string) {
            out.value(string.value());
        } else if (value instanceof JsonNumber number) {
            out.value(number.value());
        } else if (value instanceof JsonBoolean truth) {
            out.value(truth.value());
        } else if (value instanceof JsonArray array) {
            out.array(array.items(), JsonTree::write);
        } else if (value instanceof JsonObject object) {
            out.object(object.members(), JsonTree::write);
        } else {
            out.nullValue();
        }
    }
}
