package dev.adtools.server.http;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.Allowance;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.RequestRate;
import dev.adtools.server.call.Toll;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.HttpHeaders;
import java.io.IOException;
import java.util.Set;

/**
 * Asks for the token before the path is looked at, so that a stranger learns nothing from 404, 405 or 415, and then counts
 * the request.
 */
@PreMatching
@Priority(Priorities.AUTHENTICATION)
public final class AuthenticateFirst implements ContainerRequestFilter, ContainerResponseFilter {

    private static final Set<String> PUBLIC = Set.of("api/v1/openapi.json", "docs");
    private static final String PUBLIC_FOLDER = "docs/";
    private static final String TOLL = AuthenticateFirst.class.getName() + ".toll";

    private final ContainerRequestFilter bearer;
    private final RequestRate rate;

    /** Takes the filter that knows tokens, and what knows how often they may come. */
    public AuthenticateFirst(ContainerRequestFilter bearer, RequestRate rate) {
        this.bearer = bearer;
        this.rate = rate;
    }

    @Override
    public void filter(ContainerRequestContext request) throws IOException {
        if (!isPublic(request.getUriInfo().getPath())) {
            bearer.filter(request);
            if (request.getSecurityContext().getUserPrincipal() instanceof Caller caller) {
                count(caller, request);
            }
        }
    }

    private static boolean isPublic(String path) {
        return PUBLIC.contains(path) || path.startsWith(PUBLIC_FOLDER);
    }

    private void count(Caller caller, ContainerRequestContext request) {
        Toll toll = rate.request(caller);
        request.setProperty(TOLL, toll);
        ToolError refusal = toll.refusal();
        if (refusal != null) {
            request.abortWith(ErrorAnswer.to(refusal, request));
        }
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        Allowance left = request.getProperty(TOLL) instanceof Toll toll ? toll.allowance() : null;
        // Whoever is told when to come again is told of no window that ends later (section 6 of the draft).
        if (left != null && (left.remaining() == 0 || !response.getHeaders().containsKey(HttpHeaders.RETRY_AFTER))) {
            RateFields.forEach(left, response.getHeaders()::add);
        }
    }
}
