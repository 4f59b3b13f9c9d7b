package dev.adtools.tools.catalog;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.tools.fixtures.ReadCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The columns of one tool's compact rows, in every shape that they take.
 *
 * @param tool the tool
 * @param columns each with what its values are: string, number, boolean, array, object; nothing when all are null
 * @param members what the members of its objects would be called as columns
 */
record RawTables(String tool, Map<String, Set<String>> columns, Set<String> members) {

    private static final List<String> SHAPES = List.of("level", "breakdown");

    /** Returns those of every tool whose columns are not the platform's. */
    static Stream<RawTables> all() {
        return RawDataTest.tools()
                .filter(tool -> !tool.descriptor().name().equals("alpha_analytics"))
                .map(RawTables::of);
    }

    private static RawTables of(ToolDispatch<?> tool) {
        RawTables tables = new RawTables(tool.descriptor().name(), new TreeMap<>(), new TreeSet<>());
        for (Map<String, String> arguments : calls(tool)) {
            tables.addMembers("", data(tool, arguments).path("rows"));
            arguments.put("raw_data", "true");
            tables.addColumns(data(tool, arguments));
        }
        return tables;
    }

    private static List<Map<String, String>> calls(ToolDispatch<?> tool) {
        List<Map<String, String>> calls =
                new ArrayList<>(List.of(RawDataTest.arguments(tool, false), RawDataTest.arguments(tool, true)));
        for (String shape : SHAPES) {
            for (String value : values(tool, shape)) {
                Map<String, String> one = RawDataTest.arguments(tool, true);
                one.put(shape, "\"" + value + "\"");
                // Hours cannot be compared.
                one.remove(value.equals("hour") ? "compare_previous" : "");
                calls.add(one);
            }
        }
        return calls;
    }

    private static List<String> values(ToolDispatch<?> tool, String argument) {
        JsonObject schema = object(tool.descriptor().document().get("inputSchema"));
        JsonValue property = object(schema.get("properties")).get(argument);
        return property instanceof JsonObject choice && choice.get("enum") instanceof JsonArray values
                ? values.items().stream()
                        .filter(JsonString.class::isInstance)
                        .map(value -> ((JsonString) value).value())
                        .toList()
                : List.of();
    }

    private static JsonObject object(@Nullable JsonValue value) {
        return (JsonObject) Objects.requireNonNull(value);
    }

    private static JsonNode data(ToolDispatch<?> tool, Map<String, String> arguments) {
        return ReadCall.data((ReadDispatch<?, ?>) tool, RawDataTest.object(arguments));
    }

    private void addColumns(JsonNode table) {
        for (int i = 0; i < table.path("columns").size(); i++) {
            Set<String> kinds =
                    columns.computeIfAbsent(table.path("columns").path(i).asText(), name -> new TreeSet<>());
            for (JsonNode row : table.path("rows")) {
                if (!row.path(i).isNull()) {
                    kinds.add(row.path(i).getNodeType().name().toLowerCase(Locale.ROOT));
                }
            }
        }
    }

    // A member of an object within is called as it is, or with the object's name before it; amounts with their unit.
    private void addMembers(String prefix, JsonNode node) {
        if (node.isArray()) {
            node.forEach(item -> addMembers(prefix, item));
        }
        node.properties().forEach(member -> {
            String name = member.getKey();
            for (String called : List.of(name, prefix + name)) {
                members.add(called);
                if (member.getValue().has("amount_minor")) {
                    members.add(called + "_minor");
                    members.add(called + "_micros");
                }
            }
            addMembers(name + "_", member.getValue());
        });
    }
}
