package dev.adtools.server.mcp;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;

/**
 * The section {@code mcp}.
 *
 * @param pageSize how many tools a page of the list holds
 * @param outputSchemas whether the list has the exact schemas of arguments and results, whoever asks
 */
public record McpSection(
        @JsonProperty @Min(1) @Max(1000) int pageSize,
        @JsonProperty boolean outputSchemas) {

    /** The settings where nothing is said. */
    public static final McpSection STANDARD = new McpSection(100, false);
}
