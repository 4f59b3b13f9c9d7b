package dev.adtools.server.rest;

import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.ErrorBody;
import dev.adtools.server.call.McpResult;
import java.nio.ByteBuffer;

/** Writes the execute response: its six members, always all of them. */
final class ExecuteResponse {

    private final ToolDescriptor tool;
    private final McpResult results;

    /** Writes responses of a tool. */
    ExecuteResponse(ToolDescriptor tool, McpResult results) {
        this.tool = tool;
        this.results = results;
    }

    ByteBuffer of(CallResult answer, String requestId) {
        // A replay names the request that ran, so that it is what that one was answered, byte for byte.
        String id = answer.receipt() == null ? requestId : answer.receipt().requestId();
        return answer.fold(this::completed, error -> failed(error, id));
    }

    private ByteBuffer completed(byte[] data) {
        JsonWriter out = begin(true, data.length + results.capacity(data) + 256);
        out.name("data").raw(data);
        out.name("error").nullValue();
        results.write(data, out.name("mcp_response"));
        return out.endObject().toBuffer();
    }

    private ByteBuffer failed(ToolError error, String requestId) {
        JsonWriter out = begin(false, 1024);
        out.name("data").nullValue();
        ErrorBody.write(error, requestId, out.name("error"));
        results.write(error, tool, requestId, out.name("mcp_response"));
        return out.endObject().toBuffer();
    }

    private JsonWriter begin(boolean ok, int capacity) {
        JsonWriter out = new JsonWriter(capacity).beginObject();
        out.name("ok").value(ok);
        out.name("platform").value(tool.platform().wireName());
        return out.name("tool").value(tool.name());
    }
}
