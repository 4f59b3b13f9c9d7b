package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * Statements of a message about itself, in its {@code _meta} (MCP 2026-07-28, "_meta").
 *
 * @param protocolVersion the revision it is written in; null when it does not say so, as before 2026-07-28
 * @param tellsCapabilities whether it tells what its sender can do
 * @param showsForms whether its sender has its user fill in forms (MCP 2026-07-28, "Elicitation")
 * @param idempotencyKey the key of a call, as sent; null when there is none, and empty when it is no string
 * @param outputSchemas whether a list of tools shall have their exact schemas
 * @param traceparent its place in its sender's trace, as sent; null when there is none, and empty when it is no string
 */
record RpcMeta(
        @Nullable String protocolVersion,
        boolean tellsCapabilities,
        boolean showsForms,
        @Nullable String idempotencyKey,
        boolean outputSchemas,
        @Nullable String traceparent) {

    /** Members of a message that says nothing. */
    static final RpcMeta NONE = new RpcMeta(null, false, false, null, false, null);

    private static final String STANDARD = "io.modelcontextprotocol/";

    /** Reads an object, which stands right behind the cursor. */
    static RpcMeta read(JsonCursor in) {
        String protocolVersion = null;
        boolean tellsCapabilities = false;
        boolean showsForms = false;
        String idempotencyKey = null;
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
                case ResultEnvelope.OURS + "outputSchemas" -> {
                    outputSchemas = in.peek() == 't';
                    in.skip();
                }
                case "traceparent" -> traceparent = string(in);
                default -> in.skip();
            }
        }
        return new RpcMeta(protocolVersion, tellsCapabilities, showsForms, idempotencyKey, outputSchemas, traceparent);
    }

    // Elicitation without a mode is by forms.
    private static boolean showsForms(JsonValue capabilities) {
        return capabilities instanceof JsonObject all
                && all.get("elicitation") instanceof JsonObject elicitation
                && (elicitation.isEmpty() || elicitation.get("form") instanceof JsonObject);
    }

    /** Returns the same of a sender whose user is asked nothing. */
    RpcMeta withoutForms() {
        return new RpcMeta(protocolVersion, tellsCapabilities, false, idempotencyKey, outputSchemas, traceparent);
    }

    private static String string(JsonCursor in) {
        if (in.peek() == '"') {
            return in.string();
        }
        in.skip();
        return "";
    }
}
