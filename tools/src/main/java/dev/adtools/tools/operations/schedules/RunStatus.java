package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** Status of a run. */
@Body(description = "How a run went; `waiting` is tried again.", examples = "succeeded")
public enum RunStatus {
    /** Has not ended. */
    @JsonName("running")
    RUNNING,
    /** Met an obstacle that may pass, and is tried again. */
    @JsonName("waiting")
    WAITING,
    /** The tool answered. */
    @JsonName("succeeded")
    SUCCEEDED,
    /** The tool did not answer. */
    @JsonName("failed")
    FAILED
}
