package dev.adtools.server.cli.stdio;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Finds the id of a message whose bytes may be more than can be kept, or no JSON that the service takes. A client waits for an
 * answer to its id; a refusal without one would leave it waiting.
 */
final class IdFinder {

    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNumberLength(16 << 20).build())
            .build();

    private IdFinder() {}

    /** Returns the first id of an object, up to the first place that is no JSON: a string or a number, or null. */
    static @Nullable JsonValue in(InputStream message) {
        // Decoded by a reader, which goes on behind bytes that are no UTF-8.
        try (JsonParser json = JSON.createParser(new InputStreamReader(message, StandardCharsets.UTF_8))) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                return null;
            }
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                boolean id = json.currentName().equals("id");
                JsonToken value = json.nextToken();
                if (id && value == JsonToken.VALUE_STRING) {
                    return new JsonString(json.getText());
                } else if (id && value.isNumeric()) {
                    return new JsonNumber(json.getDecimalValue());
                }
                json.skipChildren();
            }
        } catch (IOException e) {
            // No JSON, or the input has ended: whoever reads on is told.
            return null;
        }
        return null;
    }
}
