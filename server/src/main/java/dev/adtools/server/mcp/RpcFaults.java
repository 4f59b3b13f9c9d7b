package dev.adtools.server.mcp;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.audit.AuditFilter;
import dev.adtools.server.call.Caller;
import dev.adtools.server.http.RequestId;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;

/**
 * Answers what cannot be followed, and has it recorded where it was or may have been a call.
 *
 * @param events records calls that met no tool
 */
public record RpcFaults(AuditFilter events) {

    /** Answers a request whose body was not taken, or is no message. */
    Response unread(Caller caller, ContainerRequestContext http, ToolError error) {
        events.unmet(caller, RpcRequest.channel(http), "", RequestId.of(http), error);
        RpcCode code = error.code() == ErrorCode.INVALID_JSON ? RpcCode.PARSE_ERROR : RpcCode.INVALID_REQUEST;
        return RpcReply.error(null, error.code().status(), new RpcFault(code, error), RequestId.of(http));
    }

    /** Answers a message with what is wrong with it. */
    Response of(RpcRequest request, RpcFault fault) {
        String requestId = RequestId.of(request.http());
        if (request.message().method().equals(ToolsCallHandler.METHOD)) {
            String tool = request.params().name();
            events.unmet(request.caller(), request.channel(), tool == null ? "" : tool, requestId, fault.error());
        }
        return RpcReply.error(request.message().id(), fault.code().status(request.mode()), fault, requestId);
    }

    /** Answers a message that something was thrown at. */
    static Response bug(RpcRequest request, ToolError bug) {
        RpcFault fault = new RpcFault(RpcCode.INTERNAL_ERROR, bug);
        int status = bug.code().status();
        return RpcReply.error(request.message().id(), status, fault, RequestId.of(request.http()));
    }
}
