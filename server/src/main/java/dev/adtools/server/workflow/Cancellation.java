package dev.adtools.server.workflow;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.workflows.WorkflowState;
import dev.adtools.tools.operations.workflows.WorkflowViewCodec;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Cancels workflows, each together with the Pending Action that it waits for. */
public final class Cancellation {

    private final Tx tx;
    private final Clock clock;
    private final Withdrawal held;

    /** Cancels workflows of a database; {@code held} takes back what they wait for. */
    public Cancellation(Tx tx, Clock clock, Withdrawal held) {
        this.tx = tx;
        this.clock = clock;
        this.held = held;
    }

    /**
     * Cancels a workflow, of a body {@code {reason?}}: for its owner and for holders of {@code service:admin}. Once this has
     * returned, none of its steps is sent any more.
     */
    public Outcome<byte[]> cancel(Caller caller, String id, byte[] body) {
        return CancelRequest.read(body)
                .map(request -> Optional.ofNullable(request.reason()))
                .flatMap(reason -> tx.write(handle -> cancel(handle, caller, id, reason)));
    }

    private Outcome<byte[]> cancel(Handle handle, Caller caller, String id, Optional<String> reason) {
        // In hand before anything is looked at: a step that begins now waits, and then finds the workflow cancelled.
        return WorkflowStore.hold(handle, id)
                .filter(seen -> caller.owner().equals(seen.starter().owner()) || caller.may(Scope.SERVICE_ADMIN))
                .map(seen -> WorkflowVisibility.visible(handle, caller, id)
                        .flatMap(view -> cancelled(handle, caller, seen, reason))
                        .flatMap(done -> WorkflowVisibility.visible(handle, caller, id)))
                .orElseGet(() -> Outcome.failed(WorkflowVisibility.notFound(id)))
                .map(WorkflowViewCodec::toJson);
    }

    private Outcome<WorkflowRow> cancelled(Handle handle, Caller caller, WorkflowRow seen, Optional<String> reason) {
        if (seen.state().ended()) {
            return Outcome.failed(over(seen));
        }
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        if (WorkflowStore.runs(handle, seen.id()) || !withdrawn(handle, caller, seen, reason, now)) {
            return Outcome.failed(
                    conflict(seen, "A step of the workflow runs, or has just ended; ask again when it has."));
        }
        WorkflowRow.Failure failure = new WorkflowRow.Failure(
                ErrorCode.STATE_CONFLICT.name(),
                caller.principal() + " cancelled the workflow"
                        + reason.map(why -> ": " + why).orElse("."));
        WorkflowStore.move(handle, seen, Transition.cancelled(seen, failure), now);
        return Outcome.completed(seen);
    }

    // Of a blocked one the action was executed; whoever finds out how that ended notes it there.
    private boolean withdrawn(Handle handle, Caller caller, WorkflowRow seen, Optional<String> reason, Instant now) {
        String action = seen.pendingActionId();
        return action == null
                || seen.state() == WorkflowState.BLOCKED_UNKNOWN
                || held.withdraw(handle, action, caller.principal(), reason.orElse(null), now);
    }

    /** Returns the failure of what a workflow is too late for. */
    static ToolError over(WorkflowRow seen) {
        return conflict(seen, "The workflow is over.");
    }

    private static ToolError conflict(WorkflowRow seen, String message) {
        return new ToolError(
                ErrorCode.STATE_CONFLICT,
                message,
                JsonObject.builder()
                        .put("workflow_id", seen.id())
                        .put("status", seen.state().name().toLowerCase(Locale.ROOT))
                        .build());
    }
}
