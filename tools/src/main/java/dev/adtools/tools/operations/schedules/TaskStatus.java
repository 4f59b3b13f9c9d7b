package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** Status of a task: whether it runs. */
@Body(
        description =
                "Whether a scheduled task runs; `paused` by its owner, `completed` when it ran for the last time, `failed` when the service stopped it.",
        examples = "active")
public enum TaskStatus {
    /** Runs. */
    @JsonName("active")
    ACTIVE,
    /** Its owner stopped it. */
    @JsonName("paused")
    PAUSED,
    /** Ran for the last time, and its tool answered. */
    @JsonName("completed")
    COMPLETED,
    /** The service stopped it, or its only run failed. */
    @JsonName("failed")
    FAILED
}
