package dev.adtools.tools.analytics;

import dev.adtools.api.JsonName;

/** Operation that {@code alpha_analytics} can do ({@code operation}). */
public enum AnalyticsOperation {
    /** Say which reports there are. */
    @JsonName("list_tools")
    LIST_TOOLS,
    /** Run one of them. */
    @JsonName("execute")
    EXECUTE
}
