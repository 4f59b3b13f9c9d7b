package dev.adtools.server.mcp;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.http.JsonBody;
import dev.adtools.server.http.Traceparent;
import dev.adtools.server.http.TrustedHosts;
import dev.adtools.server.http.UnexpectedErrors;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/** Answers MCP: one message in, at most one out, and nothing is remembered between them. */
@Path("/mcp")
public final class McpResource {

    private final TrustedHosts hosts;
    private final McpMethods methods;
    private final RpcFaults faults;
    private final UnexpectedErrors failures;

    /** Serves methods to hosts that are trusted. */
    public McpResource(TrustedHosts hosts, McpMethods methods, RpcFaults faults, UnexpectedErrors failures) {
        this.hosts = hosts;
        this.methods = methods;
        this.faults = faults;
        this.failures = failures;
    }

    /** Answers one message. */
    // Leaves media types to JsonBody: Jersey would refuse others in an answer that is no JSON-RPC.
    @POST
    @Produces(MediaType.WILDCARD)
    public Response answer(@Auth Caller caller, @Context ContainerRequestContext request) {
        ToolError distrust =
                hosts.refusal(request.getHeaderString(HttpHeaders.HOST), request.getHeaderString("Origin"));
        return distrust == null
                ? JsonBody.of(request)
                        .flatMap(SearchMode.asked(request) == null ? RpcMessage::read : RpcMessage::readSearching)
                        .fold(
                                message -> follow(caller, request, message),
                                error -> faults.unread(caller, request, error))
                : faults.unread(caller, request, distrust);
    }

    private Response follow(Caller caller, ContainerRequestContext http, RpcMessage message) {
        ProtocolMode mode = ProtocolMode.of(message, http.getHeaderString(StatelessRules.VERSION));
        RpcRequest request = new RpcRequest(caller, http, message, mode);
        Traceparent.note(http, message.params().meta().traceparent());
        try {
            RpcFault flaw = flaw(request);
            if (flaw != null) {
                return faults.of(request, flaw);
            }
            return message.isNotification() ? Response.accepted().build() : answer(request);
        } catch (RuntimeException | Error thrown) {
            return RpcFaults.bug(request, failures.of(thrown));
        }
    }

    private Response answer(RpcRequest request) {
        return GroupSelection.narrow(request.caller(), request.http())
                .fold(
                        caller -> methods.answer(request.by(caller)),
                        error -> faults.of(request, new RpcFault(RpcCode.INVALID_PARAMS, error)));
    }

    private static @Nullable RpcFault flaw(RpcRequest request) {
        RpcMessage message = request.message();
        if (message.flaw() != null) {
            return RpcFault.of(RpcCode.INVALID_REQUEST, message.flaw());
        }
        if (message.isNotification()) {
            return null;
        }
        RpcFault broken = request.mode() == ProtocolMode.STATELESS ? StatelessRules.broken(request) : null;
        String flaw = message.params().flaw();
        return broken == null && flaw != null ? RpcFault.of(RpcCode.INVALID_PARAMS, flaw) : broken;
    }
}
