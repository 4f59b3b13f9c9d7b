package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Reads the schemas of the fixed endpoints: those of bodies, and what is written by hand, where it writes out what goes without saying. */
final class Records {

    private static final String SCHEMAS = "#/components/schemas/";
    private static final String LIST = "List";
    private static final String SUMMARY = "Summary";
    private static final ObjectNode WRITTEN = written("schemas");
    private static final ObjectNode PAGE = written("page");

    private Records() {}

    /** Returns the schemas that paths refer to and all that is written by hand, by their names. */
    static ObjectNode schemas(JsonNode paths) {
        ObjectNode schemas = WRITTEN.deepCopy();
        addBodies(paths, schemas);
        addBodies(WRITTEN, schemas);
        return schemas;
    }

    private static void addBodies(JsonNode referring, ObjectNode schemas) {
        for (String reference : referring.findValuesAsText("$ref")) {
            String name = reference.substring(reference.lastIndexOf('/') + 1);
            if (reference.startsWith(SCHEMAS) && !schemas.has(name)) {
                schemas.set(name, schema(name));
                addBodies(schemas.get(name), schemas);
            }
        }
    }

    /** Returns a schema: one that is written by hand, that of a body, or a page of such. */
    static JsonNode schema(String name) {
        if (WRITTEN.has(name)) {
            return WRITTEN.get(name);
        }
        String row = name.endsWith(LIST) ? name.substring(0, name.length() - LIST.length()) : "";
        return row.isEmpty() ? body(name) : page(isBody(row + SUMMARY) ? row + SUMMARY : row);
    }

    private static ObjectNode page(String row) {
        ObjectNode page = PAGE.deepCopy();
        ((ObjectNode) page.at("/properties/rows")).set("items", to(row));
        return page;
    }

    private static boolean isBody(String name) {
        return Records.class.getResource(file(name)) != null;
    }

    private static String file(String name) {
        return "/META-INF/adtools/schemas/" + name + ".json";
    }

    private static ObjectNode body(String name) {
        try (InputStream in = Records.class.getResourceAsStream(file(name))) {
            if (in == null) {
                throw new IncompleteDocument("there is no schema " + name);
            }
            ObjectNode body = Trees.json(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            if (body.path("required").isEmpty()) {
                body.remove("required");
            }
            return body;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ObjectNode written(String what) {
        ObjectNode written = (ObjectNode) read("records.yaml").get(what);
        close(written);
        return written;
    }

    /** Returns a resource in which a reference to a schema is a pointer. */
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
