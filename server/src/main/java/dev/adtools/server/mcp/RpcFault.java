package dev.adtools.server.mcp;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import org.jspecify.annotations.Nullable;

/**
 * Reason why a message is answered with a JSON-RPC error: it is not one that can be followed, or names no tool.
 *
 * @param code what JSON-RPC or MCP calls it
 * @param message what is wrong, for whoever reads the answer
 * @param error what adtools calls it
 * @param data what MCP wants said of it; null for the error itself
 */
record RpcFault(
        RpcCode code,
        String message,
        ToolError error,
        @Nullable JsonObject data) {

    /** Makes a fault whose data is the error itself. */
    RpcFault(RpcCode code, ToolError error) {
        this(code, error.message(), error, null);
    }

    /** Makes a fault of a message that is not as it must be. */
    static RpcFault of(RpcCode code, String message) {
        return new RpcFault(code, ToolError.of(ErrorCode.INVALID_REQUEST, message));
    }

    /** Makes a fault of what breaks the protocol. */
    static RpcFault of(RpcCode code, String message, JsonObject data) {
        return new RpcFault(code, message, ToolError.of(ErrorCode.INVALID_REQUEST, message), data);
    }
}
