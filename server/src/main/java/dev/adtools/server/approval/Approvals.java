package dev.adtools.server.approval;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.call.ReviewLinks;
import dev.adtools.server.call.ServiceCall.ApprovedPlan;
import dev.adtools.server.call.StepRef;
import dev.adtools.server.decision.CurrentCallers;
import dev.adtools.server.store.StatementBatch;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The approvals' part in the transactions of a write: from asked for to let go, and from there to its end. */
public final class Approvals {

    /** The most open actions that one principal may have. */
    static final int MAX_OPEN = 1_000;

    private final CallIds ids;
    private final Clock clock;
    private final ApprovalsSection terms;
    private final ToolDigests digests;
    private final ApprovedWriteGate gate;
    private final ReviewLinks reviews;

    /**
     * Keeps actions.
     *
     * @param ids makes the actions' ids
     * @param clock tells when they expire
     * @param terms what is asked of approvals
     * @param digests tells one edition of a tool from another
     * @param currentCallers finds the current rights of the tokens that requested and decided
     * @param reviews the pages on which people decide
     */
    public Approvals(
            CallIds ids,
            Clock clock,
            ApprovalsSection terms,
            ToolDigests digests,
            CurrentCallers currentCallers,
            ReviewLinks reviews) {
        this.ids = ids;
        this.clock = clock;
        this.terms = terms;
        this.digests = digests;
        this.gate = new ApprovedWriteGate(digests, currentCallers);
        this.reviews = reviews;
    }

    /** Writes down what is to wait for approval, and what would keep it from going now. Nothing is stored yet. */
    public DraftAction prepare(PlannedWrite write, List<String> warnings) {
        Instant now = now();
        Instant expires = now.plus(terms.pendingFor().toJavaDuration());
        String id = "pa_" + ids.next();
        ActionRow.Times times = new ActionRow.Times(now, expires, null, null);
        Payload payload = Payload.of(id, write, warnings, digests.of(write.tool()), times);
        return new DraftAction(id, write, payload, times, reviews);
    }

    /**
     * Withdraws the action that a new one replaces, in the transaction that keeps the new one. An action that has ended is
     * left as it is.
     *
     * @return the id of the withdrawn action, empty when there is none; the refusal of an action that is sent, on another
     *     object, or of another owner
     */
    public Outcome<Optional<String>> replace(Handle handle, DraftAction draft) {
        return replaced(handle, draft.write())
                .flatMap(old -> old.map(action -> withdrawn(handle, action, draft))
                        .orElseGet(() -> Outcome.completed(Optional.empty())));
    }

    private Outcome<Optional<String>> withdrawn(Handle handle, ActionRow old, DraftAction draft) {
        String by = draft.write().call().caller().principal();
        ActionRow.ActionEnd end = new ActionRow.ActionEnd(
                now(), by, "Replaced by " + draft.action().id() + ".");
        if (ActionStore.end(handle, old.id(), ActionState.CANCELLED, end)) {
            return Outcome.completed(Optional.of(old.id()));
        }
        // Not the row of before: the action may have been released in between.
        return ActionRefusals.found(ActionStore.find(handle, old.id()))
                .flatMap(action -> action.state().isTerminal()
                        ? Outcome.completed(Optional.empty())
                        : Outcome.failed(ActionRefusals.notPending(action, action.state())));
    }

    /** Returns the action that a write replaces; none when it names none; the refusal when it may not replace that one. */
    private Outcome<Optional<ActionRow>> replaced(Handle handle, PlannedWrite write) {
        String id = write.call().replaces();
        if (id == null) {
            return Outcome.completed(Optional.empty());
        }
        Caller caller = write.call().caller();
        return ActionRefusals.found(ActionStore.find(handle, id)
                        .filter(action -> action.isWithin(caller))
                        .filter(action -> action.requester().owner().equals(caller.owner())))
                .flatMap(action -> action.target().isOf(write)
                        ? Outcome.completed(Optional.of(action))
                        : Outcome.failed(ActionRefusals.otherObject(action)));
    }

    /** Keeps a write that waits, for a step of a workflow; refuses it while another open action changes the same object. */
    public Optional<ToolError> stage(Handle handle, DraftAction draft, StepRef step) {
        String requester = draft.write().call().caller().principal();
        if (OpenActions.count(handle, requester, now(), MAX_OPEN) >= MAX_OPEN) {
            return Optional.of(ActionRefusals.tooManyOpen(requester));
        }
        if (mayBeTwin(draft.write())) {
            OpenActions.lockTwins(handle, draft.write());
        }
        Optional<ToolError> twin = twin(handle, draft.write());
        if (twin.isPresent()) {
            return twin;
        }
        Map<String, @Nullable Object> columns =
                draft.columns(step, digests.of(draft.write().tool()), terms.required());
        // What is overdue, and not noted yet, does not stand in the way.
        boolean kept = ActionStore.insert(handle, columns)
                || (ActionStore.expire(handle, now()) > 0 && ActionStore.insert(handle, columns));
        return kept ? Optional.empty() : Optional.of(inTheWay(handle, draft, step));
    }

    // Two writes that create something share no entity, and a key of its own marks a second request.
    private static boolean mayBeTwin(PlannedWrite write) {
        return write.entity() == null && write.call().metadata().idempotencyKey() == null;
    }

    private Optional<ToolError> twin(Handle handle, PlannedWrite write) {
        return mayBeTwin(write) ? OpenActions.twin(handle, write, now()).map(ActionRefusals::twin) : Optional.empty();
    }

    private static ToolError inTheWay(Handle handle, DraftAction draft, StepRef step) {
        String entity = draft.write().entity();
        return entity == null
                ? ActionRefusals.inTheWay("step " + step.step() + " of " + step.workflowId(), Optional.empty())
                : ActionRefusals.inTheWay(
                        entity,
                        OpenActions.inTheWay(
                                handle, draft.write(), entity, draft.times().createdAt()));
    }

    /** Returns the reason why a write could not wait for approval now, empty when it could; keeps nothing. */
    public Optional<ToolError> foreseen(Handle handle, PlannedWrite write) {
        return replaced(handle, write).fold(old -> foreseen(handle, write, old.map(ActionRow::id)), Optional::of);
    }

    private Optional<ToolError> foreseen(Handle handle, PlannedWrite write, Optional<String> replaced) {
        String entity = write.entity();
        return entity == null
                ? twin(handle, write)
                : OpenActions.inTheWay(handle, write, entity, now())
                        .filter(other -> !replaced.equals(Optional.of(other)))
                        .map(other -> ActionRefusals.inTheWay(entity, Optional.of(other)));
    }

    /**
     * Lets a write go that was approved: everything that was true when it was approved must still be. A write that needed no
     * approval passes.
     */
    public Supplier<Optional<ToolError>> letGo(StatementBatch batch, PlannedWrite write) {
        ApprovedPlan approved = write.approved();
        if (approved == null) {
            return Optional::empty;
        }
        Optional<ToolError> refusal = gate.refusal(batch.send(), write, approved.pendingActionId(), now());
        return () -> refusal;
    }

    /**
     * Keeps the approval of an operation that certainly changed nothing, for a later request of its caller. At most five
     * attempts keep it, and only while it may still be executed.
     *
     * @return whether the action is approved again; when not, it ends by {@link #settle}
     */
    public boolean reopen(Handle handle, String operationId) {
        return ActionStore.reopen(handle, operationId, now());
    }

    /** Notes what became of an operation, if it was one that had been approved; also when that is found out later. */
    public void settle(Handle handle, String operationId, OutcomeState outcome) {
        switch (outcome) {
            case SUCCEEDED -> ActionStore.settle(handle, operationId, ActionState.EXECUTED, outcome, now());
            // Without its approval, the requester asks again.
            case REJECTED, NOT_APPLIED -> ActionStore.settle(handle, operationId, ActionState.FAILED, outcome, now());
            case UNKNOWN -> ActionStore.settle(handle, operationId, ActionState.OUTCOME_UNKNOWN, outcome, now());
            case ABANDONED -> ActionStore.giveUp(handle, operationId, now());
        }
    }

    /** Ends an approved action that is no longer what would be planned now, and tells what differs. */
    public ToolError outdated(Handle handle, PlannedWrite write, ApprovedPlan approved) {
        return ActionStore.find(handle, approved.pendingActionId())
                .map(action -> {
                    ActionStore.end(handle, action.id(), ActionState.STALE, new ActionRow.ActionEnd(now(), null, null));
                    return ActionRefusals.changed(
                            action,
                            "What was approved is no longer what would happen: the account has changed since. Ask again.",
                            Differences.between(
                                    "/plan", JsonCursor.read(action.payload().plan()), JsonCursor.read(write.plan())));
                })
                .orElseGet(ActionRefusals::notFound);
    }

    /** Returns the requests on an object that are not over, of any tool, the oldest first. */
    public List<OpenRequest> open(Handle handle, PlatformEnvironment environment, WriteTarget target) {
        String entity = target.entity();
        return entity == null ? List.of() : OpenActions.on(handle, environment.id(), target.platform(), entity, now());
    }

    /** Withdraws a request that does not run yet, of any owner, because a write of a tool supersedes it; false when it runs. */
    public boolean withdraw(Handle handle, OpenRequest request, String by, String tool) {
        ActionRow.ActionEnd end = new ActionRow.ActionEnd(now(), by, "Withdrawn by a call of " + tool + ".");
        return ActionStore.end(handle, request.id(), ActionState.CANCELLED, end);
    }

    /** Ends an action that nobody wants any more, approved or not; false when it was executed, or ended before. */
    public static boolean withdraw(Handle handle, String id, String by, @Nullable String why, Instant at) {
        ActionRow.ActionEnd end = new ActionRow.ActionEnd(at, by, why);
        return ActionStore.end(handle, id, ActionState.REVOKED, end)
                || ActionStore.end(handle, id, ActionState.CANCELLED, end);
    }

    /** Returns the principals that approved actions, in their order, by the action. */
    public static Map<String, List<String>> approvers(Handle handle, List<String> actionIds) {
        return DecisionStore.approvers(handle, actionIds);
    }

    /** Notes what has expired; returns how many actions. */
    public int expire(Handle handle) {
        return ActionStore.expire(handle, now());
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
