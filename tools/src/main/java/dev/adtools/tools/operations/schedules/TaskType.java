package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Wire;

/** What a task is for. */
public enum TaskType {
    /** Numbers of campaigns. */
    @Wire("performance_report")
    PERFORMANCE_REPORT,
    /** How campaigns are. */
    @Wire("health_check")
    HEALTH_CHECK,
    /** How budgets are used. */
    @Wire("budget_pacing")
    BUDGET_PACING,
    /** What people searched for. */
    @Wire("search_terms")
    SEARCH_TERMS,
    /** Anything else. */
    @Wire("custom")
    CUSTOM
}
