package dev.adtools.server.http;

import dev.adtools.api.ToolError;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.util.Set;

/** Authentication before the path is matched: a request without a token learns nothing from 404, 405 or 415. */
@PreMatching
@Priority(Priorities.AUTHENTICATION)
public final class PreMatchingAuthFilter implements ContainerRequestFilter {

    private static final Set<String> PUBLIC = Set.of("api/v1/openapi.json", "docs");
    private static final String PUBLIC_FOLDER = "docs/";

    private final ContainerRequestFilter bearer;

    /** Takes the filter that authenticates. */
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
}
