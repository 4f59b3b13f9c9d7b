package dev.adtools.server.auth;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.store.StoreUnavailable;
import io.dropwizard.auth.AuthenticationException;
import io.dropwizard.auth.Authenticator;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets a request in by the token in its {@code Authorization} header, and by nothing else. */
public final class BearerCheck {

    private static final Logger LOG = LoggerFactory.getLogger(BearerCheck.class);

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

    private final Authenticator<String, Caller> authenticator;
    private final Consumer<@Nullable String> unauthenticated;

    /**
     * Takes the authenticator that knows the callers of tokens.
     *
     * @param unauthenticated is told of every request that is not let in for want of a valid token, with the public id of the
     *     token where it has one
     */
    public BearerCheck(Authenticator<String, Caller> authenticator, Consumer<@Nullable String> unauthenticated) {
        this.authenticator = authenticator;
        this.unauthenticated = unauthenticated;
    }

    /**
     * Decides on one request.
     *
     * @param headers its {@code Authorization} header fields
     * @param query the query of its URL; null for none
     */
    public Admission of(List<String> headers, @Nullable String query) {
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
        return query != null && Arrays.stream(query.split("&", -1)).anyMatch(BearerCheck::isToken);
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

    /** Decision whether a request is let in: as whom, or why not. */
    public sealed interface Admission {

        /** The name of the attribute with which a request carries what was decided about it before Jersey sees it. */
        String ATTRIBUTE = Admission.class.getName();

        /**
         * The request is let in.
         *
         * @param caller who sends it
         */
        record Granted(Caller caller) implements Admission {}

        /**
         * The request is not let in.
         *
         * @param error why
         * @param challenge what {@code WWW-Authenticate} says; null when another token would not help
         */
        record Refused(ToolError error, @Nullable String challenge) implements Admission {}
    }
}
