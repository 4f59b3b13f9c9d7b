package dev.adtools.server.mcp;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Via;
import dev.adtools.server.edge.Exchange;

/**
 * One message on its way through the service.
 *
 * @param caller who sends it
 * @param exchange what it came in
 * @param message what it says
 * @param era how it is spoken
 */
record RpcRequest(Caller caller, Exchange exchange, RpcMessage message, Era era) {

    /** Returns which way a message came in. */
    static Via via(Exchange exchange) {
        return new Via(Via.Transport.MCP, exchange.address());
    }

    /** Returns what it is asked with. */
    RpcParams params() {
        return message.params();
    }
}
