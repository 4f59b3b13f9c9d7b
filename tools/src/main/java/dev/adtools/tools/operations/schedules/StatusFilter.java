package dev.adtools.tools.operations.schedules;

import dev.adtools.api.JsonName;

/** Filter of tasks by status. */
public enum StatusFilter {
    /** Those that run. */
    @JsonName("active")
    ACTIVE,
    /** Those that their owner stopped. */
    @JsonName("paused")
    PAUSED,
    /** Those that ran for the last time, and whose tool answered. */
    @JsonName("completed")
    COMPLETED,
    /** Those that the service stopped, or whose only run failed. */
    @JsonName("failed")
    FAILED,
    /** All of them. */
    @JsonName("all")
    ALL;

    /** Returns whether a task of a status is wanted. */
    public boolean takes(TaskStatus status) {
        return this == ALL || name().equals(status.name());
    }
}
