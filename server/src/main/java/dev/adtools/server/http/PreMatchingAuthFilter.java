package dev.adtools.server.http;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.RateLimitDecision;
import dev.adtools.server.call.RateLimitDecision.RateLimitStatus;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.Set;

/**
 * Checks the token before the path is looked at, so that a stranger learns nothing from 404, 405 or 415, and says what is
 * left of its rate.
 */
@PreMatching
@Priority(Priorities.AUTHENTICATION)
public final class PreMatchingAuthFilter implements ContainerRequestFilter, ContainerResponseFilter {

    private static final Set<String> PUBLIC = Set.of("api/v1/openapi.json", "docs");
    private static final String PUBLIC_FOLDER = "docs/";
    /** The name of the attribute with which a request carries how it was counted. */
    static final String RATE = RateLimitDecision.class.getName();

    private final ContainerRequestFilter bearer;

    /** Takes the filter that knows tokens. */
    public PreMatchingAuthFilter(ContainerRequestFilter bearer) {
        this.bearer = bearer;
    }

    @Override
    public void filter(ContainerRequestContext request) throws IOException {
        String path = request.getUriInfo().getPath();
        boolean anyones = ConsolePath.isOne(path) ? ConsolePath.isPublic(path) : isPublic(path);
        if (!anyones) {
            bearer.filter(request);
        }
    }

    /** Returns the answer to a request that is not let in: an error, or in the console the way to the sign-in page. */
    public static Response refusal(ToolError error, ContainerRequestContext request) {
        return ConsolePath.isOne(request.getUriInfo().getPath())
                ? ConsolePath.toSignIn(request)
                : ErrorAnswer.to(error, request);
    }

    /** Returns whether anyone may ask for a path, which has no slash in front. */
    static boolean isPublic(String path) {
        return PUBLIC.contains(path) || path.startsWith(PUBLIC_FOLDER);
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        RateLimitStatus left =
                request.getProperty(RATE) instanceof RateLimitDecision decision ? decision.allowance() : null;
        // Whoever is told when to come again is told of no window that ends later (section 6 of the draft).
        if (left != null && (left.remaining() == 0 || !response.getHeaders().containsKey(HttpHeaders.RETRY_AFTER))) {
            RateLimitHeaders.forEach(left, response.getHeaders()::add);
        }
    }
}
