package dev.adtools.processor.write;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

/** Lays out JSON for people: two spaces a level, one member a line, arrays of plain values on one line. */
final class PrettyJson {

    private PrettyJson() {}

    static String of(JsonValue value) {
        return text(value, "") + "\n";
    }

    private static String text(JsonValue value, String indent) {
        String inner = indent + "  ";
        if (value instanceof JsonObject object && !object.isEmpty()) {
            return object.members().entrySet().stream()
                    .map(member -> inner + member(member, inner))
                    .collect(Collectors.joining(",\n", "{\n", "\n" + indent + "}"));
        } else if (value instanceof JsonArray array && array.items().stream().anyMatch(PrettyJson::isNested)) {
            return array.items().stream()
                    .map(item -> inner + text(item, inner))
                    .collect(Collectors.joining(",\n", "[\n", "\n" + indent + "]"));
        } else if (value instanceof JsonArray array) {
            return array.items().stream().map(item -> text(item, inner)).collect(Collectors.joining(", ", "[", "]"));
        }
        return compact(value);
    }

    private static String member(Map.Entry<String, JsonValue> member, String indent) {
        return new String(new JsonWriter().value(member.getKey()).toBytes(), StandardCharsets.UTF_8)
                + ": "
                + text(member.getValue(), indent);
    }

    private static boolean isNested(JsonValue value) {
        return value instanceof JsonObject || value instanceof JsonArray;
    }

    private static String compact(JsonValue value) {
        return new String(new JsonWriter().value(value).toBytes(), StandardCharsets.UTF_8);
    }
}
