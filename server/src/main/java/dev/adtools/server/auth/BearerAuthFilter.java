package dev.adtools.server.auth;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.store.StoreUnavailable;
import io.dropwizard.auth.AuthFilter;
import io.dropwizard.auth.AuthenticationException;
import io.dropwizard.auth.Authenticator;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.SecurityContext;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.Principal;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Authentication by the token in the {@code Authorization} header. The handler before Jersey asks the same object and leaves
 * its decision with the request, so each token is looked up once; without that handler, the filter decides itself.
 */
public final class BearerAuthFilter extends AuthFilter<String, Caller> {

    private static final Logger LOG = LoggerFactory.getLogger(BearerAuthFilter.class);

    private static final String SCHEME = "Bearer ";

    private static final Admission AMBIGUOUS = new Admission.Refused(
            ToolError.of(
                    ErrorCode.INVALID_REQUEST, "The token must be in one Authorization header, and never in the URL."),
            Challenge.INVALID_REQUEST);
    private static final Admission NO_TOKEN = new Admission.Refused(
            ToolError.of(ErrorCode.UNAUTHENTICATED, "The request needs a bearer token."), Challenge.NO_TOKEN);
    private static final Admission NOT_VALID = new Admission.Refused(
            ToolError.of(ErrorCode.UNAUTHENTICATED, "The bearer token is not valid."), Challenge.INVALID_TOKEN);
    private static final Admission NOT_NOW = new Admission.Refused(
            ToolError.of(ErrorCode.STORE_UNAVAILABLE, "The token cannot be looked up now."), null);

    private final Consumer<@Nullable String> unauthenticated;
    private final BiFunction<ToolError, ContainerRequestContext, Response> refusals;

    /**
     * Takes the authenticator that knows the callers of tokens.
     *
     * @param unauthenticated receives the public id of the token of each request without a valid one; null without an id
     * @param refusals writes the answer to a request that Jersey refuses
     */
    public BearerAuthFilter(
            Authenticator<String, Caller> authenticator,
            Consumer<@Nullable String> unauthenticated,
            BiFunction<ToolError, ContainerRequestContext, Response> refusals) {
        this.authenticator = authenticator;
        this.unauthenticated = unauthenticated;
        this.refusals = refusals;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        Admission admission = request.getProperty(Admission.ATTRIBUTE) instanceof Admission decided
                ? decided
                : admission(
                        request.getHeaders().getOrDefault(HttpHeaders.AUTHORIZATION, List.of()),
                        request.getUriInfo().getRequestUri().getRawQuery());
        if (admission instanceof Admission.Granted granted) {
            request.setSecurityContext(new CallerContext(
                    granted.caller(), request.getSecurityContext().isSecure()));
        } else if (admission instanceof Admission.Refused refused) {
            request.abortWith(refusal(refused, request));
        }
    }

    /** Returns the response to a refused request, with its challenge. */
    public Response refusal(Admission.Refused refused, ContainerRequestContext request) {
        Response answer = refusals.apply(refused.error(), request);
        if (refused.challenge() != null
                && answer.getStatus() == refused.error().code().status()) {
            answer.getHeaders().putSingle(HttpHeaders.WWW_AUTHENTICATE, refused.challenge());
        }
        return answer;
    }

    /**
     * Decides on one request.
     *
     * @param headers its {@code Authorization} header fields
     * @param query the query of its URL; null for none
     */
    public Admission admission(List<String> headers, @Nullable String query) {
        // A token in a URL ends up in logs, so it is refused even where the header is right.
        if (headers.size() > 1 || hasToken(query)) {
            return AMBIGUOUS;
        }
        if (headers.isEmpty() || !isBearer(headers.get(0))) {
            unauthenticated.accept(null);
            return NO_TOKEN;
        }
        String token = headers.get(0).substring(SCHEME.length()).strip();
        try {
            return authenticator
                    .authenticate(token)
                    .<Admission>map(Admission.Granted::new)
                    .orElseGet(() -> unauthenticated(token));
        } catch (StoreUnavailable e) {
            LOG.warn("a token could not be looked up", e);
            return NOT_NOW;
        } catch (AuthenticationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean hasToken(@Nullable String query) {
        return query != null && Arrays.stream(query.split("&", -1)).anyMatch(BearerAuthFilter::isToken);
    }

    private static boolean isToken(String parameter) {
        try {
            return URLDecoder.decode(parameter.split("=", 2)[0], StandardCharsets.UTF_8)
                    .equals("access_token");
        } catch (IllegalArgumentException notEscaped) {
            return false;
        }
    }

    private Admission unauthenticated(String token) {
        unauthenticated.accept(TokenText.parse(token).map(TokenText::id).orElse(null));
        return NOT_VALID;
    }

    private static boolean isBearer(String header) {
        return header.regionMatches(true, 0, SCHEME, 0, SCHEME.length());
    }

    /** Decision on a request: the caller that it is let in as, or the refusal. */
    public sealed interface Admission {

        /** Name of the request attribute that carries the decision to Jersey. */
        String ATTRIBUTE = Admission.class.getName();

        /**
         * Admission of a request.
         *
         * @param caller the sender
         */
        record Granted(Caller caller) implements Admission {}

        /**
         * Refusal of a request.
         *
         * @param error the reason
         * @param challenge content of {@code WWW-Authenticate}; null when another token would not help
         */
        record Refused(ToolError error, @Nullable String challenge) implements Admission {}
    }

    /** Security context of a caller; rights are scopes, so no caller has a role. */
    private record CallerContext(Caller caller, boolean isSecure) implements SecurityContext {

        @Override
        public Principal getUserPrincipal() {
            return caller;
        }

        @Override
        public boolean isUserInRole(String role) {
            return false;
        }

        @Override
        public String getAuthenticationScheme() {
            return "BEARER";
        }
    }
}
