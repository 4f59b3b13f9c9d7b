package dev.adtools.tools.platform.wire;

import java.time.Duration;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

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
    private static final Pattern SECONDS = Pattern.compile("[0-9]{1,9}");

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

    /** Returns how long the response asks to wait; zero when it does not say so in seconds. */
    public Duration retryAfter() {
        String seconds = header("retry-after");
        return SECONDS.matcher(seconds).matches() ? Duration.ofSeconds(Long.parseLong(seconds)) : Duration.ZERO;
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
