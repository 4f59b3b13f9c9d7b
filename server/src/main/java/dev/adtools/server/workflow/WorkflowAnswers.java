package dev.adtools.server.workflow;

import dev.adtools.api.Outcome;
import dev.adtools.api.PendingAction;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.HeldActions;
import dev.adtools.server.call.HeldActions.HeldAction;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.workflows.Resumed;
import dev.adtools.tools.operations.workflows.WorkflowState;
import dev.adtools.tools.operations.workflows.WorkflowView;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Tells whoever started or resumed a workflow how it stands: done, waiting, going on, or failed. */
final class WorkflowAnswers {

    // What waits for a person; anything else of an action goes on by itself.
    private static final Set<String> WAITING = Set.of("PENDING", "APPROVED");

    private final Tx tx;
    private final HeldActions held;
    private final WorkflowVisibility visibility;
    private final Supplier<ToolCatalog> catalog;

    WorkflowAnswers(Tx tx, HeldActions held, WorkflowVisibility visibility, Supplier<ToolCatalog> catalog) {
        this.tx = tx;
        this.held = held;
        this.visibility = visibility;
        this.catalog = catalog;
    }

    /** Returns the answer of the call that started a workflow. */
    Outcome<WorkflowView> started(String id) {
        StoredWorkflow workflow = workflow(id);
        return stands(workflow, true, workflow.view());
    }

    /** Returns the answer of a call that had an approved action done and its workflow got on. */
    Outcome<Resumed> resumed(Caller caller, HeldAction action, CallResult answer) {
        StoredWorkflow workflow = workflow(action.step().workflowId());
        boolean shown =
                visibility.visible(caller, workflow.row(), workflow.steps()).isPresent();
        return answer.fold(
                data -> stands(workflow, shown, resumed(workflow, action, answer, data)),
                error ->
                        failed(workflow, WorkflowFailure.of(error, action.step().step(), workflow, shown)));
    }

    private StoredWorkflow workflow(String id) {
        return tx.read(handle -> StoredWorkflow.of(handle, id));
    }

    // What was not let go may be resumed once more with the same key.
    private static <R> Outcome<R> failed(StoredWorkflow workflow, ToolError error) {
        WorkflowState state = workflow.row().state();
        return state.ended() || state == WorkflowState.BLOCKED_UNKNOWN
                ? Outcome.failedMidway(error)
                : Outcome.failed(error);
    }

    private <R> Outcome<R> stands(StoredWorkflow workflow, boolean shown, R result) {
        return switch (workflow.row().state()) {
            case SUCCEEDED -> Outcome.completed(result);
            case RUNNING, WAITING_APPROVAL -> Outcome.unfinished(result, awaited(workflow.row()));
            case BLOCKED_UNKNOWN, FAILED, CANCELLED -> Outcome.failedMidway(WorkflowFailure.of(workflow, shown));
        };
    }

    private @Nullable PendingAction awaited(WorkflowRow row) {
        String id = row.pendingActionId();
        return id == null
                ? null
                : held.find(id)
                        .filter(action -> WAITING.contains(action.state()))
                        .<@Nullable PendingAction>map(action -> new PendingAction(
                                id,
                                action.payloadHash(),
                                action.expiresAt().toString(),
                                catalog.get().reviews().of(id)))
                        .orElse(null);
    }

    private Resumed resumed(StoredWorkflow workflow, HeldAction action, CallResult answer, byte[] data) {
        WorkflowRow row = workflow.row();
        String state = held.find(action.id()).map(HeldAction::state).orElse(action.state());
        return new Resumed(
                new Resumed.Workflow(row.id(), row.state(), row.cursor(), row.steps()),
                new Resumed.Action(action.id(), state),
                Transition.operation(answer),
                answer.receipt() != null && answer.receipt().replayed(),
                WorkflowVisibility.object(Arguments.of(data)),
                next(workflow));
    }

    private static Resumed.@Nullable Next next(StoredWorkflow workflow) {
        WorkflowRow row = workflow.row();
        if (row.state().ended()) {
            return null;
        }
        StepRow step = workflow.steps().get(row.cursor());
        return new Resumed.Next(step.number(), step.tool(), step.state(), row.pendingActionId());
    }

    /** A workflow with its steps in order, as they are kept. */
    record StoredWorkflow(WorkflowRow row, List<StepRow> steps) {

        StoredWorkflow {
            steps = List.copyOf(steps);
        }

        static StoredWorkflow of(Handle handle, String id) {
            return new StoredWorkflow(WorkflowStore.find(handle, id).orElseThrow(), WorkflowStore.steps(handle, id));
        }

        WorkflowView view() {
            return WorkflowVisibility.of(row, steps);
        }
    }
}
