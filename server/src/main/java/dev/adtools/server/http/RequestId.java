package dev.adtools.server.http;

import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.Objects;

/** The id of a request that Jersey handles. */
public final class RequestId {

    static final String ATTRIBUTE = "dev.adtools.request_id";

    private RequestId() {}

    /** Returns the id of the request that is being answered. */
    public static String of(ContainerRequestContext request) {
        return Objects.requireNonNullElse((String) request.getProperty(ATTRIBUTE), "");
    }
}
