package dev.adtools.server.call;

import dev.adtools.api.Platform;
import org.jspecify.annotations.Nullable;

/**
 * Request to a tool, whichever wire it comes over.
 *
 * @param platform the platform it names; null when it names none
 * @param arguments where its arguments are
 */
public record ToolRequest(@Nullable Platform platform, Arguments arguments) {}
