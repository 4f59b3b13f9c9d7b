package dev.adtools.server.openapi;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Reads the hand-written parts of the document, and makes the rest. */
final class Trees {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final YAMLMapper YAML = new YAMLMapper();

    private Trees() {}

    /** Returns a new object. */
    static ObjectNode object() {
        return JSON.createObjectNode();
    }

    /** Returns the names of an object's members, in their order. */
    static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** Reads JSON that is an object. */
    static ObjectNode json(String text) {
        try {
            return (ObjectNode) JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(text, e);
        }
    }

    /** Returns what the service's own kind of tree says. */
    static ObjectNode of(JsonObject tree) {
        return json(new String(new JsonWriter().value(tree).toBytes(), StandardCharsets.UTF_8));
    }

    /** Reads the document that the service publishes. */
    static ObjectNode published() {
        try (InputStream in = OpenApiResource.class.getResourceAsStream("openapi.json")) {
            return (ObjectNode) JSON.readTree(Objects.requireNonNull(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads a file of the folder {@code openapi}. */
    static ObjectNode yaml(String file) {
        try (InputStream in = Trees.class.getResourceAsStream("/openapi/" + file)) {
            return (ObjectNode) YAML.readTree(Objects.requireNonNull(in, file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
