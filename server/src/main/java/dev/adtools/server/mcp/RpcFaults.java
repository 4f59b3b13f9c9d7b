package dev.adtools.server.mcp;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.audit.CallEvents;
import dev.adtools.server.call.Caller;
import dev.adtools.server.edge.Exchange;
import dev.adtools.server.edge.Reply;

/**
 * Answers what cannot be followed, and has it recorded where it was or may have been a call.
 *
 * @param events records calls that met no tool
 */
public record RpcFaults(CallEvents events) {

    /** Answers a request whose body was not taken, or is no message. */
    Reply unread(Caller caller, Exchange exchange, ToolError error) {
        events.unmet(caller, RpcRequest.via(exchange), "", exchange.requestId(), error);
        RpcCode code = error.code() == ErrorCode.INVALID_JSON ? RpcCode.PARSE_ERROR : RpcCode.INVALID_REQUEST;
        return RpcReply.error(null, error.code().status(), new RpcFault(code, error), exchange.requestId());
    }

    /** Answers a message with what is wrong with it. */
    Reply of(RpcRequest request, RpcFault fault) {
        String requestId = request.exchange().requestId();
        if (request.message().method().equals(ToolCalls.METHOD)) {
            String tool = request.params().name();
            events.unmet(
                    request.caller(),
                    RpcRequest.via(request.exchange()),
                    tool == null ? "" : tool,
                    requestId,
                    fault.error());
        }
        return RpcReply.error(request.message().id(), fault.code().status(request.era()), fault, requestId);
    }

    /** Answers a message that something was thrown at. */
    static Reply bug(RpcRequest request, ToolError bug) {
        RpcFault fault = new RpcFault(RpcCode.INTERNAL_ERROR, bug);
        int status = bug.code().status();
        return RpcReply.error(
                request.message().id(), status, fault, request.exchange().requestId());
    }
}
