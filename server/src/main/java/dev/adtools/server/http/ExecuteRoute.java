package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.server.audit.CallEvents;
import dev.adtools.server.call.Answer;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Origin;
import dev.adtools.server.call.Origins;
import dev.adtools.server.call.Receipt;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.ToolRequest;
import dev.adtools.server.call.Via;
import dev.adtools.server.edge.Endpoint;
import dev.adtools.server.edge.Exchange;
import dev.adtools.server.edge.Reply;
import dev.adtools.server.edge.Route;
import java.nio.ByteBuffer;
import org.eclipse.jetty.util.URIUtil;
import org.jspecify.annotations.Nullable;

/** Executes the tool that {@code /api/v1/tools/{tool}/execute} names. */
public final class ExecuteRoute implements Route {

    private static final String BEFORE = "/api/v1/tools/";
    private static final String BEHIND = "/execute";
    private static final String KEY_HEADER = "Idempotency-Key";

    private static final ToolError NO_TOOL =
            ToolError.of(ErrorCode.TOOL_NOT_FOUND, "There is no tool of this name that the token may see.");

    private final ToolCatalog catalog;
    private final ToolPipeline pipeline;
    private final Origins origins;
    private final CallEvents events;

    /** Serves a catalog through a pipeline; requests that meet no tool are recorded as events. */
    public ExecuteRoute(ToolCatalog catalog, ToolPipeline pipeline, Origins origins, CallEvents events) {
        this.catalog = catalog;
        this.pipeline = pipeline;
        this.origins = origins;
        this.events = events;
    }

    @Override
    public @Nullable Endpoint at(String path) {
        int end = path.length() - (path.endsWith("/") ? 1 : 0) - BEHIND.length();
        boolean fits = end > BEFORE.length()
                && path.startsWith(BEFORE)
                && path.startsWith(BEHIND, end)
                && path.indexOf('/', BEFORE.length()) == end;
        if (!fits) {
            return null;
        }
        String tool = path.substring(BEFORE.length(), end);
        String name = tool.indexOf('%') < 0 ? tool : URIUtil.decodePath(tool);
        return (caller, exchange) -> execute(name, caller, exchange);
    }

    private Reply execute(String name, Caller caller, Exchange exchange) {
        return exchange.json()
                .then(ExecuteRequest::read)
                .then(read -> catalog.visible(name, caller)
                        .map(tool -> Outcome.completed(run(caller, tool, read, exchange)))
                        .orElseGet(() -> Outcome.failed(NO_TOOL)))
                .fold(reply -> reply, error -> unmet(name, caller, exchange, error));
    }

    private Reply unmet(String name, Caller caller, Exchange exchange, ToolError error) {
        events.unmet(caller, via(exchange), name, exchange.requestId(), error);
        return Reply.error(error, exchange.requestId());
    }

    private Reply run(Caller caller, ToolDispatch<?> tool, ToolRequest read, Exchange exchange) {
        String requestId = exchange.requestId();
        Origin origin = origins.of(requestId, exchange.header(KEY_HEADER), via(exchange));
        ToolCall call = new ToolCall(caller, tool, read, origin);
        Answer answer = pipeline.execute(call);
        ByteBuffer body = ExecuteResponse.of(tool.descriptor(), answer, requestId);
        Reply reply = Reply.json(answer.status(), body);
        answer.error().ifPresent(reply::explaining);
        reply.telling(answer.allowance());
        Receipt receipt = answer.receipt();
        return receipt == null ? reply : kept(reply, receipt, exchange);
    }

    private static Via via(Exchange exchange) {
        return new Via(Via.Transport.REST, exchange.address());
    }

    private static Reply kept(Reply reply, Receipt receipt, Exchange exchange) {
        String key = exchange.header(KEY_HEADER);
        if (key != null) {
            reply.with(KEY_HEADER, key);
        }
        if (receipt.replayed()) {
            reply.with("Idempotent-Replayed", "true");
        }
        return reply.with("Operation-Id", receipt.operationId());
    }
}
