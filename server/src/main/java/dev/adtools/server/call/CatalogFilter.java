package dev.adtools.server.call;

import dev.adtools.api.Mode;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.spi.ToolDescriptor;
import org.jspecify.annotations.Nullable;

/**
 * Filter of a list of tools.
 *
 * @param platform the platform of the tools; null for all
 * @param group the group of the tools; null for all
 * @param mode the mode of the tools; null for all
 */
public record CatalogFilter(
        @Nullable Platform platform,
        @Nullable ToolGroup group,
        @Nullable Mode mode) {

    boolean matches(ToolDescriptor tool) {
        return (platform == null || platform == tool.platform())
                && (group == null || group == tool.group())
                && (mode == null || mode == tool.mode());
    }
}
