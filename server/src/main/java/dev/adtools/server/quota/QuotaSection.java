package dev.adtools.server.quota;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The section {@code quotas}. What is left out or empty stays as it is by default.
 *
 * @param requestsPerMinute how many requests a token may send a minute, of any kind
 * @param readsPerMinute how many of them may call tools that read
 * @param validationsPerMinute how many of them may validate
 * @param writesPerMinute how many of them may write
 * @param writesPerDay how many writes of a principal may be let go on a UTC day
 * @param perMinute replaces the four rates by the minute, also those of tokens
 * @param headers {@code draft11}, or {@code none} for no field but {@code Retry-After}
 * @param maxConcurrentCalls how many requests may be in work at once
 * @param tokens what holds for single tokens instead, by their ids
 */
public record QuotaSection(
        @JsonProperty String requestsPerMinute,
        @JsonProperty String readsPerMinute,
        @JsonProperty String validationsPerMinute,
        @JsonProperty String writesPerMinute,
        @JsonProperty String writesPerDay,
        @JsonProperty String perMinute,
        @JsonProperty String headers,
        @JsonProperty String maxConcurrentCalls,
        @JsonProperty Map<String, TokenSection> tokens) {

    /** The settings where nothing is configured. */
    public static final QuotaSection STANDARD = new QuotaSection("", "", "", "", "", "", "", "", Map.of());

    public QuotaSection {
        requestsPerMinute = text(requestsPerMinute);
        readsPerMinute = text(readsPerMinute);
        validationsPerMinute = text(validationsPerMinute);
        writesPerMinute = text(writesPerMinute);
        writesPerDay = text(writesPerDay);
        perMinute = text(perMinute);
        headers = text(headers);
        maxConcurrentCalls = text(maxConcurrentCalls);
        tokens = copy(tokens);
    }

    private static String text(@Nullable String value) {
        return value == null ? "" : value.strip();
    }

    private static Map<String, TokenSection> copy(@Nullable Map<String, TokenSection> tokens) {
        return tokens == null ? Map.of() : Map.copyOf(tokens);
    }

    /**
     * Section of one token. What is left out or empty is as for all.
     *
     * @param requestsPerMinute how many requests it may send a minute, of any kind
     * @param readsPerMinute how many of them may call tools that read
     * @param validationsPerMinute how many of them may validate
     * @param writesPerMinute how many of them may write
     * @param writesPerDay how many of its own writes may be let go on a UTC day, apart from its principal's others
     */
    public record TokenSection(
            @JsonProperty String requestsPerMinute,
            @JsonProperty String readsPerMinute,
            @JsonProperty String validationsPerMinute,
            @JsonProperty String writesPerMinute,
            @JsonProperty String writesPerDay) {
        public TokenSection {
            requestsPerMinute = text(requestsPerMinute);
            readsPerMinute = text(readsPerMinute);
            validationsPerMinute = text(validationsPerMinute);
            writesPerMinute = text(writesPerMinute);
            writesPerDay = text(writesPerDay);
        }
    }
}
