package dev.adtools.tools.platform.wire;

import dev.adtools.tools.platform.OperationKind;
import java.net.URI;
import java.time.Instant;
import java.util.Map;

/**
 * One request to a platform.
 *
 * @param kind what it can do; a repeat is decided by this and never by the method
 * @param method the HTTP method
 * @param uri where to, without credentials
 * @param headers name to value, without credentials
 * @param body the content, empty for none
 * @param deadline when to give up waiting
 */
public record WireRequest(
        OperationKind kind, String method, URI uri, Map<String, String> headers, String body, Instant deadline) {

    public WireRequest {
        headers = Map.copyOf(headers);
    }
}
