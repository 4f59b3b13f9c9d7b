package dev.adtools.server.rest;

import jakarta.ws.rs.container.ContainerRequestContext;

/** Preference of a request for an answer that leaves out what it can do without (RFC 7240, section 4.2). */
final class MinimalReturn {

    /** The preference as an answer names it. */
    static final String VALUE = "return=minimal";

    private MinimalReturn() {}

    /** Returns whether a request has it. */
    static boolean isPreferred(ContainerRequestContext request) {
        return Preferences.value(request.getHeaders().get("Prefer"), "return")
                .filter("minimal"::equals)
                .isPresent();
    }
}
