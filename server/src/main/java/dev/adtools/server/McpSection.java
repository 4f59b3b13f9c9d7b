package dev.adtools.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;

/**
 * The section {@code mcp}.
 *
 * @param pageSize how many tools a page of the list holds
 * @param allowedHosts the names that the service goes by, separated by commas
 */
record McpSection(
        @JsonProperty @Min(1) @Max(1000) int pageSize,
        @JsonProperty @NotNull String allowedHosts) {

    /** What holds where nothing is said. */
    static final McpSection STANDARD = new McpSection(100, "");
}
