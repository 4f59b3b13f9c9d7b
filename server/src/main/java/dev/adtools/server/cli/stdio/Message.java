package dev.adtools.server.cli.stdio;

import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A message of the client. */
final class Message {

    static final String INITIALIZE = "initialize";

    private static final String VERSION = "io.modelcontextprotocol/protocolVersion";
    private static final String KEY = "dev.adtools/idempotencyKey";

    private final byte[] line;
    private final @Nullable JsonValue id;
    private final String method;
    private final JsonObject params;

    private Message(byte[] line, @Nullable JsonValue id, String method, JsonObject params) {
        this.line = line;
        this.id = id;
        this.method = method;
        this.params = params;
    }

    /** Reads what passed the check of JSON; nothing when it is no message. */
    static Optional<Message> of(byte[] line, JsonValue json) {
        if (!(json instanceof JsonObject object)) {
            return Optional.empty();
        }
        JsonValue id = object.get("id");
        if (object.get("method") instanceof JsonString method) {
            boolean readable = !object.has("id") || id instanceof JsonString || id instanceof JsonNumber;
            return readable ? Optional.of(new Message(line, id, method.value(), params(object))) : Optional.empty();
        }
        // The service asks the client nothing, so this answers nothing; the service shall say so.
        return object.has("result") || object.has("error")
                ? Optional.of(new Message(line, null, "", JsonObject.EMPTY))
                : Optional.empty();
    }

    /** Takes a line that cannot be read but for its id. */
    static Message unread(byte[] line, JsonValue id) {
        return new Message(line, id, "", JsonObject.EMPTY);
    }

    private static JsonObject params(JsonObject object) {
        return object.get("params") instanceof JsonObject params ? params : JsonObject.EMPTY;
    }

    /** Returns it as it was sent. */
    byte[] line() {
        return line;
    }

    /** Returns what its answer has to name; null when it wants none. */
    @Nullable
    JsonValue id() {
        return id;
    }

    /** Returns what it asks for; nothing when it asks nothing or cannot be read. */
    String method() {
        return method;
    }

    /** Returns the revision that the message itself names, as messages do since 2026-07-28. */
    Optional<String> version() {
        return text(meta(), VERSION);
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
        return text(meta(), KEY).isPresent();
    }

    private JsonObject meta() {
        return params.get("_meta") instanceof JsonObject meta ? meta : JsonObject.EMPTY;
    }

    private static Optional<String> text(JsonObject object, String name) {
        return object.get(name) instanceof JsonString text ? Optional.of(text.value()) : Optional.empty();
    }
}
