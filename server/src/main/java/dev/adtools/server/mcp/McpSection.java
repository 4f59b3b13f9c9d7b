package dev.adtools.server.mcp;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.adtools.api.spi.Shown;
import dev.adtools.server.call.McpResult;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The section {@code mcp}.
 *
 * @param pageSize how many tools a page of the list holds
 * @param outputSchemas whether the list has the exact schemas of arguments and results, whoever asks
 * @param defaultGroups the groups of the default list of tools, at least one; all when the setting is absent
 * @param text of which format the text of a long result is; a table where nothing is said
 */
public record McpSection(
        @JsonProperty @Min(1) @Max(1000) int pageSize,
        @JsonProperty boolean outputSchemas,
        @JsonProperty List<String> defaultGroups,
        @JsonProperty McpResult.TextFormat text) {

    /** The settings where nothing is said. */
    public static final McpSection STANDARD =
            new McpSection(100, false, GroupSelection.NAMES, McpResult.TextFormat.TABLE);

    public McpSection {
        defaultGroups = List.copyOf(Objects.requireNonNullElse(defaultGroups, GroupSelection.NAMES));
        text = Objects.requireNonNullElse(text, McpResult.TextFormat.TABLE);
    }

    /** Returns the end of a sentence that says why the default groups are none; empty if they are groups. */
    public Optional<String> flaw() {
        return defaultGroups.isEmpty()
                ? Optional.of("must name a group. " + GroupSelection.KNOWN)
                : GroupSelection.unknown(defaultGroups)
                        .map(name -> "names no group: " + Shown.text(name) + ". " + GroupSelection.KNOWN);
    }
}
