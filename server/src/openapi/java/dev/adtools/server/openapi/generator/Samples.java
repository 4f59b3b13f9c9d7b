package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Makes an example of a schema out of the examples that its parts have. */
final class Samples {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final ObjectNode document;

    /** Makes examples of the schemas of a document. */
    Samples(ObjectNode document) {
        this.document = document;
    }

    /** Returns an example. */
    JsonNode of(JsonNode schema) {
        if (schema.has("examples")) {
            return schema.at("/examples/0");
        }
        if (schema.has("enum")) {
            return schema.at("/enum/0");
        }
        if (schema.has("$ref")) {
            return of(document.at(schema.get("$ref").asText().substring(1)));
        }
        if (schema.has("oneOf")) {
            return of(schema.at("/oneOf/0"));
        }
        return ofType(schema);
    }

    private JsonNode ofType(JsonNode schema) {
        JsonNode type = schema.path("type");
        return switch (type.isArray() ? type.get(0).asText() : type.asText()) {
            case "object" -> object(schema);
            case "array" -> NODES.arrayNode().add(of(schema.path("items")));
            case "integer", "number" -> NODES.numberNode(schema.path("minimum").asInt(1));
            case "boolean" -> NODES.booleanNode(false);
            case "string" -> NODES.textNode("text");
            default -> NODES.nullNode();
        };
    }

    private ObjectNode object(JsonNode schema) {
        ObjectNode object = Trees.object();
        schema.path("properties").properties().forEach(member -> object.set(member.getKey(), of(member.getValue())));
        return object;
    }
}
