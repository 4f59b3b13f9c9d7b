package dev.adtools.tools.platform.wire;

import dev.adtools.tools.platform.OperationKind;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import java.util.Set;

/**
 * One request to a platform.
 *
 * @param kind what it can do; a repeat is decided by this and never by the method
 * @param method the HTTP method
 * @param uri where to, without credentials
 * @param headers name to value, without the service's credentials
 * @param body the content, empty for none
 * @param deadline when to give up waiting
 */
public record WireRequest(
        OperationKind kind, String method, URI uri, Map<String, String> headers, String body, Instant deadline) {

    private static final Set<String> SAFE = Set.of("GET", "HEAD");

    public WireRequest {
        if (kind == OperationKind.WRITE && SAFE.contains(method)) {
            throw new IllegalArgumentException("a write by " + method + ", which HTTP clients repeat by themselves");
        }
        headers = Map.copyOf(headers);
    }

    /** Returns this with other headers. */
    public WireRequest withHeaders(Map<String, String> others) {
        return new WireRequest(kind, method, uri, others, body, deadline);
    }

    /** Names the request; what may hold secrets or personal data (query, headers, body) is left out. */
    @Override
    public String toString() {
        return kind + " " + method + " " + uri.getScheme() + "://" + uri.getAuthority() + uri.getPath();
    }
}
