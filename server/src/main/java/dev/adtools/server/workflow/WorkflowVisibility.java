package dev.adtools.server.workflow;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.Tx;
import dev.adtools.server.store.Visibility;
import dev.adtools.server.workflow.StepRow.StepTarget;
import dev.adtools.tools.operations.workflows.WorkflowSummary;
import dev.adtools.tools.operations.workflows.WorkflowView;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Visibility of workflows to callers, and the views that they get. */
final class WorkflowVisibility {

    private final Supplier<Set<String>> crossPlatform;

    /** Shows workflows, given the names of the tools that work across platforms. */
    WorkflowVisibility(Supplier<Set<String>> crossPlatform) {
        this.crossPlatform = crossPlatform;
    }

    /**
     * Returns whether a caller may see a workflow: one of its owner's, one that may read operations, or one that may read an
     * action of the workflow; always within the caller's limits.
     */
    private boolean shows(Caller caller, WorkflowRow row, List<StepTarget> steps) {
        Visibility visibility = new Visibility(caller.limits(), crossPlatform.get());
        return (caller.owner().equals(row.starter().owner())
                        || caller.may(Scope.OPERATIONS_READ)
                        || hasActionFor(caller, steps))
                && steps.stream()
                        .allMatch(step -> visibility.shows(
                                step.tool(),
                                step.platform(),
                                step.account(),
                                row.starter().limits()));
    }

    // An action shows one step; its workflow shows the steps that follow an approval.
    private static boolean hasActionFor(Caller caller, List<StepTarget> steps) {
        return caller.may(Scope.APPROVALS_READ) && steps.stream().anyMatch(step -> step.pendingActionId() != null);
    }

    /** Returns a workflow that a caller may see, or {@code NOT_FOUND}; what it takes in memory is the call's. */
    Outcome<WorkflowView> counted(Tx tx, Caller caller, String id) {
        tx.take(tx.read(handle -> WorkflowStore.jsonBytes(handle, id)));
        return tx.read(handle -> visible(handle, caller, id));
    }

    /** Returns a workflow that a caller may see, or {@code NOT_FOUND}. */
    Outcome<WorkflowView> visible(Handle handle, Caller caller, String id) {
        return WorkflowStore.find(handle, id)
                .flatMap(row -> visible(caller, row, WorkflowStore.steps(handle, id)))
                .map(Outcome::completed)
                .orElseGet(() -> Outcome.failed(notFound(id)));
    }

    static ToolError notFound(String id) {
        return ToolError.of(ErrorCode.NOT_FOUND, "There is no workflow " + id + " that this token may see.");
    }

    Optional<WorkflowView> visible(Caller caller, WorkflowRow row, List<StepRow> steps) {
        return shows(caller, row, steps.stream().map(StepRow::target).toList())
                ? Optional.of(of(row, steps))
                : Optional.empty();
    }

    /** Returns a workflow without its steps, if a caller may see it for what they work on. */
    Optional<WorkflowSummary> listed(Caller caller, WorkflowRow row, List<StepTarget> steps) {
        return shows(caller, row, steps) ? Optional.of(summary(row)) : Optional.empty();
    }

    static WorkflowView of(WorkflowRow row, List<StepRow> steps) {
        return new WorkflowView(
                summary(row), steps.stream().map(WorkflowVisibility::step).toList());
    }

    private static WorkflowSummary summary(WorkflowRow row) {
        WorkflowRow.Failure error = row.error();
        return new WorkflowSummary(
                row.id(),
                row.id(),
                row.name(),
                row.state(),
                row.cursor(),
                row.steps(),
                row.pendingActionId(),
                error == null ? null : new WorkflowSummary.Failure(error.code(), error.message()),
                row.starter().principal(),
                row.createdAt(),
                row.updatedAt());
    }

    static WorkflowView.Step step(StepRow step) {
        return new WorkflowView.Step(
                step.number(),
                step.tool(),
                step.platform(),
                step.account() == null ? null : step.account().value(),
                object(step.arguments()),
                step.state(),
                step.pendingActionId(),
                step.operationId(),
                object(step.output()));
    }

    static @Nullable JsonObject object(@Nullable Arguments output) {
        return output != null && output.value() instanceof JsonObject object ? object : null;
    }
}
