package dev.adtools.tools.operations.workflows;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;

/** State of a workflow. */
@Body(
        name = "WorkflowStatus",
        description =
                "Where a workflow is. `running` gets on by itself, `waiting_approval` waits until a pending action is"
                        + " approved and resumed, `blocked_unknown` waits until an operation is settled. `succeeded`,"
                        + " `failed` and `cancelled` are ends.",
        examples = "waiting_approval")
public enum WorkflowState {
    /** Its steps run, or will by themselves. */
    @JsonName("running")
    RUNNING,
    /** A step waits until its Pending Action is approved and resumed. */
    @JsonName("waiting_approval")
    WAITING_APPROVAL,
    /** Nobody knows how a step ended that was sent; nothing runs until that is settled. */
    @JsonName("blocked_unknown")
    BLOCKED_UNKNOWN,
    /** All steps are done. */
    @JsonName("succeeded")
    SUCCEEDED,
    /** A step failed; those behind it do not run. */
    @JsonName("failed")
    FAILED,
    /** A person did not let a step run; neither do those behind it. */
    @JsonName("cancelled")
    CANCELLED;

    /** Returns whether it is over. */
    public boolean ended() {
        return this == SUCCEEDED || this == FAILED || this == CANCELLED;
    }
}
