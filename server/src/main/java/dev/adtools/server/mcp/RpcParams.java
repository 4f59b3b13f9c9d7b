package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.server.call.Arguments;
import org.jspecify.annotations.Nullable;

/**
 * Params of a message, as far as the service looks at them.
 *
 * @param name the tool's name; null when there is none
 * @param uri the resource's URI; null when there is none
 * @param arguments the tool's arguments; empty when there are none
 * @param inputResponses what the client's user has answered, as sent; null when it says nothing
 * @param cursor the page that is asked for; null for the first
 * @param protocolVersion what a handshake asks for; null when it says nothing
 * @param meta what the message says of itself
 * @param flaw the first member that is not of its type; null when all are
 */
record RpcParams(
        @Nullable String name,
        @Nullable String uri,
        Arguments arguments,
        @Nullable JsonValue inputResponses,
        @Nullable String cursor,
        @Nullable String protocolVersion,
        RpcMeta meta,
        @Nullable String flaw) {

    /** Params of a message that has none. */
    static final RpcParams NONE = new RpcParams(null, null, Arguments.none(), null, null, null, RpcMeta.NONE, null);

    /** Reads a message's params, which stand right behind the cursor. */
    static RpcParams read(byte[] body, JsonCursor cursor) {
        if (cursor.peek() != '{') {
            cursor.skip();
            return new RpcParams(
                    null, null, Arguments.none(), null, null, null, RpcMeta.NONE, "params must be an object.");
        }
        return new Pass(body, cursor).read();
    }

    /** The one pass over the members of the params. */
    private static final class Pass {

        private final byte[] body;
        private final JsonCursor in;
        private @Nullable String name;
        private @Nullable String uri;
        private Arguments arguments = Arguments.none();
        private @Nullable JsonValue inputResponses;
        private @Nullable String cursor;
        private @Nullable String protocolVersion;
        private RpcMeta meta = RpcMeta.NONE;
        private @Nullable String flaw;

        Pass(byte[] body, JsonCursor in) {
            this.body = body;
            this.in = in;
        }

        RpcParams read() {
            in.take();
            while (in.more('}')) {
                String member = in.string();
                in.passColon();
                switch (member) {
                    case "name" -> name = string(member);
                    case "uri" -> uri = string(member);
                    case "arguments" -> arguments();
                    case "inputResponses" -> inputResponses = in.value();
                    case "cursor" -> cursor = string(member);
                    case "protocolVersion" -> protocolVersion = string(member);
                    case "_meta" -> meta();
                    default -> in.skip();
                }
            }
            return new RpcParams(name, uri, arguments, inputResponses, cursor, protocolVersion, meta, flaw);
        }

        private @Nullable String string(String member) {
            if (in.peek() == '"') {
                return in.string();
            }
            return mistyped(member, "a string");
        }

        private void arguments() {
            if (in.peek() == 'n') {
                in.skip();
                return;
            }
            if (in.peek() != '{') {
                mistyped("arguments", "an object");
                return;
            }
            int from = in.at();
            in.skip();
            arguments = new Arguments(body, from, in.at());
        }

        private void meta() {
            if (in.peek() != '{') {
                mistyped("_meta", "an object");
                return;
            }
            meta = RpcMeta.read(in);
        }

        private @Nullable String mistyped(String member, String type) {
            in.skip();
            if (flaw == null) {
                flaw = "params." + member + " must be " + type + ".";
            }
            return null;
        }
    }

    /**
     * Statements of a message about itself, in its {@code _meta} (MCP 2026-07-28, "_meta").
     *
     * @param protocolVersion the revision it is written in; null when it does not say so, as before 2026-07-28
     * @param tellsCapabilities whether it tells what its sender can do
     * @param showsForms whether its sender has its user fill in forms (MCP 2026-07-28, "Elicitation")
     * @param idempotencyKey the key of a call, as sent; null when there is none, and empty when it is no string
     * @param reason the reason of a call, as sent; null when there is none, and empty when it is no string
     * @param outputSchemas whether a list of tools shall have their exact schemas
     * @param traceparent its place in its sender's trace, as sent; null when there is none, and empty when it is no string
     */
    record RpcMeta(
            @Nullable String protocolVersion,
            boolean tellsCapabilities,
            boolean showsForms,
            @Nullable String idempotencyKey,
            @Nullable String reason,
            boolean outputSchemas,
            @Nullable String traceparent) {

        /** Members of a message that says nothing. */
        static final RpcMeta NONE = new RpcMeta(null, false, false, null, null, false, null);

        private static final String STANDARD = "io.modelcontextprotocol/";

        /** Reads an object, which stands right behind the cursor. */
        static RpcMeta read(JsonCursor in) {
            String protocolVersion = null;
            boolean tellsCapabilities = false;
            boolean showsForms = false;
            String idempotencyKey = null;
            String reason = null;
            boolean outputSchemas = false;
            String traceparent = null;
            in.take();
            while (in.more('}')) {
                String member = in.string();
                in.passColon();
                switch (member) {
                    case STANDARD + "protocolVersion" -> protocolVersion = string(in);
                    case STANDARD + "clientCapabilities" -> {
                        JsonValue capabilities = in.value();
                        tellsCapabilities = capabilities instanceof JsonObject;
                        showsForms = showsForms(capabilities);
                    }
                    case ResultEnvelope.OURS + "idempotencyKey" -> idempotencyKey = string(in);
                    case ResultEnvelope.OURS + "reason" -> reason = string(in);
                    case ResultEnvelope.OURS + "outputSchemas" -> {
                        outputSchemas = in.peek() == 't';
                        in.skip();
                    }
                    case "traceparent" -> traceparent = string(in);
                    default -> in.skip();
                }
            }
            return new RpcMeta(
                    protocolVersion, tellsCapabilities, showsForms, idempotencyKey, reason, outputSchemas, traceparent);
        }

        // Elicitation without a mode is by forms.
        private static boolean showsForms(JsonValue capabilities) {
            return capabilities instanceof JsonObject all
                    && all.get("elicitation") instanceof JsonObject elicitation
                    && (elicitation.isEmpty() || elicitation.get("form") instanceof JsonObject);
        }

        /** Returns the statements for the call in the arguments, without forms; two different keys are malformed. */
        RpcMeta ofInner(@Nullable String key) {
            String own = idempotencyKey == null ? key : idempotencyKey;
            String one = key == null || key.equals(own) ? own : "";
            return new RpcMeta(protocolVersion, tellsCapabilities, false, one, reason, outputSchemas, traceparent);
        }

        private static String string(JsonCursor in) {
            if (in.peek() == '"') {
                return in.string();
            }
            in.skip();
            return "";
        }
    }
}
