package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;

/** Replacement of objects without listed members by one named schema; generators invent a name for each of them. */
final class FreeObjects {

    private static final String NAME = "JsonObject";
    private static final Set<String> TYPES = Set.of("\"object\"", "[\"object\",\"null\"]");
    private static final Set<String> VALUES = Set.of("example", "examples", "default", "enum", "const");

    private FreeObjects() {}

    /** Replaces all of a document. */
    static void name(ObjectNode document) {
        document.get("paths").forEach(FreeObjects::replaceWithin);
        document.at("/components/schemas").forEach(FreeObjects::replaceWithin);
    }

    private static void replaceWithin(JsonNode node) {
        if (node.isArray()) {
            node.forEach(FreeObjects::replace);
        }
        node.properties().stream()
                .filter(member -> !VALUES.contains(member.getKey()))
                .forEach(member -> replace(member.getValue()));
    }

    private static void replace(JsonNode node) {
        if (node instanceof ObjectNode schema && isFree(schema)) {
            boolean nullable = schema.get("type").isArray();
            schema.remove(List.of("type", "properties", "additionalProperties"));
            ObjectNode named = Shapes.to(NAME);
            schema.setAll(nullable ? Shapes.orNull(named) : named);
        } else {
            replaceWithin(node);
        }
    }

    /** Returns whether a schema is an object that lists no members and may have any. */
    static boolean isFree(ObjectNode schema) {
        JsonNode others = schema.path("additionalProperties");
        return TYPES.contains(schema.path("type").toString())
                && schema.path("properties").isEmpty()
                && !others.isObject()
                && others.asBoolean(true);
    }
}
