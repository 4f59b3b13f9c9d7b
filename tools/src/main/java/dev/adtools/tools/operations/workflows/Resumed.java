package dev.adtools.tools.operations.workflows;

import dev.adtools.api.json.JsonObject;
import org.jspecify.annotations.Nullable;

/**
 * The result of {@code resume_workflow_after_approval}.
 *
 * @param workflow the workflow, after as many further steps as ran at once
 * @param pendingAction the Pending Action
 * @param operationId the operation that did what was approved, null when it is no longer known
 * @param alreadyExecuted whether it had been done before, so that this is the first result again
 * @param result what the approved step's tool answered; null when that is no longer kept
 * @param next what the workflow waits for now; null when it is over
 */
public record Resumed(
        Workflow workflow,
        Action pendingAction,
        @Nullable String operationId,
        boolean alreadyExecuted,
        @Nullable JsonObject result,
        @Nullable Next next) {

    /** Workflow that was to go on: its id, its state, its step (from 0), and how many steps it has. */
    public record Workflow(String id, WorkflowState status, int step, int steps) {}

    /** Pending Action that was resumed: its id and its status. */
    public record Action(String id, String status) {}

    /** The step that follows, its tool, where it is, and the Pending Action that it waits for, null for none. */
    public record Next(
            int step,
            String tool,
            StepState status,
            @Nullable String pendingActionId) {}
}
