package dev.adtools.server.auth;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.store.StoreUnavailable;
import io.dropwizard.auth.AuthFilter;
import io.dropwizard.auth.Authenticator;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.function.BiFunction;

/** Lets a request in by the token in its {@code Authorization} header, and by nothing else. */
public final class BearerAuthFilter extends AuthFilter<String, Caller> {

    private static final String SCHEME = "Bearer ";

    private final BiFunction<ToolError, ContainerRequestContext, Response> refusals;

    /**
     * Makes the filter.
     *
     * @param authenticator knows the callers of tokens
     * @param refusals writes the error object of a request that is not let in
     */
    public BearerAuthFilter(
            Authenticator<String, Caller> authenticator,
            BiFunction<ToolError, ContainerRequestContext, Response> refusals) {
        this.authenticator = authenticator;
        this.refusals = refusals;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        List<String> headers = request.getHeaders().getOrDefault(HttpHeaders.AUTHORIZATION, List.of());
        // A token in a URL ends up in logs, so it is refused even where the header is right.
        if (headers.size() > 1 || hasTokenInQuery(request)) {
            refuse(
                    request,
                    ToolError.of(
                            ErrorCode.INVALID_REQUEST,
                            "The token must be in one Authorization header, and never in the URL."),
                    Challenge.INVALID_REQUEST);
        } else if (headers.isEmpty() || !isBearer(headers.get(0))) {
            refuse(
                    request,
                    ToolError.of(ErrorCode.UNAUTHENTICATED, "The request needs a bearer token."),
                    Challenge.NO_TOKEN);
        } else {
            check(request, headers.get(0).substring(SCHEME.length()).strip());
        }
    }

    private void check(ContainerRequestContext request, String token) {
        try {
            if (!authenticate(request, token, "BEARER")) {
                refuse(
                        request,
                        ToolError.of(ErrorCode.UNAUTHENTICATED, "The bearer token is not valid."),
                        Challenge.INVALID_TOKEN);
            }
        } catch (StoreUnavailable e) {
            logger.warn("a token could not be looked up", e);
            request.abortWith(refusals.apply(
                    ToolError.of(ErrorCode.STORE_UNAVAILABLE, "The token cannot be looked up now."), request));
        }
    }

    private void refuse(ContainerRequestContext request, ToolError error, String challenge) {
        Response response = refusals.apply(error, request);
        request.abortWith(Response.fromResponse(response)
                .header(HttpHeaders.WWW_AUTHENTICATE, null)
                .header(HttpHeaders.WWW_AUTHENTICATE, challenge)
                .build());
    }

    private static boolean isBearer(String header) {
        return header.regionMatches(true, 0, SCHEME, 0, SCHEME.length());
    }

    private static boolean hasTokenInQuery(ContainerRequestContext request) {
        return request.getUriInfo().getQueryParameters().containsKey("access_token");
    }
}
