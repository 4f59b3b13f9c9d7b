package dev.adtools.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;

/**
 * The section {@code mcp}.
 *
 * @param pageSize how many tools a page of the list holds
 */
record McpSection(@JsonProperty @Min(1) @Max(1000) int pageSize) {

    /** The settings where nothing is said. */
    static final McpSection STANDARD = new McpSection(100);
}
