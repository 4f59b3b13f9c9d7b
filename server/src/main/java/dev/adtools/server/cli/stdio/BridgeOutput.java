package dev.adtools.server.cli.stdio;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Output of the bridge for one message.
 *
 * @param line what its client is told; nothing when it is told nothing
 * @param complaint what people are told; nothing when all is well
 */
record BridgeOutput(String line, String complaint) {

    static final int PARSE_ERROR = -32700;
    static final int INVALID_REQUEST = -32600;
    static final int INTERNAL_ERROR = -32603;

    static final BridgeOutput NOTHING = new BridgeOutput("", "");

    /** Hands on an answer, which must stand on one line; between the parts of JSON a line's end is mere space. */
    static BridgeOutput answer(byte[] json) {
        return new BridgeOutput(
                new String(json, StandardCharsets.UTF_8).replace('\n', ' ').replace('\r', ' '), "");
    }

    /** Tells people alone. */
    static BridgeOutput complaint(String text) {
        return new BridgeOutput("", text);
    }

    /** Tells the client, and people too. */
    static BridgeOutput error(@Nullable JsonValue id, int code, String message, JsonObject data) {
        JsonObject.Builder error = JsonObject.builder().put("code", code).put("message", message);
        if (!data.isEmpty()) {
            error.put("data", data);
        }
        return new BridgeOutput(error(id, error.build()), message);
    }

    /** Returns the line that tells a client of an error. */
    static String error(@Nullable JsonValue id, JsonObject error) {
        JsonObject.Builder message = JsonObject.builder().put("jsonrpc", "2.0");
        if (id != null) {
            message.put("id", id);
        }
        byte[] line =
                new JsonWriter().value(message.put("error", error).build()).toBytes();
        return new String(line, StandardCharsets.UTF_8);
    }
}
