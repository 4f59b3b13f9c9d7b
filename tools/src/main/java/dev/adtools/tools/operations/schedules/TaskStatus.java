package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Wire;

/** Whether a task runs. */
public enum TaskStatus {
    /** It runs. */
    @Wire("active")
    ACTIVE,
    /** Its owner stopped it. */
    @Wire("paused")
    PAUSED,
    /** It ran for the last time. */
    @Wire("completed")
    COMPLETED,
    /** The service stopped it. */
    @Wire("failed")
    FAILED
}
