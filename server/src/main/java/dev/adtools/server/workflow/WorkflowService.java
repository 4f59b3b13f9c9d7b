package dev.adtools.server.workflow;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.QueryParameter;
import dev.adtools.server.store.RowRevision;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.StepRow.StepTarget;
import dev.adtools.tools.operations.workflows.WorkflowState;
import dev.adtools.tools.operations.workflows.WorkflowSummary;
import dev.adtools.tools.operations.workflows.WorkflowView;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Lists, shows and cancels workflows: those of the caller's owner, or all to whoever may read operations. One is
 * cancelled together with the Pending Action that it waits for.
 */
public final class WorkflowService {

    // A narrow token sees few of many; it looks through so many at a time, and goes on from there.
    private static final int MOST_LOOKED_AT = 2000;

    private final Tx tx;
    private final Clock clock;
    private final StepOperations operations;
    private final ActionWithdrawal held;
    private final WorkflowVisibility visibility;

    /**
     * Serves the workflows of a database.
     *
     * @param held withdraws the actions that they wait for
     * @param crossPlatform the names of the tools that work across platforms
     */
    public WorkflowService(
            Tx tx, Clock clock, StepOperations operations, ActionWithdrawal held, Set<String> crossPlatform) {
        this.tx = tx;
        this.clock = clock;
        this.operations = operations;
        this.held = held;
        this.visibility = new WorkflowVisibility(() -> crossPlatform);
    }

    /** Returns one workflow with its steps, or {@code NOT_FOUND}. */
    public Outcome<WorkflowView> find(Caller caller, String id) {
        return visibility.counted(tx, caller, id);
    }

    /** Lists workflows without their steps, of a status where that is not null. */
    public Outcome<Page<WorkflowSummary>> list(Caller caller, @Nullable String status, PageRequest wanted) {
        return QueryParameter.choice("status", status, List.of(WorkflowState.values()), WorkflowService::name)
                .map(state -> page(caller, state.orElse(null), wanted));
    }

    /** Returns the revisions of workflows, regardless of who may see them. */
    public Map<String, RowRevision> revisions(Collection<String> ids) {
        return tx.read(handle -> WorkflowStore.revisions(handle, ids));
    }

    private Page<WorkflowSummary> page(Caller caller, @Nullable WorkflowState state, PageRequest wanted) {
        String owner = caller.may(Scope.OPERATIONS_READ) ? null : caller.owner();
        List<WorkflowRow> seen =
                tx.read(handle -> WorkflowStore.page(handle, owner, state, wanted.after(), MOST_LOOKED_AT + 1));
        List<WorkflowSummary> shown = new ArrayList<>();
        WorkflowRow last = null;
        for (WorkflowRow row : seen.subList(0, Math.min(seen.size(), MOST_LOOKED_AT))) {
            if (shown.size() == wanted.limit()) {
                break;
            }
            last = row;
            listed(caller, row).ifPresent(shown::add);
        }
        boolean more =
                last != null && !last.id().equals(seen.get(seen.size() - 1).id());
        return new Page<>(
                shown,
                more && last != null
                        ? Optional.of(
                                wanted.after().next(last.createdAt(), last.id()).cursor())
                        : Optional.empty());
    }

    private Optional<WorkflowSummary> listed(Caller caller, WorkflowRow row) {
        List<StepTarget> steps = tx.read(handle -> WorkflowStore.targets(handle, row.id()));
        return visibility.listed(caller, row, steps);
    }

    private static String name(WorkflowState state) {
        return state.name().toLowerCase(Locale.ROOT);
    }

    /**
     * Cancels a workflow, of a body {@code {reason?}}: for its owner and for holders of {@code service:admin}. Once this has
     * returned, none of its steps is sent any more.
     */
    public Outcome<WorkflowView> cancel(Caller caller, String id, byte[] body) {
        return CancelRequest.read(body)
                .map(request -> Optional.ofNullable(request.reason()))
                .flatMap(reason -> tx.write(handle -> cancel(handle, caller, id, reason)));
    }

    /** Returns whether a workflow has not ended, and is the caller's to cancel. */
    public boolean isCancellable(Caller caller, String id) {
        return tx.read(handle -> WorkflowStore.find(handle, id))
                .filter(seen -> isOf(caller, seen) && !seen.state().ended())
                .isPresent();
    }

    private static boolean isOf(Caller caller, WorkflowRow seen) {
        return caller.owner().equals(seen.starter().owner()) || caller.may(Scope.SERVICE_ADMIN);
    }

    private Outcome<WorkflowView> cancel(Handle handle, Caller caller, String id, Optional<String> reason) {
        // In hand before anything is looked at: a step that begins now waits, and then finds the workflow cancelled.
        return WorkflowStore.hold(handle, id)
                .filter(seen -> isOf(caller, seen))
                .map(seen -> visibility
                        .visible(handle, caller, id)
                        .flatMap(view -> cancelled(handle, caller, seen, reason))
                        .flatMap(done -> visibility.visible(handle, caller, id)))
                .orElseGet(() -> Outcome.failed(WorkflowVisibility.notFound(id)));
    }

    private Outcome<WorkflowRow> cancelled(Handle handle, Caller caller, WorkflowRow seen, Optional<String> reason) {
        if (seen.state().ended()) {
            return Outcome.failed(over(seen));
        }
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        if (operations.running().test(handle, seen.id()) || !withdrawn(handle, caller, seen, reason, now)) {
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

    /** Takes back the Pending Action that a cancelled workflow waits for. */
    @FunctionalInterface
    public interface ActionWithdrawal {

        /**
         * Ends an action that was not executed.
         *
         * @param actionId the action
         * @param by the principal that takes it back
         * @param why its reason; null for none
         * @param at the moment
         * @return false when it is executed, or has ended in another way
         */
        boolean withdraw(Handle handle, String actionId, String by, @Nullable String why, Instant at);
    }

    /** Request to cancel a workflow, with the reason where it is said. */
    @Body(role = Body.Role.REQUEST, description = "Why a workflow is cancelled.")
    record CancelRequest(
            @Arg(
                    description = "Why it is cancelled.",
                    minLength = 1,
                    maxLength = 500,
                    examples = "The budget is agreed.")
            @Nullable
            String reason) {

        /** Reads a body; none is an empty one. */
        static Outcome<CancelRequest> read(byte[] body) {
            return body.length == 0
                    ? Outcome.completed(new CancelRequest(null))
                    : BodyReader.read(body, WorkflowService_CancelRequestCodec::decode);
        }
    }
}
