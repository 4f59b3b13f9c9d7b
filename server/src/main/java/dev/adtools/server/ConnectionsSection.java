package dev.adtools.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.adtools.server.http.ConnectionLimits;
import io.dropwizard.util.DataSize;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;

/**
 * The section {@code connections}.
 *
 * @param max how many there may be
 * @param maxPerAddress how many of them from one address
 * @param minDataPerSecond how much a second a client must send of a body, or take of an answer; 0 for any
 */
record ConnectionsSection(
        @JsonProperty @Min(16) @Max(100_000) int max,
        @JsonProperty @Min(1) @Max(100_000) int maxPerAddress,
        @JsonProperty @NotNull DataSize minDataPerSecond) {

    /** Limits that hold where nothing is said. */
    static final ConnectionsSection STANDARD = new ConnectionsSection(1024, 256, DataSize.kibibytes(16));

    ConnectionLimits limits() {
        return new ConnectionLimits(max, maxPerAddress, minDataPerSecond.toBytes());
    }
}
