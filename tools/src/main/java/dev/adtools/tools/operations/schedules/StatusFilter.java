package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Wire;

/** Which tasks are wanted. */
public enum StatusFilter {
    /** Those that run. */
    @Wire("active")
    ACTIVE,
    /** Those that their owner stopped. */
    @Wire("paused")
    PAUSED,
    /** Those that ran for the last time, and whose tool answered. */
    @Wire("completed")
    COMPLETED,
    /** Those that the service stopped, or whose only run failed. */
    @Wire("failed")
    FAILED,
    /** All of them. */
    @Wire("all")
    ALL;

    /** Returns whether a task of a status is wanted. */
    public boolean takes(TaskStatus status) {
        return this == ALL || name().equals(status.name());
    }
}
