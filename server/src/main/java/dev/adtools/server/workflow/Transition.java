package dev.adtools.server.workflow;

import dev.adtools.api.AccountId;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.OperationEnd;
import dev.adtools.tools.operations.workflows.StepState;
import dev.adtools.tools.operations.workflows.WorkflowState;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Transition of a workflow from its present step.
 *
 * @param state where it is then
 * @param step where the step is then
 * @param tries how often the step has been tried in vain
 * @param pendingActionId what the step waits for, null for none
 * @param operationId what the step ran as, or is blocked by; null when that is not known
 * @param wakeAt when to look again, null for no special time
 * @param error what went wrong, null for nothing
 * @param output what the tool answered, null for nothing or too much
 * @param account the account that the step was found to work on; null when it is not known
 */
public record Transition(
        WorkflowState state,
        StepState step,
        int tries,
        @Nullable String pendingActionId,
        @Nullable String operationId,
        @Nullable Instant wakeAt,
        WorkflowRow.@Nullable Failure error,
        @Nullable Arguments output,
        @Nullable AccountId account) {

    /** Most bytes of an output that are kept. */
    private static final int MAX_OUTPUT = 64 << 10;

    static Transition done(WorkflowRow seen, CallResult answer) {
        return done(
                seen, operation(answer), answer.<@Nullable Arguments>fold(data -> Arguments.of(data), error -> null));
    }

    static Transition done(WorkflowRow seen, @Nullable String operationId, @Nullable Arguments output) {
        boolean last = seen.cursor() + 1 == seen.steps();
        return new Transition(
                last ? WorkflowState.SUCCEEDED : WorkflowState.RUNNING,
                StepState.DONE,
                0,
                null,
                operationId,
                null,
                null,
                output != null && output.bytes().length <= MAX_OUTPUT ? output : null,
                null);
    }

    /** Returns the move of the workflow whose step an operation is that has ended. */
    static Transition ended(WorkflowRow seen, OperationEnd end) {
        return switch (end.outcome()) {
            case SUCCEEDED -> done(seen, end.operationId(), end.answer());
            case ABANDONED -> failed(TransitionPolicy.GIVEN_UP, end.operationId());
            case REJECTED, NOT_APPLIED -> failed(failure(end), end.operationId());
            case UNKNOWN -> throw new IllegalStateException("it has not ended");
        };
    }

    private static WorkflowRow.Failure failure(OperationEnd end) {
        if (end.code() != null
                && end.answer() != null
                && end.answer().value() instanceof JsonObject failure
                && failure.get("message") instanceof JsonString message) {
            return new WorkflowRow.Failure(
                    end.code(), message.value(), failure.get("details") instanceof JsonObject details ? details : null);
        }
        return new WorkflowRow.Failure(
                ErrorCode.STATE_CONFLICT.name(),
                "The write was not applied, and the service does not send it again by itself.");
    }

    static Transition waiting(String pendingActionId, @Nullable String operationId) {
        return new Transition(
                WorkflowState.WAITING_APPROVAL,
                StepState.WAITING_APPROVAL,
                0,
                pendingActionId,
                operationId,
                null,
                null,
                null,
                null);
    }

    static Transition again(int tries, Instant wakeAt, WorkflowRow.Failure error) {
        return new Transition(WorkflowState.RUNNING, StepState.PENDING, tries, null, null, wakeAt, error, null, null);
    }

    static Transition blocked(WorkflowRow seen, @Nullable String operationId) {
        WorkflowRow.Failure error = new WorkflowRow.Failure(
                "OUTCOME_UNKNOWN", "Nobody knows whether step " + seen.cursor() + " was applied; see its operation.");
        return new Transition(
                WorkflowState.BLOCKED_UNKNOWN,
                StepState.UNKNOWN,
                0,
                seen.pendingActionId(),
                operationId,
                null,
                error,
                null,
                null);
    }

    static Transition failed(WorkflowRow.Failure error) {
        return failed(error, null);
    }

    static Transition failed(WorkflowRow.Failure error, @Nullable String operationId) {
        return new Transition(WorkflowState.FAILED, StepState.FAILED, 0, null, operationId, null, error, null, null);
    }

    static Transition cancelled(WorkflowRow.Failure error) {
        return new Transition(WorkflowState.CANCELLED, StepState.CANCELLED, 0, null, null, null, error, null, null);
    }

    /** Ends one at a person's word. What its step was sent as goes on by itself, and nobody knows yet how it ends. */
    static Transition cancelled(WorkflowRow seen, WorkflowRow.Failure error) {
        return seen.state() == WorkflowState.BLOCKED_UNKNOWN
                ? new Transition(
                        WorkflowState.CANCELLED,
                        StepState.UNKNOWN,
                        0,
                        null,
                        seen.operationId(),
                        null,
                        error,
                        null,
                        null)
                : cancelled(error);
    }

    /** Returns the same, to be looked at again at a moment. */
    Transition wakingAt(Instant at) {
        return new Transition(state, step, tries, pendingActionId, operationId, at, error, output, account);
    }

    /** Returns the same, of a step that was found to work on an account. */
    Transition about(@Nullable AccountId found) {
        return new Transition(state, step, tries, pendingActionId, operationId, wakeAt, error, output, found);
    }

    /** Returns how many bytes more are kept. */
    long keptBytes() {
        return output == null ? 0 : output.size();
    }

    /** Returns the details of the failure for a program, as JSON; null for nothing or too much. */
    byte @Nullable [] details() {
        JsonObject details = error == null ? null : error.details();
        if (details == null) {
            return null;
        }
        byte[] bytes = new JsonWriter().value(details).toBytes();
        return bytes.length <= MAX_OUTPUT ? bytes : null;
    }

    static @Nullable String operation(CallResult answer) {
        return answer.receipt() == null ? null : answer.receipt().operationId();
    }
}
