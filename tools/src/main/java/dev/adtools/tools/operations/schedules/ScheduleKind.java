package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Wire;

/** How it is said when a task runs. */
public enum ScheduleKind {
    /** By a cron expression in a time zone. */
    @Wire("cron")
    CRON,
    /** By the time between two runs. */
    @Wire("interval")
    INTERVAL,
    /** By one moment. */
    @Wire("once")
    ONCE
}
