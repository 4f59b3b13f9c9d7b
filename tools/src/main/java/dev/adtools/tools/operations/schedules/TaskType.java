package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** Purpose of a task. */
@Body(description = "What a scheduled task is for.", examples = "performance_report")
public enum TaskType {
    /** Numbers of campaigns. */
    @JsonName("performance_report")
    PERFORMANCE_REPORT,
    /** Health of campaigns. */
    @JsonName("health_check")
    HEALTH_CHECK,
    /** Use of budgets. */
    @JsonName("budget_pacing")
    BUDGET_PACING,
    /** The search terms of an account. */
    @JsonName("search_terms")
    SEARCH_TERMS,
    /** Anything else. */
    @JsonName("custom")
    CUSTOM
}
