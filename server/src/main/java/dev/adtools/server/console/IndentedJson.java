package dev.adtools.server.console;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Text of a JSON value, with a line for each member and item. */
final class IndentedJson {

    private IndentedJson() {}

    /** Returns the text of a value. */
    static String of(JsonValue value) {
        return of(value, "\n");
    }

    private static String of(JsonValue value, String line) {
        String inner = line + "  ";
        if (value instanceof JsonObject object) {
            return block(
                    "{",
                    object.members().entrySet().stream()
                            .map(member -> plain(new JsonString(member.getKey())) + ": " + of(member.getValue(), inner))
                            .toList(),
                    "}",
                    line);
        } else if (value instanceof JsonArray array) {
            return block(
                    "[", array.items().stream().map(item -> of(item, inner)).toList(), "]", line);
        }
        return plain(value);
    }

    private static String block(String open, List<String> lines, String close, String line) {
        String inner = line + "  ";
        return lines.isEmpty() ? open + close : open + inner + String.join("," + inner, lines) + line + close;
    }

    private static String plain(JsonValue value) {
        return new String(new JsonWriter().value(value).toBytes(), StandardCharsets.UTF_8);
    }
}
