package dev.adtools.processor;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Reaches into JSON. */
final class Json {

    private Json() {}

    static JsonObject object(JsonObject outer, String member) {
        return (JsonObject) Objects.requireNonNull(outer.get(member), member);
    }

    static String text(JsonObject outer, String member) {
        return text(object(outer, member));
    }

    static String text(JsonValue value) {
        return text(new JsonWriter().value(value));
    }

    static String text(JsonWriter out) {
        return new String(out.toBytes(), StandardCharsets.UTF_8);
    }
}
