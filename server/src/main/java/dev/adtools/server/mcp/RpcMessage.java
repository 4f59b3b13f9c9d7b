package dev.adtools.server.mcp;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.server.call.StrictBody;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One JSON-RPC request or notification as it was sent.
 *
 * @param id the request's id as it was written, a string or an integer; null when there is none that can be repeated
 * @param method what is asked
 * @param params what it is asked with
 * @param flaw why it is no message; null when it is one
 */
record RpcMessage(
        @Nullable RpcId id,
        String method,
        RpcParams params,
        @Nullable String flaw) {

    // The arguments lie one level deeper than in an execute request, and may be nested as deep.
    private static final int LEVELS = StrictJson.MAX_DEPTH + 1;
    private static final ToolError NO_OBJECT =
            ToolError.of(ErrorCode.INVALID_REQUEST, "The body must be one JSON-RPC message; batches are not taken.");

    /** Reads a body; its failures are that it is no JSON, or no object. */
    static Outcome<RpcMessage> read(byte[] body) {
        return read(body, LEVELS);
    }

    /** Reads the body of a message in search mode: what one tool passes on to another may be nested as deep as ever. */
    static Outcome<RpcMessage> readSearching(byte[] body) {
        return read(body, LEVELS + 1)
                .flatMap(message -> SearchMode.passesOn(message) ? Outcome.completed(message) : read(body));
    }

    private static Outcome<RpcMessage> read(byte[] body, int levels) {
        return StrictBody.check(body, levels).flatMap(checked -> {
            JsonCursor cursor = new JsonCursor(checked, 0);
            return cursor.peek() == '{'
                    ? Outcome.completed(new Pass(checked, cursor).read())
                    : Outcome.failed(NO_OBJECT);
        });
    }

    /** Returns whether it asks for no answer. */
    boolean isNotification() {
        return id == null && method.startsWith("notifications/");
    }

    /** The one pass over the members of a message. */
    private static final class Pass {

        private final byte[] body;
        private final JsonCursor cursor;
        private @Nullable RpcId id;
        private String method = "";
        private RpcParams params = RpcParams.NONE;
        private @Nullable String flaw;
        private boolean versioned;

        Pass(byte[] body, JsonCursor cursor) {
            this.body = body;
            this.cursor = cursor;
        }

        RpcMessage read() {
            cursor.take();
            while (cursor.more('}')) {
                String name = cursor.string();
                cursor.passColon();
                member(name);
            }
            if (!versioned) {
                flaw = "jsonrpc must be \"2.0\".";
            } else if (method.isEmpty()) {
                flaw = "method must name what is asked; the service asks nothing, so it takes no answers.";
            } else if (flaw == null && id == null && !method.startsWith("notifications/")) {
                flaw = "A request needs an id, which is a string or an integer.";
            }
            return new RpcMessage(id, method, params, flaw);
        }

        private void member(String name) {
            switch (name) {
                case "jsonrpc" -> versioned = "2.0".equals(text());
                case "id" -> id();
                case "method" -> {
                    String sent = text();
                    method = sent == null ? "" : sent;
                }
                case "params" -> params = RpcParams.read(body, cursor);
                default -> cursor.skip();
            }
        }

        private @Nullable String text() {
            if (cursor.peek() == '"') {
                return cursor.string();
            }
            cursor.skip();
            return null;
        }

        private void id() {
            boolean number = cursor.atNumber();
            boolean string = cursor.peek() == '"';
            int from = cursor.at();
            cursor.skip();
            if (string || (number && cursor.whole())) {
                id = new RpcId(body, from, cursor.at());
            } else {
                flaw = "id must be a string or an integer.";
            }
        }
    }

    /** The id of a request, kept as it was written, so that its answer says neither 1.0 for 1 nor "1" for 1. */
    static final class RpcId {

        private final byte[] json;

        RpcId(byte[] body, int from, int to) {
            json = Arrays.copyOfRange(body, from, to);
        }

        void write(JsonWriter out) {
            out.raw(json);
        }
    }
}
