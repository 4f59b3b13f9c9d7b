package dev.adtools.server.rest;

import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.ErrorBody;
import dev.adtools.server.call.McpResult;
import java.nio.ByteBuffer;

/** Writes the execute response (SPEC, "Execute response body"): these six members, always all of them. */
final class ExecuteResponse {

    private ExecuteResponse() {}

    static ByteBuffer of(ToolDescriptor tool, CallResult answer, String requestId) {
        // A replay names the request that ran, so that it is what that one was answered, byte for byte.
        String id = answer.receipt() == null ? requestId : answer.receipt().requestId();
        return answer.fold(data -> completed(tool, data), error -> failed(tool, error, id));
    }

    private static ByteBuffer completed(ToolDescriptor tool, byte[] data) {
        JsonWriter out = begin(tool, true, 4 * data.length + 256);
        out.name("data").raw(data);
        out.name("error").nullValue();
        McpResult.write(data, out.name("mcp_response"));
        return out.endObject().toBuffer();
    }

    private static ByteBuffer failed(ToolDescriptor tool, ToolError error, String requestId) {
        JsonWriter out = begin(tool, false, 1024);
        out.name("data").nullValue();
        ErrorBody.write(error, requestId, out.name("error"));
        McpResult.write(error, requestId, out.name("mcp_response"));
        return out.endObject().toBuffer();
    }

    private static JsonWriter begin(ToolDescriptor tool, boolean ok, int capacity) {
        JsonWriter out = new JsonWriter(capacity).beginObject();
        out.name("ok").value(ok);
        out.name("platform").value(tool.platform().wireName());
        return out.name("tool").value(tool.name());
    }
}
