package dev.adtools.server.mcp;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.adtools.server.call.McpResult;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.Objects;

/**
 * The section {@code mcp}.
 *
 * @param pageSize how many tools a page of the list holds
 * @param outputSchemas whether the list has the exact schemas of arguments and results, whoever asks
 * @param text of which format the text of a long result is; a table where nothing is said
 */
public record McpSection(
        @JsonProperty @Min(1) @Max(1000) int pageSize,
        @JsonProperty boolean outputSchemas,
        @JsonProperty McpResult.TextFormat text) {

    /** The settings where nothing is said. */
    public static final McpSection STANDARD = new McpSection(100, false, McpResult.TextFormat.TABLE);

    public McpSection {
        text = Objects.requireNonNullElse(text, McpResult.TextFormat.TABLE);
    }
}
