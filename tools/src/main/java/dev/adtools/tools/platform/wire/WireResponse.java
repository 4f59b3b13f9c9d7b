package dev.adtools.tools.platform.wire;

import java.util.Map;
import java.util.function.Function;

/**
 * A platform's response.
 *
 * @param status the HTTP status
 * @param headers lower-case name to value
 * @param body the content
 */
public record WireResponse(int status, Map<String, String> headers, String body) implements WireAnswer {

    private static final int OK = 200;
    private static final int REDIRECTS = 300;

    public WireResponse {
        headers = Map.copyOf(headers);
    }

    /** Returns whether the status says that it worked. */
    public boolean successful() {
        return status >= OK && status < REDIRECTS;
    }

    /** Returns a header's value, empty when there is none. */
    public String header(String lowerCaseName) {
        return headers.getOrDefault(lowerCaseName, "");
    }

    /** Names the response; what it holds is left out: it may be an access token. */
    @Override
    public String toString() {
        return "status " + status + " with " + body.length() + " characters";
    }

    @Override
    public <T> T fold(Function<WireResponse, ? extends T> onResponse, Function<WireFailure, ? extends T> onFailure) {
        return onResponse.apply(this);
    }
}
