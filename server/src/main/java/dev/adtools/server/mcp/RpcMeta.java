package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonCursor;
import org.jspecify.annotations.Nullable;

/**
 * Statements of a message about itself, in its {@code _meta} (MCP 2026-07-28, "_meta").
 *
 * @param protocolVersion the revision it is written in; null when it does not say so, as before 2026-07-28
 * @param tellsCapabilities whether it tells what its sender can do
 * @param idempotencyKey the key of a call, as sent; null when there is none, and empty when it is no string
 * @param outputSchemas whether a list of tools shall have their exact schemas
 * @param traceparent its place in its sender's trace, as sent; null when there is none, and empty when it is no string
 */
record RpcMeta(
        @Nullable String protocolVersion,
        boolean tellsCapabilities,
        @Nullable String idempotencyKey,
        boolean outputSchemas,
        @Nullable String traceparent) {

    /** It says nothing. */
    static final RpcMeta NONE = new RpcMeta(null, false, null, false, null);

    private static final String STANDARD = "io.modelcontextprotocol/";

    /** Reads an object, which stands right behind the cursor. */
    static RpcMeta read(JsonCursor in) {
        String protocolVersion = null;
        boolean tellsCapabilities = false;
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
                    tellsCapabilities = in.peek() == '{';
                    in.skip();
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
        return new RpcMeta(protocolVersion, tellsCapabilities, idempotencyKey, outputSchemas, traceparent);
    }

    private static String string(JsonCursor in) {
        if (in.peek() == '"') {
            return in.string();
        }
        in.skip();
        return "";
    }
}
