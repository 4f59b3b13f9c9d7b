package dev.adtools.tools.catalog;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads what a schema says. */
final class Schemas {

    private Schemas() {}

    static String type(JsonObject schema) {
        return schema.get("type") instanceof JsonString type ? type.value() : "any";
    }

    /** Returns the members that an object may have by name; nothing when their names are the caller's. */
    static Optional<JsonObject> members(JsonObject schema) {
        return schema.get("properties") instanceof JsonObject members
                        && (!members.isEmpty() || JsonBoolean.FALSE.equals(schema.get("additionalProperties")))
                ? Optional.of(members)
                : Optional.empty();
    }

    static List<String> strings(@Nullable JsonValue array) {
        return array instanceof JsonArray some
                ? some.items().stream().map(item -> ((JsonString) item).value()).toList()
                : List.of();
    }

    static int integer(JsonObject schema, String keyword, int fallback) {
        return schema.get(keyword) instanceof JsonNumber number ? number.value().intValueExact() : fallback;
    }

    static BigDecimal bound(JsonObject schema, String keyword, BigDecimal fallback) {
        return schema.get(keyword) instanceof JsonNumber number ? number.value() : fallback;
    }

    static String quoted(String text) {
        return new String(new JsonWriter().value(text).toBytes(), UTF_8);
    }

    /** Removes from a value the optional members that are null, at every depth of its schema. */
    static void removeOptionalNulls(JsonNode value, JsonValue schema) {
        if (!(schema instanceof JsonObject described)) {
            return;
        }
        if (described.get("anyOf") instanceof JsonArray cases) {
            cases.items().forEach(one -> removeOptionalNulls(value, one));
        }
        if (value instanceof ObjectNode object && described.get("properties") instanceof JsonObject members) {
            List<String> required = strings(described.get("required"));
            members.members().forEach((name, member) -> {
                if (object.path(name).isNull() && !required.contains(name)) {
                    object.remove(name);
                }
                removeOptionalNulls(object.path(name), member);
            });
        } else {
            JsonValue each = described.get(value.isArray() ? "items" : "additionalProperties");
            value.forEach(one -> removeOptionalNulls(one, each == null ? JsonObject.EMPTY : each));
        }
    }
}
