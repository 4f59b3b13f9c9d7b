package dev.adtools.server.mcp;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Via;
import dev.adtools.server.http.RequestVia;
import jakarta.ws.rs.container.ContainerRequestContext;

/**
 * One message on its way through the service.
 *
 * @param caller who sends it
 * @param http what it came in
 * @param message what it says
 * @param era how it is spoken
 */
record RpcRequest(Caller caller, ContainerRequestContext http, RpcMessage message, Era era) {

    /** Returns which way it came in. */
    Via via() {
        return via(http);
    }

    /** Returns which way a message came in. */
    static Via via(ContainerRequestContext http) {
        return RequestVia.of(http, Via.Transport.MCP);
    }

    /** Returns what it is asked with. */
    RpcParams params() {
        return message.params();
    }
}
