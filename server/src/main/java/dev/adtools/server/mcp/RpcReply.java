package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.ErrorBody;
import dev.adtools.server.edge.Reply;
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
    static Reply end(JsonWriter out) {
        return Reply.json(200, out.endObject().endObject().toBuffer());
    }

    /** Returns an error; the id is null when none could be read. */
    static Reply error(@Nullable RpcId id, int status, RpcFault fault, String requestId) {
        JsonWriter out = new JsonWriter(2 * ENVELOPE).beginObject();
        begin(id, out);
        out.name("error").beginObject();
        out.name("code").value(fault.code().number());
        out.name("message").value(fault.error().message()).name("data");
        if (fault.data() == null) {
            ErrorBody.write(fault.error(), requestId, out);
        } else {
            out.value(fault.data());
        }
        return Reply.json(status, out.endObject().endObject().toBuffer()).explaining(fault.error());
    }

    private static void begin(@Nullable RpcId id, JsonWriter out) {
        out.name("jsonrpc").value("2.0");
        if (id != null) {
            id.write(out.name("id"));
        }
    }
}
