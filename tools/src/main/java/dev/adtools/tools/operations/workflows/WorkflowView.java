package dev.adtools.tools.operations.workflows;

import dev.adtools.api.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A workflow; times are RFC 3339.
 *
 * @param workflowId its id
 * @param name what its starter calls it, null for nothing
 * @param status where it is
 * @param step the step that it is at, from 0; the number of steps when all are done
 * @param steps how many steps it has
 * @param pendingActionId the Pending Action that its present step waits for, null for none
 * @param error why it failed, or why its present step is tried again; null when nothing went wrong
 * @param principal on whose behalf it runs
 * @param createdAt when it was started
 * @param updatedAt when it last got on
 * @param stepList the steps, in order
 */
public record WorkflowView(
        String workflowId,
        @Nullable String name,
        WorkflowState status,
        int step,
        int steps,
        @Nullable String pendingActionId,
        @Nullable Failure error,
        String principal,
        String createdAt,
        String updatedAt,
        List<Step> stepList) {

    public WorkflowView {
        stepList = List.copyOf(stepList);
    }

    /** Why something failed: the stable code, and one sentence. */
    public record Failure(String code, String message) {}

    /**
     * One step.
     *
     * @param step which, from 0
     * @param tool the tool that it calls
     * @param platform the platform that the tool works on
     * @param status where it is
     * @param pendingActionId the Pending Action that it waits for or waited for, null for none
     * @param operationId the operation that it ran as, null for none
     * @param output what its tool answered; null before, and when it was too large to be kept
     */
    public record Step(
            int step,
            String tool,
            String platform,
            StepState status,
            @Nullable String pendingActionId,
            @Nullable String operationId,
            @Nullable JsonObject output) {}
}
