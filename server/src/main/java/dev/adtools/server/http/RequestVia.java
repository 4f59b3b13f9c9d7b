package dev.adtools.server.http;

import dev.adtools.server.call.Via;
import jakarta.ws.rs.container.ContainerRequestContext;

/** Which way a request came in that Jersey handles. */
final class RequestVia {

    static final String ATTRIBUTE = "dev.adtools.address";

    private RequestVia() {}

    static Via of(ContainerRequestContext request) {
        return new Via(Via.Transport.REST, (String) request.getProperty(ATTRIBUTE));
    }
}
