package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;

/** Says of every integer how long it may be; without that, clients generated for some languages take 32 bits. */
final class Integers {

    private static final Set<String> VALUES = Set.of("example", "examples", "default", "enum", "const");

    private static final Set<String> TYPES = Set.of("\"integer\"", "[\"integer\",\"null\"]");

    private Integers() {}

    /** Adds what is missing in a tree of schemas. */
    static void size(JsonNode tree) {
        if (tree instanceof ObjectNode schema
                && TYPES.contains(schema.path("type").toString())
                && !schema.has("format")) {
            boolean small = schema.has("maximum") && schema.get("maximum").canConvertToInt();
            schema.put("format", small ? "int32" : "int64");
        }
        if (tree.isArray()) {
            tree.forEach(Integers::size);
        }
        tree.properties().forEach(member -> {
            if (!VALUES.contains(member.getKey())) {
                size(member.getValue());
            }
        });
    }
}
