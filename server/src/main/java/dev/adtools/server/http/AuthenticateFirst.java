package dev.adtools.server.http;

import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import java.io.IOException;
import java.util.Set;

/** Asks for the token before the path is looked at, so that a stranger learns nothing from 404, 405 or 415. */
@PreMatching
@Priority(Priorities.AUTHENTICATION)
public final class AuthenticateFirst implements ContainerRequestFilter {

    private static final Set<String> PUBLIC = Set.of("api/v1/openapi.json");

    private final ContainerRequestFilter bearer;

    /** Takes the filter that knows tokens. */
    public AuthenticateFirst(ContainerRequestFilter bearer) {
        this.bearer = bearer;
    }

    @Override
    public void filter(ContainerRequestContext request) throws IOException {
        if (!PUBLIC.contains(request.getUriInfo().getPath())) {
            bearer.filter(request);
        }
    }
}
