package dev.adtools.server.approval;

import dev.adtools.api.Arg;
import dev.adtools.api.Body;
import dev.adtools.api.Outcome;
import dev.adtools.server.approval.DecisionStore.Decision;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.decision.CurrentCallers;
import dev.adtools.server.decision.DecisionComment;
import dev.adtools.server.decision.DecisionValidity;
import dev.adtools.server.decision.FourEyes;
import dev.adtools.server.decision.Party;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Decides on an action. Each decision answers the action as it is afterwards, or why it was not made. */
public final class ApprovalDecisions {

    private final CallIds ids;
    private final ApprovalsSection terms;
    private final DecisionValidity validity;

    /**
     * Makes decisions.
     *
     * @param ids makes the decisions' ids
     * @param terms the terms of approvals
     * @param currentCallers finds the current rights of the tokens that requested
     */
    public ApprovalDecisions(CallIds ids, ApprovalsSection terms, CurrentCallers currentCallers) {
        this.ids = ids;
        this.terms = terms;
        this.validity = new DecisionValidity(currentCallers);
    }

    /** Returns an action, if it is within the limits of a token. */
    static Outcome<ActionRow> visible(Handle handle, Caller caller, String id) {
        return ActionRefusals.found(ActionStore.find(handle, id).filter(action -> action.isWithin(caller)));
    }

    /** Returns how many owners must approve an action; the number of a decided one no longer changes. */
    int required(ActionRow action) {
        return action.state() == ActionState.PENDING
                ? FourEyes.approvalsNeeded(action.required(), terms.required())
                : action.required();
    }

    Outcome<ActionRow> approve(Handle handle, Caller caller, String id, ApprovalRequest request, Instant at) {
        return visible(handle, caller, id)
                .flatMap(action -> independent(action, caller, at))
                .flatMap(action -> seen(action, request.payloadHash()))
                .flatMap(action -> approved(handle, action, caller, request.comment(), at));
    }

    private Outcome<ActionRow> approved(
            Handle handle, ActionRow action, Caller caller, @Nullable String comment, Instant at) {
        if (!ActionStore.take(handle, action.id(), at)) {
            return tooLate(handle, action.id(), at);
        }
        List<Decision> earlier = DecisionStore.approvals(handle, action.id());
        return unrepeated(earlier, action, caller)
                .flatMap(fresh -> requested(handle, fresh))
                .flatMap(valid -> {
                    DecisionStore.insert(
                            handle, ids.next(), Decision.of(action, caller, DecisionKind.APPROVE, comment, at));
                    if (earlier.size() + 1 >= required(action)) {
                        ActionStore.approve(
                                handle,
                                action.id(),
                                at,
                                at.plus(terms.executableFor().toJavaDuration()));
                    }
                    return found(handle, action.id());
                });
    }

    /** Returns an action that a caller who sees it could approve now, with its hash; else the refusal. */
    static Outcome<ActionRow> approvable(ActionRow action, List<Decision> decisions, Caller caller, Instant at) {
        return ScopeFilter.needing(caller, Scope.APPROVALS_DECIDE)
                .flatMap(allowed -> independent(action, caller, at))
                .flatMap(open -> unrepeated(Decision.approvals(decisions), open, caller));
    }

    private static Outcome<ActionRow> independent(ActionRow action, Caller caller, Instant at) {
        return FourEyes.ownRequest(action.requester().party(), Party.of(caller), ActionRefusals.of(action))
                .map(Outcome::<ActionRow>failed)
                .orElseGet(() -> undecided(action, at));
    }

    private static Outcome<ActionRow> unrepeated(List<Decision> earlier, ActionRow action, Caller caller) {
        return FourEyes.refusal(
                        action.requester().party(),
                        Decision.parties(earlier),
                        Party.of(caller),
                        ActionRefusals.of(action))
                .map(Outcome::<ActionRow>failed)
                .orElseGet(() -> Outcome.completed(action));
    }

    private Outcome<ActionRow> requested(Handle handle, ActionRow action) {
        return validity.request(handle, action.requester().party(), action::isWithin, ActionRefusals.of(action))
                .map(Outcome::<ActionRow>failed)
                .orElseGet(() -> Outcome.completed(action));
    }

    Outcome<ActionRow> reject(Handle handle, Caller caller, String id, RejectionRequest request, Instant at) {
        return visible(handle, caller, id)
                .flatMap(action -> undecided(action, at))
                .flatMap(action ->
                        request.payloadHash() == null ? Outcome.completed(action) : seen(action, request.payloadHash()))
                .flatMap(action -> ended(handle, action, ActionState.REJECTED, caller, request.comment(), at))
                .map(action -> {
                    // An owner that has approved before, while others have not, is heard too: the end tells of it.
                    DecisionStore.insert(
                            handle,
                            ids.next(),
                            Decision.of(action, caller, DecisionKind.REJECT, request.comment(), at));
                    return action;
                });
    }

    static Outcome<ActionRow> cancel(Handle handle, Caller caller, String id, WithdrawalRequest request, Instant at) {
        return visible(handle, caller, id).flatMap(action -> cancel(handle, caller, action, request.comment(), at));
    }

    /** Withdraws an action of the caller's owner that was not sent, approved or not. */
    static Outcome<ActionRow> cancel(
            Handle handle, Caller caller, ActionRow action, @Nullable String reason, Instant at) {
        if (!action.requester().owner().equals(caller.owner())) {
            return Outcome.failed(ActionRefusals.notFound());
        }
        ActionState state = action.stateAt(at);
        return state.mayBecome(ActionState.CANCELLED)
                ? ended(handle, action, ActionState.CANCELLED, caller, reason, at)
                : Outcome.failed(ActionRefusals.notPending(action, state));
    }

    static Outcome<ActionRow> revoke(Handle handle, Caller caller, String id, WithdrawalRequest request, Instant at) {
        return visible(handle, caller, id)
                .flatMap(action -> action.stateAt(at) == ActionState.APPROVED
                        ? Outcome.completed(action)
                        : Outcome.failed(ActionRefusals.notExecutable(action, action.stateAt(at))))
                .flatMap(action -> ended(handle, action, ActionState.REVOKED, caller, request.comment(), at));
    }

    private static Outcome<ActionRow> undecided(ActionRow action, Instant at) {
        ActionState state = action.stateAt(at);
        return state == ActionState.PENDING
                ? Outcome.completed(action)
                : Outcome.failed(ActionRefusals.notPending(action, state));
    }

    // Also the stored bytes must still have the hash: nobody approves what was changed behind the service's back.
    private static Outcome<ActionRow> seen(ActionRow action, @Nullable String payloadHash) {
        return payloadHash != null
                        && action.payload().has(payloadHash)
                        && action.payload().isIntact()
                ? Outcome.completed(action)
                : Outcome.failed(ActionRefusals.hashMismatch(action));
    }

    private static Outcome<ActionRow> ended(
            Handle handle, ActionRow action, ActionState state, Caller caller, @Nullable String reason, Instant at) {
        return ActionStore.end(handle, action.id(), state, new ActionRow.ActionEnd(at, caller.principal(), reason))
                ? found(handle, action.id())
                : tooLate(handle, action.id(), at);
    }

    private static Outcome<ActionRow> tooLate(Handle handle, String id, Instant at) {
        return found(handle, id)
                .flatMap(action -> Outcome.failed(ActionRefusals.notPending(action, action.stateAt(at))));
    }

    private static Outcome<ActionRow> found(Handle handle, String id) {
        return ActionRefusals.found(ActionStore.find(handle, id));
    }

    /** Body of an approval. */
    @Body(name = "ApprovalRequest", role = Body.Role.REQUEST, description = "The approval of a pending action.")
    record ApprovalRequest(
            @Arg(
                    description = "The `payload_hash` of the action that was read.",
                    pattern = Payload.HASH,
                    examples = Payload.HASH_EXAMPLE)
            String payloadHash,

            @Arg(
                    description = "What the approver says to it.",
                    minLength = DecisionComment.MIN_LENGTH,
                    maxLength = DecisionComment.MAX_LENGTH,
                    examples = "The budget is agreed.")
            @Nullable
            String comment) {}

    /** Body of a rejection. */
    @Body(name = "RejectionRequest", role = Body.Role.REQUEST, description = "The rejection of a pending action.")
    record RejectionRequest(
            @Arg(
                    description = "Why it is rejected.",
                    minLength = DecisionComment.MIN_LENGTH,
                    maxLength = DecisionComment.MAX_LENGTH,
                    examples = "The budget is too high.")
            String comment,

            @Arg(
                    description = "The `payload_hash` of the action that was read; checked when it is sent.",
                    pattern = Payload.HASH,
                    examples = Payload.HASH_EXAMPLE)
            @Nullable
            String payloadHash) {}

    /** Body that takes back a request or an approval, with the reason where it is said. */
    @Body(
            name = "WithdrawalRequest",
            role = Body.Role.REQUEST,
            description = "Why a request or an approval is taken back.")
    record WithdrawalRequest(
            @Arg(
                    description = "Why it is taken back.",
                    minLength = DecisionComment.MIN_LENGTH,
                    maxLength = DecisionComment.MAX_LENGTH,
                    examples = "The budget is agreed.")
            @Nullable
            String comment) {

        /** Reads a body; none is an empty one. */
        static Outcome<WithdrawalRequest> read(byte[] body) {
            return body.length == 0
                    ? Outcome.completed(new WithdrawalRequest(null))
                    : BodyReader.read(body, ApprovalDecisions_WithdrawalRequestCodec::decode);
        }
    }
}
