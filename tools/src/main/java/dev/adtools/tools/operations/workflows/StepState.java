package dev.adtools.tools.operations.workflows;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** State of a step of a workflow. */
@Body(
        name = "WorkflowStepStatus",
        description =
                "Where a step is. `pending` has not ended and may not have begun, `waiting_approval` waits for a pending"
                        + " action, `unknown` was sent and nobody knows how it ended. `done`, `failed` and `cancelled`"
                        + " are ends.",
        examples = "waiting_approval")
public enum StepState {
    /** Has not ended, and may not have begun. */
    @JsonName("pending")
    PENDING,
    /** Waits until its Pending Action is approved and resumed. */
    @JsonName("waiting_approval")
    WAITING_APPROVAL,
    /** Sent, and nobody knows how it ended. */
    @JsonName("unknown")
    UNKNOWN,
    /** Its tool answered. */
    @JsonName("done")
    DONE,
    /** Its tool failed. */
    @JsonName("failed")
    FAILED,
    /** A person did not let it run. */
    @JsonName("cancelled")
    CANCELLED
}
