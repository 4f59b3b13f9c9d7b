package dev.adtools.tools.operations.workflows;

import dev.adtools.api.Wire;

/** Where a step of a workflow is. */
public enum StepState {
    /** It has not ended, and may not have begun. */
    @Wire("pending")
    PENDING,
    /** It waits until its Pending Action is approved and resumed. */
    @Wire("waiting_approval")
    WAITING_APPROVAL,
    /** It was sent, and nobody knows how it ended. */
    @Wire("unknown")
    UNKNOWN,
    /** Its tool answered. */
    @Wire("done")
    DONE,
    /** Its tool failed. */
    @Wire("failed")
    FAILED,
    /** A person did not let it run. */
    @Wire("cancelled")
    CANCELLED
}
