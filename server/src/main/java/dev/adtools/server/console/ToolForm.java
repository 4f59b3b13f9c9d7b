package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Form that takes the arguments of a tool, as its schema says them.
 *
 * @param fields a field for each argument, in the schema's order
 */
record ToolForm(List<ToolField> fields) {

    /** Returns the form of a tool. */
    static ToolForm of(ToolDescriptor tool) {
        List<ToolField> fields = new ArrayList<>();
        if (tool.document().get("inputSchema") instanceof JsonObject schema
                && schema.get("properties") instanceof JsonObject properties) {
            properties.members().forEach((name, argument) -> {
                if (argument instanceof JsonObject described) {
                    fields.add(new ToolField(name, described, isRequired(schema, name)));
                }
            });
        }
        return new ToolForm(fields);
    }

    private static boolean isRequired(JsonObject schema, String name) {
        return schema.get("required") instanceof JsonArray required
                && required.items().contains(new JsonString(name));
    }

    /** Returns the JSON of the arguments that were sent; fails where one that has members is no JSON. */
    Outcome<byte[]> arguments(MultivaluedMap<String, String> sent) {
        Outcome<JsonObject.Builder> arguments = Outcome.completed(JsonObject.builder());
        for (ToolField field : fields) {
            arguments = arguments.flatMap(given -> field.value(sent.getOrDefault(field.name(), List.of()))
                    .map(value -> value.map(found -> given.put(field.argument(), found))
                            .orElse(given)));
        }
        return arguments.map(given -> new JsonWriter().value(given.build()).toBytes());
    }
}
