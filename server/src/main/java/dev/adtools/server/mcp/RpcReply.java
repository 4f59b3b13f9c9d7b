package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.ErrorBody;
import dev.adtools.server.http.JsonAnswer;
import dev.adtools.server.mcp.RpcMessage.RpcId;
import jakarta.ws.rs.core.Response;
import java.nio.ByteBuffer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes the answers to messages (JSON-RPC 2.0, section 5). */
final class RpcReply {

    private static final int ENVELOPE = 256;

    private RpcReply() {}

    /** Begins the answer to a request; the members of its result come next. */
    static JsonWriter begin(RpcRequest request, int capacity) {
        JsonWriter out = new JsonWriter(capacity + ENVELOPE).beginObject();
        begin(request.message().id(), out);
        return out.name("result").beginObject();
    }

    /** Ends it. */
    static Response end(JsonWriter out) {
        return JsonAnswer.of(200, close(out)).build();
    }

    /** Returns an error; the id is null when none could be read. */
    static Response error(@Nullable RpcId id, int status, RpcFault fault, String requestId) {
        JsonWriter out = new JsonWriter(2 * ENVELOPE).beginObject();
        begin(id, out);
        out.name("error").beginObject();
        out.name("code").value(fault.code().number());
        out.name("message").value(fault.message()).name("data");
        if (fault.data() == null) {
            ErrorBody.write(fault.error(), requestId, out);
        } else {
            out.value(fault.data());
        }
        return JsonAnswer.ofCall(status, close(out), Optional.of(fault.error()), null)
                .build();
    }

    /** Ends the answer to a call of a tool, with the headers that go with its failure and its quota. */
    static Response end(JsonWriter out, CallResult answer) {
        return JsonAnswer.ofCall(200, close(out), answer.error(), answer.allowance())
                .build();
    }

    private static ByteBuffer close(JsonWriter out) {
        return out.endObject().endObject().toBuffer();
    }

    private static void begin(@Nullable RpcId id, JsonWriter out) {
        out.name("jsonrpc").value("2.0");
        if (id != null) {
            id.write(out.name("id"));
        }
    }
}
