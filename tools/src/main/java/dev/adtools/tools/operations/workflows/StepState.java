package dev.adtools.tools.operations.workflows;

import dev.adtools.api.Body;
import dev.adtools.api.Wire;

/** Where a step of a workflow is. */
@Body(
        name = "WorkflowStepStatus",
        description =
                "Where a step is. `pending` has not ended and may not have begun, `waiting_approval` waits for a pending"
                        + " action, `unknown` was sent and nobody knows how it ended. `done`, `failed` and `cancelled`"
                        + " are ends.",
        examples = "waiting_approval")
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
