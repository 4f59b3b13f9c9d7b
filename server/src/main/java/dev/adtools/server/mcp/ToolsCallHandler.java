package dev.adtools.server.mcp;

import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.KeySyntaxFilter;
import dev.adtools.server.call.McpResult;
import dev.adtools.server.call.OperationRef;
import dev.adtools.server.call.ReasonFilter;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.ToolRequest;
import dev.adtools.server.http.RequestId;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Calls tools: what a tool answers is a result, and so is its refusal, from which an agent can learn. */
public final class ToolsCallHandler {

    /** The method that this answers. */
    static final String METHOD = "tools/call";

    private static final String KEY_HEADER = "Idempotency-Key";
    private static final int SMALL = 1024;

    private static final RpcFault NO_NAME = RpcFault.of(RpcCode.INVALID_PARAMS, "params.name must name a tool.");

    private final ToolCatalog catalog;
    private final ToolPipeline pipeline;
    private final CallMetadataFactory metadata;
    private final McpResult results;
    private final RpcFaults faults;

    /** Calls the tools of a catalog through a pipeline. */
    public ToolsCallHandler(
            ToolCatalog catalog,
            ToolPipeline pipeline,
            CallMetadataFactory metadata,
            McpResult results,
            RpcFaults faults) {
        this.catalog = catalog;
        this.pipeline = pipeline;
        this.metadata = metadata;
        this.results = results;
        this.faults = faults;
    }

    /** Answers a request; where it names no tool, the refusal ends with what helps to find one. */
    Response answer(RpcRequest request, String remedy) {
        String name = request.params().name();
        return name == null
                ? faults.of(request, NO_NAME)
                : catalog.visible(name, request.caller())
                        .map(tool -> completed(request, tool))
                        .orElseGet(() -> faults.of(request, noTool(name, request.caller(), remedy)));
    }

    // Its data is the error that REST answers with.
    private RpcFault noTool(String name, Caller caller, String remedy) {
        ToolError unknown = catalog.unknown(name, caller);
        return new RpcFault(RpcCode.INVALID_PARAMS, unknown.message() + " " + remedy, unknown, null);
    }

    /** Returns whether a caller sees a tool of a name. */
    boolean sees(String name, Caller caller) {
        return catalog.visible(name, caller).isPresent();
    }

    /** Returns the error for a name without a tool that the caller sees: the nearest tools, and the way to find others. */
    ToolError unseen(String name, Caller caller, String remedy) {
        ToolError unknown = catalog.unknown(name, caller);
        return new ToolError(unknown.code(), unknown.message() + " " + remedy, unknown.details());
    }

    private Response completed(RpcRequest request, ToolDispatch<?> tool) {
        return CurrencyElicitation.arguments(request, tool.descriptor())
                .fold(
                        arguments -> call(request, tool, arguments),
                        error -> faults.of(request, new RpcFault(RpcCode.INVALID_PARAMS, error)));
    }

    private Response call(RpcRequest request, ToolDispatch<?> tool, Arguments arguments) {
        String key = key(
                request.http().getHeaderString(KEY_HEADER),
                request.params().meta().idempotencyKey());
        CallResult answer = execute(request, tool, arguments, key);
        return answer.error()
                .flatMap(refusal -> CurrencyElicitation.question(request, tool.descriptor(), refusal))
                .map(question -> asked(request, tool.descriptor(), question, answer))
                .orElseGet(() -> answered(request, tool.descriptor(), answer));
    }

    /** Calls a tool for what is more than its answer; nothing where the caller does not see it. */
    Optional<CallResult> read(RpcRequest request, String name, Arguments arguments) {
        return catalog.visible(name, request.caller()).map(tool -> execute(request, tool, arguments, null));
    }

    private CallResult execute(RpcRequest request, ToolDispatch<?> tool, Arguments arguments, @Nullable String key) {
        CallMetadata origin = metadata.of(RequestId.of(request.http()), key, request.channel())
                .withReason(ReasonFilter.sent(
                        request.http().getHeaders().get(ReasonFilter.HEADER),
                        request.params().meta().reason()));
        return pipeline.execute(new ToolCall(request.caller(), tool, new ToolRequest(null, arguments), origin));
    }

    private static Response asked(RpcRequest request, ToolDescriptor tool, String question, CallResult answer) {
        JsonWriter out = RpcReply.begin(request, SMALL);
        ResultEnvelope.writeQuestion(out);
        CurrencyElicitation.write(question, tool, out);
        return RpcReply.end(out, answer);
    }

    private Response answered(RpcRequest request, ToolDescriptor tool, CallResult answer) {
        OperationRef receipt = answer.receipt();
        // A replay names the request that ran, so that it is what that one was answered, byte for byte.
        String id = receipt == null ? RequestId.of(request.http()) : receipt.requestId();
        JsonWriter out = RpcReply.begin(request, answer.fold(results::capacity, error -> SMALL));
        ResultEnvelope.write(request.mode(), receipt, out);
        answer.fold(
                data -> results.writeMembers(data, receipt, out), error -> results.writeMembers(error, tool, id, out));
        return RpcReply.end(out, answer);
    }

    /** Parses the key of the header and that of the message; malformed when both are there and differ. */
    private static @Nullable String key(@Nullable String header, @Nullable String meta) {
        String ofHeader = header == null ? null : KeySyntaxFilter.parse(header);
        String ofMessage = meta == null ? null : KeySyntaxFilter.parse(quoted(meta));
        if (ofHeader == null || ofMessage == null) {
            return ofMessage == null ? ofHeader : ofMessage;
        }
        return ofHeader.equals(ofMessage) ? ofHeader : KeySyntaxFilter.MALFORMED;
    }

    private static String quoted(String key) {
        return key.startsWith("\"") ? key : '"' + key.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
