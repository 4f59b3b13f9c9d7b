package dev.adtools.server.http;

import dev.adtools.server.call.Channel;
import jakarta.ws.rs.container.ContainerRequestContext;

/** Channel of a request that Jersey handles. */
public final class RequestChannel {

    static final String ATTRIBUTE = "dev.adtools.address";

    private RequestChannel() {}

    /** Returns it, for a request that came over one of the wires. */
    public static Channel of(ContainerRequestContext request, Channel.Transport transport) {
        return new Channel(transport, (String) request.getProperty(ATTRIBUTE), Traceparent.of(request));
    }
}
