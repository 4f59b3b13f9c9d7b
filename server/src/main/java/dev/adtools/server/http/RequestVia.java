package dev.adtools.server.http;

import dev.adtools.server.call.Via;
import jakarta.ws.rs.container.ContainerRequestContext;

/** Which way a request came in that Jersey handles. */
public final class RequestVia {

    static final String ATTRIBUTE = "dev.adtools.address";

    private RequestVia() {}

    /** Returns it, for a request that came over one of the wires. */
    public static Via of(ContainerRequestContext request, Via.Transport transport) {
        return new Via(transport, (String) request.getProperty(ATTRIBUTE), Traceparent.of(request));
    }
}
