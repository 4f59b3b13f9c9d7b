package dev.adtools.server.auth;

import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonString;
import org.jspecify.annotations.Nullable;

/** Content of {@code WWW-Authenticate} for a request that was not let in (RFC 6750, section 3). */
public final class Challenge {

    static final String NO_TOKEN = "Bearer realm=\"adtools\"";
    static final String INVALID_TOKEN = error("invalid_token");
    static final String INVALID_REQUEST = error("invalid_request");

    private Challenge() {}

    /** Returns the challenge that goes with a failure; null when none does. */
    public static @Nullable String to(ToolError error) {
        return switch (error.code()) {
            case UNAUTHENTICATED -> NO_TOKEN;
            case INSUFFICIENT_SCOPE ->
                error.details().get("scope") instanceof JsonString scope
                        ? error("insufficient_scope") + ", scope=\"" + scope.value() + "\""
                        : null;
            default -> null;
        };
    }

    private static String error(String code) {
        return NO_TOKEN + ", error=\"" + code + "\"";
    }
}
