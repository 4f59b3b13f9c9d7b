package dev.adtools.tools.catalog;

import static java.util.stream.Collectors.joining;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes JSON texts in which one value is at a bound of a schema, one below it or one above, for every bound that it has. */
final class BoundEdges {

    private static final Set<String> KNOWN = Set.of(
            "$schema",
            "additionalProperties",
            "anyOf",
            "default",
            "description",
            "enum",
            "examples",
            "format",
            "items",
            "maxItems",
            "maxLength",
            "maxProperties",
            "maximum",
            "minItems",
            "minLength",
            "minProperties",
            "minimum",
            "multipleOf",
            "pattern",
            "properties",
            "required",
            "type");

    private BoundEdges() {}

    /**
     * A text in which one value is at an edge.
     *
     * @param place of the value
     * @param text the whole text
     * @param fits whether the value is within its bounds; everything else is
     */
    record Edge(String place, String text, boolean fits) {}

    /** Returns the texts of a schema. */
    static List<Edge> of(JsonObject schema) {
        Set<String> unknown = new TreeSet<>(schema.members().keySet());
        unknown.removeAll(KNOWN);
        if (!unknown.isEmpty()) {
            throw new IllegalStateException("nobody draws the edges of " + unknown);
        }
        if (schema.get("enum") != null) {
            return List.of();
        } else if (schema.get("anyOf") instanceof JsonArray cases) {
            return cases.items().stream()
                    .flatMap(one -> of((JsonObject) one).stream())
                    .toList();
        }
        return switch (Schemas.type(schema)) {
            case "object" ->
                Schemas.members(schema)
                        .map(members -> ofMembers(schema, members))
                        .orElseGet(() ->
                                ofMany(schema, "Properties", schema.get("additionalProperties"), BoundEdges::entries));
            case "array" -> ofMany(schema, "Items", schema.get("items"), BoundEdges::items);
            case "string" -> new TextBounds(schema).edges();
            case "number", "integer" -> new NumberBounds(schema).edges();
            default -> List.of();
        };
    }

    private static List<Edge> ofMembers(JsonObject schema, JsonObject members) {
        List<Edge> edges = new ArrayList<>();
        Map<String, String> required = required(schema, members);
        members.members()
                .forEach((name, member) -> of((JsonObject) member).forEach(edge -> {
                    Map<String, String> all = new LinkedHashMap<>(required);
                    all.put(name, edge.text());
                    edges.add(new Edge("/" + name + edge.place(), object(all), edge.fits()));
                }));
        return edges;
    }

    /** Returns the shortest text that fits an object, with one more member. */
    static String least(JsonObject schema, String name, String value) {
        Map<String, String> all = required(schema, (JsonObject) schema.get("properties"));
        all.put(name, value);
        return object(all);
    }

    private static List<Edge> ofMany(
            JsonObject schema, String what, @Nullable JsonValue each, Function<List<String>, String> written) {
        JsonObject one = each instanceof JsonObject some ? some : JsonObject.EMPTY;
        int min = Schemas.integer(schema, "min" + what, 0);
        int max = Schemas.integer(schema, "max" + what, Integer.MAX_VALUE);
        List<Edge> edges = new ArrayList<>();
        around(min, max).forEach(count -> {
            String text = written.apply(samples(count, one));
            edges.add(new Edge(" of " + count, text, min <= count && count <= max));
        });
        for (Edge edge : of(one)) {
            List<String> all = new ArrayList<>(samples(Math.max(1, min), one));
            all.set(all.size() - 1, edge.text());
            edges.add(new Edge("/*" + edge.place(), written.apply(all), edge.fits()));
        }
        return edges;
    }

    /** Returns the counts at, one below and one above bounds of which the greatest integer is none. */
    static IntStream around(int min, int max) {
        IntStream edges = IntStream.rangeClosed(min - 1, min + 1);
        return (max == Integer.MAX_VALUE ? edges : IntStream.concat(edges, IntStream.rangeClosed(max - 1, max + 1)))
                .filter(count -> count >= 0)
                .distinct();
    }

    /** Returns a short text that fits a schema. */
    private static String sample(JsonObject schema) {
        if (schema.get("enum") instanceof JsonArray choices) {
            return Schemas.quoted(((JsonString) choices.items().get(0)).value());
        } else if (schema.get("anyOf") instanceof JsonArray cases) {
            return sample((JsonObject) cases.items().get(0));
        }
        return switch (Schemas.type(schema)) {
            case "object" ->
                Schemas.members(schema)
                        .map(members -> object(required(schema, members)))
                        .orElseGet(() -> entries(least(schema, "minProperties", schema.get("additionalProperties"))));
            case "array" -> items(least(schema, "minItems", schema.get("items")));
            case "string" -> new TextBounds(schema).sample();
            case "number", "integer" -> new NumberBounds(schema).sample();
            case "boolean" -> "true";
            default -> "null";
        };
    }

    private static Map<String, String> required(JsonObject schema, JsonObject members) {
        Map<String, String> required = new LinkedHashMap<>();
        for (String name : Schemas.strings(schema.get("required"))) {
            required.put(name, sample((JsonObject) members.members().get(name)));
        }
        return required;
    }

    private static List<String> least(JsonObject schema, String keyword, @Nullable JsonValue each) {
        return samples(Schemas.integer(schema, keyword, 0), each instanceof JsonObject some ? some : JsonObject.EMPTY);
    }

    private static List<String> samples(int count, JsonObject schema) {
        return Collections.nCopies(count, sample(schema));
    }

    private static String object(Map<String, String> members) {
        return members.entrySet().stream()
                .map(member -> Schemas.quoted(member.getKey()) + ":" + member.getValue())
                .collect(joining(",", "{", "}"));
    }

    private static String entries(List<String> values) {
        return IntStream.range(0, values.size())
                .mapToObj(i -> "\"k" + i + "\":" + values.get(i))
                .collect(joining(",", "{", "}"));
    }

    private static String items(List<String> values) {
        return "[" + String.join(",", values) + "]";
    }
}
