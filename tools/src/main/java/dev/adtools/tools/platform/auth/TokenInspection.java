package dev.adtools.tools.platform.auth;

import dev.adtools.tools.platform.wire.WireRequest;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Marks a request about beta's system-user token. The app sends it with a token of its own, which has the app's secret; {@link
 * SystemUserTransport} adds both tokens, so that nothing above it sees them.
 */
public final class TokenInspection {

    private static final String APP = "Inspecting-App";

    private TokenInspection() {}

    /** Returns a request without parameters as the app of an id sends it. */
    public static WireRequest on(WireRequest request, String appId) {
        Map<String, String> headers = new HashMap<>(request.headers());
        headers.put(APP, appId);
        return request.withHeaders(headers);
    }

    static Optional<String> appOf(WireRequest request) {
        return Optional.ofNullable(request.headers().get(APP));
    }

    static WireRequest of(WireRequest request, Secret token) {
        Map<String, String> headers = new HashMap<>(request.headers());
        headers.remove(APP);
        String parameter = "?input_token=" + URLEncoder.encode(token.reveal(), StandardCharsets.UTF_8);
        return new WireRequest(
                request.kind(),
                request.method(),
                URI.create(request.uri() + parameter),
                headers,
                request.body(),
                request.deadline());
    }
}
