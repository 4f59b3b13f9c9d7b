package dev.adtools.server.auth;

import dev.adtools.server.call.Scope;

/** What {@code WWW-Authenticate} says to a request that was not let in (RFC 6750, section 3). */
public final class Challenge {

    static final String NO_TOKEN = "Bearer realm=\"adtools\"";
    static final String INVALID_TOKEN = error("invalid_token");
    static final String INVALID_REQUEST = error("invalid_request");

    private Challenge() {}

    /** Returns the challenge to a token that lacks a scope. */
    public static String insufficientScope(Scope needed) {
        return error("insufficient_scope") + ", scope=\"" + needed.wireName() + "\"";
    }

    private static String error(String code) {
        return NO_TOKEN + ", error=\"" + code + "\"";
    }
}
