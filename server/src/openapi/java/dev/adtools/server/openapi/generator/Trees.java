package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Reads the hand-written parts of the document, and makes the rest. */
final class Trees {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int MAX_ALIASES = 1_000;
    private static final boolean ACCEPTING = Boolean.getBoolean("accept");

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

    /** Returns a member that a resource must have; an empty one while {@code scripts/accept} adds it. */
    static JsonNode member(JsonNode object, String name, String resource) {
        JsonNode member = object.get(name);
        if (member != null) {
            return member;
        }
        if (ACCEPTING) {
            return object();
        }
        throw new IncompleteDocument(resource + " does not have " + name + "; scripts/accept adds it");
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

    /** Reads a resource; what it says once it may refer to. */
    static ObjectNode yaml(String file) {
        LoaderOptions options = new LoaderOptions();
        options.setMaxAliasesForCollections(MAX_ALIASES);
        try (InputStream in = Trees.class.getResourceAsStream("/" + file)) {
            return JSON.valueToTree(new Yaml(new SafeConstructor(options)).load(Objects.requireNonNull(in, file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
