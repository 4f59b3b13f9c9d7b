package dev.adtools.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Reads what is written by hand about the fixed endpoints, and writes out what goes without saying there. */
final class Records {

    private static final String SCHEMAS = "#/components/schemas/";

    private Records() {}

    /** Returns the schemas of what is taken and answered, by their names. */
    static ObjectNode schemas() {
        ObjectNode schemas = (ObjectNode) read("records.yaml").get("schemas");
        close(schemas);
        return schemas;
    }

    /** Returns a file of the folder {@code openapi}, in which a reference to a schema is a pointer. */
    static ObjectNode read(String file) {
        ObjectNode read = Trees.yaml(file);
        point(read);
        return read;
    }

    /** Returns a reference to a schema. */
    static ObjectNode to(String schema) {
        return Trees.object().put("$ref", SCHEMAS + schema);
    }

    private static void point(JsonNode node) {
        if (node instanceof ObjectNode object && object.has("$ref")) {
            object.put("$ref", SCHEMAS + object.get("$ref").asText());
        }
        node.forEach(Records::point);
    }

    // An object has all its properties and no other, unless it says otherwise.
    private static void close(JsonNode node) {
        if (node instanceof ObjectNode object && object.get("properties") instanceof ObjectNode properties) {
            if (!object.has("required")) {
                ArrayNode required = object.putArray("required");
                properties.fieldNames().forEachRemaining(required::add);
            } else if (object.get("required").isEmpty()) {
                object.remove("required");
            }
            if (!object.has("additionalProperties")) {
                object.put("additionalProperties", false);
            }
        }
        node.forEach(Records::close);
    }
}
