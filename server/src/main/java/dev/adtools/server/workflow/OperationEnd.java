package dev.adtools.server.workflow;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.OutcomeState;
import org.jdbi.v3.core.mapper.reflect.ColumnName;
import org.jspecify.annotations.Nullable;

/**
 * End of a step's operation, as its row says.
 *
 * @param id the operation
 * @param outcome how it ended
 * @param code the code of its answer; null when none is kept
 * @param answer the data that it answered, or the message of its failure; null when none is kept
 */
public record OperationEnd(
        String id,
        @ColumnName("state") OutcomeState outcome,
        @ColumnName("answer_code") @Nullable String code,
        @Nullable Arguments answer) {

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
