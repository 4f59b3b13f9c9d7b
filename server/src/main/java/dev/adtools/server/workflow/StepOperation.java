package dev.adtools.server.workflow;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.OutcomeState;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ColumnName;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;

/**
 * Operation of a step that has ended, as its row says.
 *
 * @param id the operation
 * @param outcome how it ended
 * @param code the code of its answer; null when none is kept
 * @param answer the data that it answered, or the message of its failure; null when none is kept
 */
public record StepOperation(
        String id,
        @ColumnName("state") OutcomeState outcome,
        @ColumnName("answer_code") @Nullable String code,
        @Nullable Arguments answer) {

    private static final RowMapper<StepOperation> ROW = ConstructorMapper.of(StepOperation.class);

    /** Returns an operation that has ended; empty while it has not ended, and when it is no longer kept. */
    static Optional<StepOperation> ended(Handle handle, String operationId) {
        return handle.createQuery("SELECT id, state, answer_code, answer FROM operation WHERE id = :id"
                        + " AND state IN ('SUCCEEDED', 'REJECTED', 'NOT_APPLIED', 'ABANDONED')")
                .bind("id", operationId)
                .map(ROW)
                .findOne();
    }

    /** Takes the workflow in hand until the unit's end that waits for an operation; empty when none does. */
    static Optional<WorkflowRow> holdWaiting(Handle handle, String operationId) {
        return handle.createQuery("UPDATE workflow SET version = version"
                        + " WHERE id = (SELECT workflow_id FROM operation WHERE id = :operation)"
                        + " AND ((state = 'BLOCKED_UNKNOWN' AND operation_id = :operation)"
                        + " OR (state = 'WAITING_APPROVAL' AND pending_action_id ="
                        + " (SELECT pending_action_id FROM operation WHERE id = :operation))) RETURNING *")
                .bind("operation", operationId)
                .map(WorkflowStore.ROW)
                .findOne();
    }

    /** Returns whether a call of a workflow runs, or may have been sent and has not answered yet. */
    static boolean isRunning(Handle handle, String id) {
        // The words of the partial index on what is in flight, which are few.
        return handle.createQuery("SELECT 1 FROM operation WHERE state IN ('CLAIMED', 'SENDING', 'UNKNOWN')"
                        + " AND state <> 'UNKNOWN' AND workflow_id = :id LIMIT 1")
                .bind("id", id)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    /** Returns the move that it makes of the workflow that waits for it. */
    Transition move(WorkflowRow seen) {
        return switch (outcome) {
            case SUCCEEDED -> Transition.done(seen, id, answer);
            case ABANDONED -> Transition.failed(TransitionPolicy.GIVEN_UP, id);
            case REJECTED, NOT_APPLIED -> Transition.failed(failure(), id);
            case UNKNOWN -> throw new IllegalStateException("it has not ended");
        };
    }

    private WorkflowRow.Failure failure() {
        if (code != null
                && answer != null
                && answer.value() instanceof JsonObject failure
                && failure.get("message") instanceof JsonString message) {
            return new WorkflowRow.Failure(
                    code, message.value(), failure.get("details") instanceof JsonObject details ? details : null);
        }
        return new WorkflowRow.Failure(
                ErrorCode.STATE_CONFLICT.name(),
                "The write was not applied, and the service does not send it again by itself.");
    }
}
