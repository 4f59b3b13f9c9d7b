package dev.adtools.tools.platform.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A platform's response. */
public final class WireResponse implements WireAnswer {

    private static final int OK = 200;
    private static final int REDIRECTS = 300;
    private static final Pattern SECONDS = Pattern.compile("[0-9]{1,9}");

    private final int status;
    private final Map<String, String> headers;
    private final String body;
    private boolean read;
    private @Nullable ObjectNode json;

    /**
     * Makes a response.
     *
     * @param status the HTTP status
     * @param headers lower-case name to value
     * @param body the content
     */
    public WireResponse(int status, Map<String, String> headers, String body) {
        this.status = status;
        this.headers = Map.copyOf(headers);
        this.body = body;
    }

    /** Returns the HTTP status. */
    public int status() {
        return status;
    }

    /** Returns the headers, lower-case name to value. */
    public Map<String, String> headers() {
        return headers;
    }

    /** Returns the content. */
    public String body() {
        return body;
    }

    /** Returns the object that the content holds, the same each time; empty when it holds none. */
    public Optional<ObjectNode> json() {
        // Read once: whether to send again, what went wrong and what was answered are all asked of it.
        if (!read) {
            json = WireJson.object(body).orElse(null);
            read = true;
        }
        return Optional.ofNullable(json);
    }

    /** Returns whether the status says that it worked. */
    public boolean successful() {
        return status >= OK && status < REDIRECTS;
    }

    /** Returns a header's value, empty when there is none. */
    public String header(String lowerCaseName) {
        return headers.getOrDefault(lowerCaseName, "");
    }

    /** Returns how long the response asks to wait, in whole seconds (RFC 9110, section 10.2.3); zero for no or a past time. */
    public Duration retryAfter() {
        String value = header("retry-after");
        if (SECONDS.matcher(value).matches()) {
            return Duration.ofSeconds(Long.parseLong(value));
        }
        return date(value)
                .map(until -> Duration.between(time(), until).truncatedTo(ChronoUnit.SECONDS))
                .filter(wait -> !wait.isNegative())
                .orElse(Duration.ZERO);
    }

    /** Returns when the platform answered by its own clock; the present when the response does not say. */
    public Instant time() {
        return date(header("date")).orElseGet(Instant::now);
    }

    private static Optional<Instant> date(String value) {
        try {
            return Optional.of(Instant.from(DateTimeFormatter.RFC_1123_DATE_TIME.parse(value)));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof WireResponse that
                && status == that.status
                && headers.equals(that.headers)
                && body.equals(that.body);
    }

    @Override
    public int hashCode() {
        return Objects.hash(status, headers, body);
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
