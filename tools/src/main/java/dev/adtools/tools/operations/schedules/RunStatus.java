package dev.adtools.tools.operations.schedules;

import dev.adtools.api.Wire;

/** How a run went. */
public enum RunStatus {
    /** It has not ended. */
    @Wire("running")
    RUNNING,
    /** It met what may pass, and is tried again. */
    @Wire("waiting")
    WAITING,
    /** The tool answered. */
    @Wire("succeeded")
    SUCCEEDED,
    /** The tool did not answer. */
    @Wire("failed")
    FAILED
}
