package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Short form of the schema of a tool's arguments: names, types, values, required members and the first sentence of each
 * description. It accepts everything that the exact schema accepts. Each property has a type, each array items and each object
 * properties, because model APIs refuse a whole list when one schema lacks them. An object without listed members says
 * whether it is open; strict modes close objects with members.
 */
final class CompactSchema {

    // Members of a compiled schema of arguments.
    private static final Set<String> COMPILED =
            Set.of("$schema", "type", "properties", "required", "additionalProperties");
    private static final Pattern WORD = Pattern.compile("[a-z0-9]+");
    private static final JsonString OBJECT = new JsonString("object");
    private static final int MAX_MEMBERS = 8;
    // Words that a description has beside those of the argument's name when it says no more than that.
    private static final Set<String> FILLERS = Set.of("the", "this", "these", "that", "text", "only");

    private CompactSchema() {}

    /** Shortens a schema; one that has other keywords than compiled ones stays as it is. */
    static JsonObject of(JsonObject schema) {
        if (!COMPILED.containsAll(schema.members().keySet())) {
            return schema;
        }
        JsonObject.Builder compact = JsonObject.builder().put("type", "object");
        JsonObject.Builder arguments = JsonObject.builder();
        properties(schema)
                .members()
                .forEach((name, argument) -> arguments.put(name, argument(name, (JsonObject) argument)));
        compact.put("properties", arguments.build());
        if (properties(schema).isEmpty()) {
            compact.put("additionalProperties", false);
        }
        return required(schema, compact).build();
    }

    private static JsonObject argument(String name, JsonObject schema) {
        JsonObject.Builder compact = JsonObject.builder();
        String description = description(name, schema);
        if (description != null) {
            compact.put("description", description);
        }
        shape(schema).members().forEach(compact::put);
        return compact.build();
    }

    private static @Nullable String description(String name, JsonObject schema) {
        if (!(schema.get("description") instanceof JsonString text)) {
            return null;
        }
        String said = Sentences.first(text.value(), 1);
        said = said.endsWith(".") ? said.substring(0, said.length() - 1) : said;
        if (isLarge(schema)) {
            return said + ": " + String.join(", ", properties(schema).members().keySet());
        }
        return repeats(name, said) ? null : said;
    }

    /** Returns whether a description has no word that the name has not. */
    private static boolean repeats(String name, String description) {
        List<String> words = words(name);
        return words(description).stream()
                .allMatch(word -> FILLERS.contains(word)
                        || words.stream().anyMatch(own -> own.startsWith(word) || word.startsWith(own)));
    }

    private static List<String> words(String text) {
        return WORD.matcher(text.toLowerCase(Locale.ROOT))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    private static JsonObject shape(JsonObject schema) {
        JsonObject.Builder shape = JsonObject.builder();
        schema.members().forEach((keyword, value) -> {
            switch (keyword) {
                case "type" -> shape.put(keyword, value);
                case "enum" -> values((JsonArray) value, shape);
                case "items" -> shape.put(keyword, shape((JsonObject) value));
                case "anyOf" -> shape.put(keyword, shapes((JsonArray) value));
                default -> {}
            }
        });
        if (!OBJECT.equals(schema.get("type"))) {
            return shape.build();
        } else if (isLarge(schema) || !JsonBoolean.FALSE.equals(schema.get("additionalProperties"))) {
            return shape.put("properties", JsonObject.EMPTY)
                    .put("additionalProperties", true)
                    .build();
        }
        JsonObject.Builder members = JsonObject.builder();
        properties(schema).members().forEach((name, member) -> members.put(name, shape((JsonObject) member)));
        return required(schema, shape.put("properties", members.build())).build();
    }

    private static JsonArray shapes(JsonArray schemas) {
        return JsonArray.of(schemas.items().stream()
                .map(schema -> shape((JsonObject) schema))
                .toList());
    }

    /** Writes the values of an enum; of an order, in which each name also stands with a minus, the names once. */
    private static void values(JsonArray values, JsonObject.Builder shape) {
        List<String> names = values.items().stream()
                .filter(JsonString.class::isInstance)
                .map(value -> ((JsonString) value).value())
                .toList();
        List<String> plain =
                names.stream().filter(name -> !name.startsWith("-")).toList();
        if (!plain.isEmpty()
                && names.size() == 2 * plain.size()
                && plain.stream().allMatch(name -> names.contains("-" + name))) {
            shape.put("pattern", plain.stream().collect(Collectors.joining("|", "^-?(", ")$")));
        } else {
            shape.put("enum", values);
        }
    }

    private static JsonObject.Builder required(JsonObject schema, JsonObject.Builder compact) {
        if (schema.get("required") instanceof JsonArray names && !names.items().isEmpty()) {
            compact.put("required", names);
        }
        return compact;
    }

    private static boolean isLarge(JsonObject schema) {
        return properties(schema).members().size() > MAX_MEMBERS;
    }

    private static JsonObject properties(JsonObject schema) {
        return schema.get("properties") instanceof JsonObject properties ? properties : JsonObject.EMPTY;
    }

    /** Sentences of a description: the first says what a thing is, later ones go into detail. */
    static final class Sentences {

        private static final String END = ". ";

        private Sentences() {}

        /** Returns so many sentences from the start of a text, or all that it has. */
        static String first(String text, int count) {
            int end = -1;
            for (int i = 0; i < count; i++) {
                end = text.indexOf(END, end + 1);
                if (end < 0) {
                    return text;
                }
            }
            return text.substring(0, end + 1);
        }
    }
}
