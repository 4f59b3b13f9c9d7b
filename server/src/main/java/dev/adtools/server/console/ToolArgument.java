package dev.adtools.server.console;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Argument of a tool as its schema says it.
 *
 * @param name its name; a member of another argument has that one's name before its own
 * @param type its type
 * @param required whether no call does without it
 * @param description its description
 * @param limits what its values must keep to
 */
record ToolArgument(String name, String type, boolean required, String description, List<String> limits) {

    private static final Map<String, String> LIMITS = keywords();

    private static Map<String, String> keywords() {
        Map<String, String> keywords = new LinkedHashMap<>();
        keywords.put("enum", "one of");
        keywords.put("minimum", "at least");
        keywords.put("maximum", "at most");
        keywords.put("multipleOf", "in steps of");
        keywords.put("minLength", "characters at least");
        keywords.put("maxLength", "characters at most");
        keywords.put("minItems", "items at least");
        keywords.put("maxItems", "items at most");
        keywords.put("format", "format");
        keywords.put("pattern", "pattern");
        keywords.put("default", "when left out");
        keywords.put("examples", "for example");
        return keywords;
    }

    /** Returns the arguments of a tool's schema, each followed by its members. */
    static List<ToolArgument> of(JsonObject schema) {
        List<ToolArgument> arguments = new ArrayList<>();
        add("", schema, arguments);
        return arguments;
    }

    private static void add(String before, JsonObject schema, List<ToolArgument> arguments) {
        if (!(schema.get("properties") instanceof JsonObject properties)) {
            return;
        }
        List<String> required = texts(schema.get("required"));
        properties.members().forEach((name, value) -> {
            if (value instanceof JsonObject argument) {
                arguments.add(of(before + name, argument, required.contains(name)));
                variants(argument).forEach(variant -> add(before + name + ".", variant, arguments));
                items(argument).forEach(item -> add(before + name + "[].", item, arguments));
            }
        });
    }

    private static ToolArgument of(String name, JsonObject schema, boolean required) {
        List<String> limits = new ArrayList<>();
        variants(schema).forEach(variant -> add(variant, limits));
        items(schema).forEach(item -> add(item, limits));
        String description = schema.get("description") instanceof JsonString text ? text.value() : "";
        return new ToolArgument(name, type(schema), required, description, limits);
    }

    private static void add(JsonObject schema, List<String> limits) {
        LIMITS.forEach((keyword, words) -> {
            JsonValue limit = schema.get(keyword);
            if (limit != null) {
                limits.add(words + " " + String.join(", ", texts(limit)));
            }
        });
    }

    private static String type(JsonObject schema) {
        String items = items(schema).stream().map(ToolArgument::type).collect(Collectors.joining());
        String type = variants(schema).stream()
                .flatMap(variant -> texts(variant.get("type")).stream())
                .distinct()
                .collect(Collectors.joining(" or "));
        return items.isEmpty() ? type : type + " of " + items;
    }

    // The schema itself, and those of which a value needs to fit one.
    private static List<JsonObject> variants(JsonObject schema) {
        List<JsonObject> variants = new ArrayList<>(List.of(schema));
        if (schema.get("anyOf") instanceof JsonArray list) {
            list.items().forEach(variant -> variants.add((JsonObject) variant));
        }
        return variants;
    }

    private static List<JsonObject> items(JsonObject schema) {
        return schema.get("items") instanceof JsonObject items ? List.of(items) : List.of();
    }

    private static List<String> texts(@Nullable JsonValue value) {
        if (value instanceof JsonArray list) {
            return list.items().stream().map(Display::json).toList();
        }
        return value == null ? List.of() : List.of(Display.json(value));
    }
}
