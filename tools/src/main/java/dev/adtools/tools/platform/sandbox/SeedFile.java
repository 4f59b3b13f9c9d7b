package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;

/** Reads what the sandbox's accounts start with from the JSON files beside this class. */
final class SeedFile {

    // Fractions keep their zeros, which exact numbers lose.
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private SeedFile() {}

    static JsonNode read(String name) {
        try (InputStream file = Objects.requireNonNull(SeedFile.class.getResourceAsStream(name), name)) {
            return MAPPER.readTree(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns an object of a file with values in the place of their names, which stand in braces. */
    static ObjectNode filled(JsonNode object, Map<String, String> values) {
        try {
            String text = MAPPER.writeValueAsString(object);
            for (Map.Entry<String, String> value : values.entrySet()) {
                text = text.replace("{" + value.getKey() + "}", value.getValue());
            }
            return (ObjectNode) MAPPER.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
