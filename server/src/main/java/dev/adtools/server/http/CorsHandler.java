package dev.adtools.server.http;

import java.time.Duration;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.jetty.server.handler.CrossOriginHandler;

/** Lets browsers show answers to the pages of other origins, and answers them when they ask beforehand (Fetch, CORS). */
public final class CorsHandler {

    private static final Set<String> METHODS = Set.of("GET", "POST", "PUT", "DELETE");
    private static final Set<String> SENT = Set.of(
            "Accept",
            "Adtools-Reason",
            "Authorization",
            "Content-Type",
            "Idempotency-Key",
            "MCP-Protocol-Version",
            "Mcp-Method",
            "Mcp-Name",
            "Prefer",
            UnknownParameters.GROUPS_HEADER,
            "X-Request-Id",
            "traceparent");
    private static final Set<String> SHOWN = Set.of(
            "ETag",
            "Idempotency-Key",
            "Idempotent-First-Answered-At",
            "Idempotent-Replayed",
            "Link",
            "Operation-Id",
            "Preference-Applied",
            "RateLimit",
            "RateLimit-Policy",
            "Retry-After",
            "WWW-Authenticate",
            "X-Request-Id");

    private CorsHandler() {}

    /** Returns a handler that does so for some origins, as browsers write them. */
    public static CrossOriginHandler letting(Set<String> origins) {
        CrossOriginHandler handler = new CrossOriginHandler();
        handler.setAllowedOriginPatterns(origins.stream().map(Pattern::quote).collect(Collectors.toSet()));
        handler.setAllowedMethods(METHODS);
        handler.setAllowedHeaders(SENT);
        handler.setExposedHeaders(SHOWN);
        // The token is in a header that the page sets itself.
        handler.setAllowCredentials(false);
        handler.setDeliverPreflightRequests(false);
        handler.setPreflightMaxAge(Duration.ofMinutes(10));
        return handler;
    }
}
