package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** Way to say when a task runs. */
@Body(description = "How a schedule is said.", examples = "cron")
public enum ScheduleKind {
    /** By a cron expression in a time zone. */
    @JsonName("cron")
    CRON,
    /** By the time between two runs. */
    @JsonName("interval")
    INTERVAL,
    /** By one moment. */
    @JsonName("once")
    ONCE
}
