package dev.adtools.server.workflow;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.Answer;
import dev.adtools.server.call.Arguments;
import dev.adtools.tools.operations.workflows.StepState;
import dev.adtools.tools.operations.workflows.WorkflowState;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How a workflow gets on from its present step.
 *
 * @param state where it is then
 * @param step where the step is then
 * @param tries how often the step has been tried in vain
 * @param pendingActionId what the step waits for, null for none
 * @param operationId what the step ran as, or is blocked by; null when that is not known
 * @param wakeAt when to look again, null for no special time
 * @param error what went wrong, null for nothing
 * @param output what the tool answered, null for nothing or too much
 */
record Move(
        WorkflowState state,
        StepState step,
        int tries,
        @Nullable String pendingActionId,
        @Nullable String operationId,
        @Nullable Instant wakeAt,
        WorkflowRow.@Nullable Trouble error,
        @Nullable Arguments output) {

    /** Most bytes of an output that are kept. */
    private static final int MOST_OUTPUT = 64 << 10;

    static Move done(WorkflowRow seen, Answer answer) {
        return done(
                seen, operation(answer), answer.<@Nullable Arguments>fold(data -> Arguments.of(data), error -> null));
    }

    static Move done(WorkflowRow seen, @Nullable String operationId, @Nullable Arguments output) {
        boolean last = seen.cursor() + 1 == seen.steps();
        return new Move(
                last ? WorkflowState.SUCCEEDED : WorkflowState.RUNNING,
                StepState.DONE,
                0,
                null,
                operationId,
                null,
                null,
                output != null && output.bytes().length <= MOST_OUTPUT ? output : null);
    }

    static Move waiting(String pendingActionId, @Nullable String operationId) {
        return new Move(
                WorkflowState.WAITING_APPROVAL,
                StepState.WAITING_APPROVAL,
                0,
                pendingActionId,
                operationId,
                null,
                null,
                null);
    }

    static Move again(int tries, Instant wakeAt, WorkflowRow.Trouble error) {
        return new Move(WorkflowState.RUNNING, StepState.PENDING, tries, null, null, wakeAt, error, null);
    }

    static Move blocked(WorkflowRow seen, @Nullable String operationId) {
        WorkflowRow.Trouble error = new WorkflowRow.Trouble(
                "OUTCOME_UNKNOWN", "Nobody knows whether step " + seen.cursor() + " was applied; see its operation.");
        return new Move(
                WorkflowState.BLOCKED_UNKNOWN,
                StepState.UNKNOWN,
                0,
                seen.pendingActionId(),
                operationId,
                null,
                error,
                null);
    }

    static Move failed(WorkflowRow.Trouble error) {
        return failed(error, null);
    }

    static Move failed(WorkflowRow.Trouble error, @Nullable String operationId) {
        return new Move(WorkflowState.FAILED, StepState.FAILED, 0, null, operationId, null, error, null);
    }

    static Move cancelled(WorkflowRow.Trouble error) {
        return new Move(WorkflowState.CANCELLED, StepState.CANCELLED, 0, null, null, null, error, null);
    }

    /** Ends one at a person's word. What its step was sent as goes on by itself, and nobody knows yet how it ends. */
    static Move cancelled(WorkflowRow seen, WorkflowRow.Trouble error) {
        return seen.state() == WorkflowState.BLOCKED_UNKNOWN
                ? new Move(WorkflowState.CANCELLED, StepState.UNKNOWN, 0, null, seen.operationId(), null, error, null)
                : cancelled(error);
    }

    /** Returns the same, to be looked at again at a moment. */
    Move wakingAt(Instant at) {
        return new Move(state, step, tries, pendingActionId, operationId, at, error, output);
    }

    /** Returns how many bytes more are kept. */
    long keptBytes() {
        return output == null ? 0 : output.size();
    }

    /** Returns what a program needs to know of what went wrong, as JSON; null for nothing or too much. */
    byte @Nullable [] details() {
        JsonObject details = error == null ? null : error.details();
        if (details == null) {
            return null;
        }
        byte[] bytes = new JsonWriter().value(details).toBytes();
        return bytes.length <= MOST_OUTPUT ? bytes : null;
    }

    static @Nullable String operation(Answer answer) {
        return answer.receipt() == null ? null : answer.receipt().operationId();
    }
}
