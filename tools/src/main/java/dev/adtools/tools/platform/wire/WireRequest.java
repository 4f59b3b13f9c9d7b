package dev.adtools.tools.platform.wire;

import dev.adtools.api.Sending;
import dev.adtools.tools.platform.OperationKind;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One request to a platform.
 *
 * @param kind what it can do; a repeat is decided by this and never by the method
 * @param method the HTTP method
 * @param uri where to, without credentials
 * @param headers name to value, without the service's credentials
 * @param body the content, empty for none
 * @param deadline when to give up waiting
 * @param sending the right to send a write; null for any other request
 */
public record WireRequest(
        OperationKind kind,
        String method,
        URI uri,
        Map<String, String> headers,
        String body,
        Instant deadline,
        @Nullable Sending sending) {

    private static final Set<String> SAFE = Set.of("GET", "HEAD");

    public WireRequest {
        if (kind == OperationKind.WRITE && SAFE.contains(method)) {
            throw new IllegalArgumentException("a write by " + method + ", which HTTP clients repeat by themselves");
        }
        if ((kind == OperationKind.WRITE) != (sending != null)) {
            throw new IllegalArgumentException("a write without the right to send it, or a right that is not needed");
        } else if (kind == OperationKind.WRITE && body.isEmpty()) {
            throw new IllegalArgumentException("a write without a body, before which its release is checked");
        }
        headers = Map.copyOf(headers);
    }

    /** Makes a request that changes nothing. */
    public WireRequest(
            OperationKind kind, String method, URI uri, Map<String, String> headers, String body, Instant deadline) {
        this(kind, method, uri, headers, body, deadline, null);
    }

    /** Returns the one request of a released write. */
    public static WireRequest write(
            URI uri, Map<String, String> headers, String body, Instant deadline, Sending sending) {
        return new WireRequest(OperationKind.WRITE, "POST", uri, headers, body, deadline, sending);
    }

    /** Begins the request, just before its first byte; returns false when its release is too old to be sent. */
    public boolean begin() {
        return sending == null || sending.begin();
    }

    /** Returns this with other headers. */
    public WireRequest withHeaders(Map<String, String> others) {
        return new WireRequest(kind, method, uri, others, body, deadline, sending);
    }

    /** Names the request; what may hold secrets or personal data (query, headers, body) is left out. */
    @Override
    public String toString() {
        return kind + " " + method + " " + uri.getScheme() + "://" + uri.getAuthority() + uri.getPath();
    }
}
