package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.OperationRef;
import org.jspecify.annotations.Nullable;

/** Envelope of every result: the members that stand before its own. */
final class ResultEnvelope {

    /** Begins the names of what adtools says of itself in {@code _meta}. */
    static final String OURS = "dev.adtools/";

    private static final String SERVER_INFO = "io.modelcontextprotocol/serverInfo";

    private static final byte[] WHO = who();

    private ResultEnvelope() {}

    /** Writes the head of a result that is no call's. */
    static void write(ProtocolMode mode, JsonWriter out) {
        write(mode, null, out);
    }

    /** Writes the head of a call's result: of an operation that is kept, its id and whether it was answered before. */
    static void write(ProtocolMode mode, @Nullable OperationRef receipt, JsonWriter out) {
        boolean stateless = mode == ProtocolMode.STATELESS;
        if (stateless) {
            out.name("resultType").value("complete");
        }
        if (stateless || receipt != null) {
            out.name("_meta").beginObject();
            if (stateless) {
                serverInfo(out.name(SERVER_INFO));
            }
            if (receipt != null) {
                out.name(OURS + "operationId").value(receipt.operationId());
                out.name(OURS + "idempotentReplayed").value(receipt.replayed());
                if (receipt.firstAnsweredAt() != null) {
                    out.name(OURS + "firstAnsweredAt")
                            .value(receipt.firstAnsweredAt().toString());
                }
            }
            out.endObject();
        }
    }

    /** Writes the head of a result that is a question, which only a stateless request is answered with. */
    static void writeQuestion(JsonWriter out) {
        out.name("resultType").value("input_required");
        serverInfo(out.name("_meta").beginObject().name(SERVER_INFO));
        out.endObject();
    }

    /** Writes the name and version of the service. */
    static void serverInfo(JsonWriter out) {
        out.raw(WHO);
    }

    private static byte[] who() {
        String version = ResultEnvelope.class.getPackage().getImplementationVersion();
        JsonWriter out = new JsonWriter().beginObject();
        out.name("name").value("adtools").name("title").value("adtools");
        return out.name("version")
                .value(version == null ? "unpackaged" : version)
                .endObject()
                .toBytes();
    }
}
