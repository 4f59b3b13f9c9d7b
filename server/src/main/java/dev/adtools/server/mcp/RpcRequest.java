package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.http.RequestChannel;
import dev.adtools.server.mcp.RpcParams.RpcMeta;
import jakarta.ws.rs.container.ContainerRequestContext;
import org.jspecify.annotations.Nullable;

/**
 * One message on its way through the service.
 *
 * @param caller who sends it
 * @param http what it came in
 * @param message what it says
 * @param mode how it is spoken
 */
record RpcRequest(Caller caller, ContainerRequestContext http, RpcMessage message, ProtocolMode mode) {

    /** Returns it as sent by a caller that may see less. */
    RpcRequest by(Caller narrowed) {
        return new RpcRequest(narrowed, http, message, mode);
    }

    /** Returns the channel by which it came in. */
    Channel channel() {
        return channel(http);
    }

    /** Returns the channel by which a message came in. */
    static Channel channel(ContainerRequestContext http) {
        return RequestChannel.of(http, Channel.Transport.MCP);
    }

    /** Returns its params. */
    RpcParams params() {
        return message.params();
    }

    /**
     * Returns the call that the arguments of this one describe.
     *
     * @param key the key among the arguments; null for the key of this call
     */
    RpcRequest ofArguments(@Nullable String key) {
        byte[] body = params().arguments().bytes();
        RpcParams inner = RpcParams.read(body, new JsonCursor(body, 0));
        RpcMeta meta = params().meta().ofInner(key);
        RpcParams call = new RpcParams(inner.name(), null, inner.arguments(), null, null, null, meta, inner.flaw());
        return new RpcRequest(caller, http, new RpcMessage(message.id(), message.method(), call, null), mode);
    }
}
