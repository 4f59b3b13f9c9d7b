package dev.adtools.server.cli.stdio;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.StrictJson;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpRequest.BodyPublisher;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Message of the client.
 *
 * @param line as it was sent
 * @param id what its answer has to name; null when it wants none
 * @param method what it asks for; nothing when it asks nothing or cannot be read
 * @param params the parameters of the method
 */
record Message(BodyPublisher line, @Nullable JsonValue id, String method, JsonObject params) {

    private static final String VERSION = "io.modelcontextprotocol/protocolVersion";
    private static final String KEY = "dev.adtools/idempotencyKey";

    /** Reads what passed the check of JSON; null when it is no message. */
    static @Nullable Message of(BodyPublisher line, JsonValue json) {
        JsonObject object = object(json);
        JsonValue id = object.get("id");
        if (object.get("method") instanceof JsonString method) {
            boolean readable = id == null || id instanceof JsonString || id instanceof JsonNumber;
            return readable ? new Message(line, id, method.value(), object(object.get("params"))) : null;
        }
        // The service asks the client nothing, so this answers nothing; the service shall say so.
        return object.has("result") || object.has("error") ? unread(line, null) : null;
    }

    /** Takes a line of which nothing can be read but its id. */
    static Message unread(BodyPublisher line, @Nullable JsonValue id) {
        return new Message(line, id, "", JsonObject.EMPTY);
    }

    /** Returns the revision that the message itself names, as messages do since 2026-07-28. */
    Optional<String> version() {
        return text(object(params.get("_meta")), VERSION);
    }

    /** Returns the name of what the method works on, which goes into a header. */
    Optional<String> name() {
        return switch (method) {
            case "tools/call", "prompts/get" -> text(params, "name");
            case "resources/read" -> text(params, "uri");
            default -> Optional.empty();
        };
    }

    /** Tells whether it calls a tool, which may change something. */
    boolean callsTool() {
        return method.equals("tools/call");
    }

    /** Tells whether it can be sent again and happens once. */
    boolean hasKey() {
        return text(object(params.get("_meta")), KEY).isPresent();
    }

    /** Returns bytes as an object; one without members when they are none. */
    static JsonObject object(byte[] json) {
        try {
            StrictJson.check(json);
            return object(JsonCursor.read(json));
        } catch (InvalidJson e) {
            return JsonObject.EMPTY;
        }
    }

    private static JsonObject object(@Nullable JsonValue json) {
        return json instanceof JsonObject object ? object : JsonObject.EMPTY;
    }

    private static Optional<String> text(JsonObject object, String name) {
        return object.get(name) instanceof JsonString text ? Optional.of(text.value()) : Optional.empty();
    }

    /**
     * Finds the id of a message whose bytes may be more than can be kept, or no JSON that the service takes. A client waits for an
     * answer to its id; a refusal without one would leave it waiting.
     */
    static final class IdFinder {

        private static final JsonFactory JSON = JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNumberLength(16 << 20)
                        .build())
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
}
