package dev.adtools.server.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.dropwizard.util.DataSize;
import io.dropwizard.util.Duration;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;

/**
 * The section {@code connections}.
 *
 * @param max how many there may be
 * @param maxPerAddress how many of them from one address
 * @param minDataPerSecond how much a second a client must send of a body, or take of an answer; 0 for any
 * @param gracePeriod how much longer than that each may take
 */
public record ConnectionsSection(
        @JsonProperty @Min(16) @Max(100_000) int max,
        @JsonProperty @Min(1) @Max(100_000) int maxPerAddress,
        @JsonProperty @NotNull DataSize minDataPerSecond,
        @JsonProperty @NotNull Duration gracePeriod) {

    /** Limits that hold where nothing is said. */
    public static final ConnectionsSection STANDARD =
            new ConnectionsSection(1024, 256, DataSize.kibibytes(16), Duration.seconds(30));

    /** Returns the limits, with proxies whose connections count in {@code max} alone. */
    public ConnectionLimits limits(TrustedProxies proxies) {
        return new ConnectionLimits(
                max, maxPerAddress, proxies, new MinimumRate(minDataPerSecond.toBytes(), gracePeriod.toJavaDuration()));
    }
}
