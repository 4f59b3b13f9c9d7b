package dev.adtools.server.workflow;

import dev.adtools.api.ToolError;
import dev.adtools.api.json.CanonicalJson;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.OperationEnd;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.ServiceCall;
import dev.adtools.server.call.StepRef;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.tools.operations.workflows.StepState;
import dev.adtools.tools.operations.workflows.WorkflowState;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The workflows' part in the transactions of a write. */
public final class WorkflowHolds {

    private final Clock clock;
    private final StepOperations operations;

    /** Takes the time from a clock, and looks steps up in the ledger of operations. */
    public WorkflowHolds(Clock clock, StepOperations operations) {
        this.clock = clock;
        this.operations = operations;
    }

    /**
     * Notes that a write waits for approval: as the step of the workflow that called it, or as a workflow of one step.
     *
     * @param pendingActionId the action that it waits for
     * @return the step
     */
    public StepRef hold(Handle handle, PlannedWrite write, String pendingActionId) {
        ServiceCall serviceCall = write.call().metadata().serviceCall();
        StepRef step = serviceCall == null ? wrap(handle, write, pendingActionId) : serviceCall.step();
        if (serviceCall != null) {
            park(handle, step, write, pendingActionId);
        }
        return step;
    }

    private StepRef wrap(Handle handle, PlannedWrite write, String pendingActionId) {
        Instant now = clock.instant();
        WorkflowRow row = new WorkflowRow(
                "wf_" + write.call().metadata().callId(),
                null,
                write.call().metadata().reason(),
                WorkflowRow.Starter.of(write.call().caller()),
                WorkflowState.WAITING_APPROVAL,
                1,
                0,
                1,
                0,
                pendingActionId,
                null,
                null,
                null,
                now,
                now);
        StepRow step = new StepRow(
                0,
                write.tool().name(),
                write.tool().platform(),
                write.world().id(),
                write.tool().mode(),
                write.account(),
                Arguments.of(CanonicalJson.of(write.call().request().arguments().value())),
                StepState.WAITING_APPROVAL,
                pendingActionId,
                null,
                null);
        if (!WorkflowStore.insert(handle, row, List.of(step))) {
            throw new IllegalStateException("the call waits already as " + row.id());
        }
        // It waits whatever its owner keeps: what it takes was never limited, and is little.
        WorkflowRetention.STEPS.count(handle, row.starter().owner(), step.keptBytes());
        return new StepRef(row.id(), 0);
    }

    private void park(Handle handle, StepRef step, PlannedWrite write, String pendingActionId) {
        boolean parked = WorkflowStore.find(handle, step.workflowId())
                .filter(seen -> seen.state() == WorkflowState.RUNNING && seen.cursor() == step.step())
                .filter(seen -> WorkflowStore.move(
                        handle,
                        seen,
                        Transition.waiting(pendingActionId, write.claim().operationId())
                                .about(write.account()),
                        clock.instant()))
                .isPresent();
        if (!parked) {
            throw new IllegalStateException(step + " is not what its workflow is at");
        }
    }

    /** Returns whether a workflow still waits for an action; a removed or ended one does not. */
    public boolean waitsFor(Handle handle, @Nullable String workflowId, String pendingActionId) {
        return workflowId != null
                && WorkflowStore.find(handle, workflowId)
                        .filter(seen -> seen.state() == WorkflowState.WAITING_APPROVAL)
                        .filter(seen -> pendingActionId.equals(seen.pendingActionId()))
                        .isPresent();
    }

    /**
     * Notes what became of an operation: the workflow whose step it was goes on or fails with it, whoever may still call
     * tools by then.
     */
    public void ended(Handle handle, String operationId, OutcomeState outcome) {
        if (outcome != OutcomeState.UNKNOWN) {
            operations.ends().apply(handle, operationId).ifPresent(end -> resume(handle, end));
        }
    }

    private void resume(Handle handle, OperationEnd end) {
        Instant now = clock.instant();
        WorkflowStore.holdWaiting(handle, end).ifPresent(seen -> {
            Transition move = Transition.ended(seen, end).wakingAt(now);
            WorkflowStore.move(handle, seen, move, now);
        });
    }

    /** Refuses a step of a workflow that is over; one that may run keeps its workflow as it is until the unit's end. */
    public Optional<ToolError> refusal(Handle handle, ToolCall call) {
        return StatementBatch.answer(handle, batch -> refusal(batch, call));
    }

    /** Refuses the same with other statements of its unit. */
    public Supplier<Optional<ToolError>> refusal(StatementBatch batch, ToolCall call) {
        ServiceCall serviceCall = call.metadata().serviceCall();
        if (serviceCall == null) {
            return Optional::empty;
        }
        Supplier<Optional<WorkflowRow>> held =
                WorkflowStore.hold(batch, serviceCall.step().workflowId());
        return () -> held.get().filter(seen -> seen.state().ended()).map(WorkflowService::over);
    }
}
