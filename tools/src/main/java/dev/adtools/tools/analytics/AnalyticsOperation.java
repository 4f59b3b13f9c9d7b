package dev.adtools.tools.analytics;

import dev.adtools.api.Wire;

/** What {@code alpha_analytics} can be asked to do (SPEC, {@code operation}). */
public enum AnalyticsOperation {
    /** Say which reports there are. */
    @Wire("list_tools")
    LIST_TOOLS,
    /** Run one of them. */
    @Wire("execute")
    EXECUTE
}
