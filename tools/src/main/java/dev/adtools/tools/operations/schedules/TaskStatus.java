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
    /** It ran for the last time, and its tool answered. */
    @Wire("completed")
    COMPLETED,
    /** The service stopped it, or its only run failed. */
    @Wire("failed")
    FAILED
}
