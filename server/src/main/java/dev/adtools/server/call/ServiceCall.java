package dev.adtools.server.call;

import org.jspecify.annotations.Nullable;

/**
 * Reason why the service itself makes a call: a step of a workflow comes to its turn, or what was approved is to be done.
 *
 * @param step the step
 * @param approved what was approved; null when the step asks for the first time
 */
public record ServiceCall(StepRef step, @Nullable ApprovedPlan approved) {

    /** Returns the key that makes the call happen once. It holds spaces, so that no caller can send it. */
    public String key() {
        return approved == null
                ? "workflow " + step.workflowId() + " step " + step.step()
                : "approved " + approved.pendingActionId();
    }
}
