package dev.adtools.server.workflow;

import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Scope;
import dev.adtools.tools.operations.workflows.WorkflowView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides who sees a workflow, and as what. */
final class Views {

    private Views() {}

    /**
     * Returns whether a caller may see a workflow: one of its owner's, or one that may read operations, in both cases within
     * the caller's limits. What a step has worked on that names no account lies within the limits of its starter.
     */
    static boolean shows(Caller caller, WorkflowRow row, List<StepRow> steps) {
        boolean theirs = caller.owner().equals(row.starter().owner()) || caller.may(Scope.OPERATIONS_READ);
        return theirs
                && steps.stream()
                        .allMatch(step -> shows(caller.limits(), row.starter().limits(), step));
    }

    private static boolean shows(Limits limits, Limits starter, StepRow step) {
        boolean platform = limits.platforms().isEmpty() || limits.platforms().contains(step.platform());
        boolean account = step.account() != null
                ? limits.includes(step.account())
                : limits.accounts().isEmpty()
                        || (!starter.accounts().isEmpty() && limits.accounts().containsAll(starter.accounts()));
        return platform && account;
    }

    static WorkflowView of(WorkflowRow row, List<StepRow> steps) {
        WorkflowRow.Trouble error = row.error();
        return new WorkflowView(
                row.id(),
                row.name(),
                row.state(),
                row.cursor(),
                row.steps(),
                row.pendingActionId(),
                error == null ? null : new WorkflowView.Failure(error.code(), error.message()),
                row.starter().principal(),
                row.createdAt().toString(),
                row.updatedAt().toString(),
                steps.stream().map(Views::step).toList());
    }

    private static WorkflowView.Step step(StepRow step) {
        return new WorkflowView.Step(
                step.number(),
                step.tool(),
                step.platform().wireName(),
                step.state(),
                step.pendingActionId(),
                step.operationId(),
                object(step.output()));
    }

    static @Nullable JsonObject object(@Nullable Arguments output) {
        return output != null && output.value() instanceof JsonObject object ? object : null;
    }
}
