package dev.adtools.tools.operations.schedules;

import dev.adtools.api.JsonName;

/** Filter of tasks by status. */
public enum StatusFilter {
    /** Tasks that run. */
    @JsonName("active")
    ACTIVE,
    /** Tasks that their owner stopped. */
    @JsonName("paused")
    PAUSED,
    /** Tasks that ran for the last time, and whose tool answered. */
    @JsonName("completed")
    COMPLETED,
    /** Tasks that the service stopped, or whose only run failed. */
    @JsonName("failed")
    FAILED,
    /** All tasks. */
    @JsonName("all")
    ALL;

    /** Returns whether a task of a status is wanted. */
    public boolean takes(TaskStatus status) {
        return this == ALL || name().equals(status.name());
    }
}
