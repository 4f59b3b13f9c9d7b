package dev.adtools.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The document that the service publishes. */
public final class PublishedDocument {

    private PublishedDocument() {}

    /** Reads it anew. */
    public static ObjectNode read() {
        try (InputStream in = OpenApiResource.class.getResourceAsStream("openapi.json")) {
            return (ObjectNode) new ObjectMapper().readTree(Objects.requireNonNull(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the names of an object's members, in their order. */
    static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
