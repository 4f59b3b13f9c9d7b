package dev.adtools.server.approval;

import dev.adtools.api.AccountId;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.approval.DecisionStore.Decision;
import dev.adtools.server.call.ActionWorkflow;
import dev.adtools.server.call.ActiveHalt;
import dev.adtools.server.call.BodyReader;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.CapsLeft;
import dev.adtools.server.call.PrincipalKind;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.call.StepRef;
import dev.adtools.server.decision.FourEyes;
import dev.adtools.server.decision.Party;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.RowRevision;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Reads and decides Pending Actions for the faces. Deciding runs nothing. */
public final class PendingActionService {

    private static final int MOST_COUNTED = 1_000;

    private final Tx tx;
    private final Clock clock;
    private final ActionContextLookup context;
    private final Consumer<String> onEnd;
    private final ApprovalDecisions decisions;

    /**
     * Serves the actions of a database.
     *
     * @param tx the database
     * @param clock tells when decisions are made
     * @param decisions makes the decisions
     * @param context finds the caps, halts, requesters and workflows of actions
     * @param onEnd takes the id of the workflow of an action that a decision has ended
     */
    public PendingActionService(
            Tx tx, Clock clock, ApprovalDecisions decisions, ActionContextLookup context, Consumer<String> onEnd) {
        this.tx = tx;
        this.clock = clock;
        this.context = context;
        this.onEnd = onEnd;
        this.decisions = decisions;
    }

    /** Lists the actions that a caller may see. */
    public Outcome<Page<ActionView>> list(Caller caller, ActionQuery query, PageRequest page) {
        return ScopeFilter.needing(caller, Scope.APPROVALS_READ)
                .flatMap(allowed -> status(query.status()))
                .map(state -> list(caller, query, page, state));
    }

    private static Outcome<Optional<ActionState>> status(@Nullable String name) {
        if (name == null) {
            return Outcome.completed(Optional.empty());
        }
        Optional<ActionState> state = ActionState.named(name);
        return state.isPresent()
                ? Outcome.completed(state)
                : Outcome.failed(ToolError.of(
                        ErrorCode.INVALID_REQUEST, "status must be one of " + String.join(", ", names()) + "."));
    }

    private static List<String> names() {
        return Arrays.stream(ActionState.values()).map(Enum::name).toList();
    }

    private Page<ActionView> list(Caller caller, ActionQuery query, PageRequest request, Optional<ActionState> state) {
        Instant now = now();
        ActionStore.noteOverdue(tx, state, now);
        ActionFilter filter = new ActionFilter(request.after(), request.limit() + 1, caller.limits(), now)
                .ofState(state)
                .ofAccount(Optional.ofNullable(query.account()))
                .ofTool(Optional.ofNullable(query.tool()));
        tx.take(tx.read(handle -> ActionStore.payloadBytes(handle, filter)));
        return tx.read(handle -> Page.of(
                        ActionStore.list(handle, filter),
                        request.limit(),
                        action -> request.after().next(action.times().createdAt(), action.id()))
                .map(action -> shown(handle, action, caller, now, null)));
    }

    /** Counts what waits for people, of the newest 1,000 actions of a status that a caller sees. */
    public WaitingCounts waiting(Caller caller) {
        return tx.read(handle -> {
            List<ActionOutline> pending = newest(handle, ActionState.PENDING, caller);
            return new WaitingCounts(
                    pending.size(),
                    approvable(handle, pending, caller).size(),
                    newest(handle, ActionState.APPROVED, caller).size());
        });
    }

    /** Returns those of the newest 1,000 pending actions that a caller may read and approve. */
    public List<ActionOutline> decidable(Caller caller) {
        return caller.may(Scope.APPROVALS_READ)
                ? tx.read(handle -> approvable(handle, newest(handle, ActionState.PENDING, caller), caller))
                : List.of();
    }

    private List<ActionOutline> newest(Handle handle, ActionState state, Caller caller) {
        return ActionStore.outlines(
                handle,
                new ActionFilter(Keyset.start(ListOrder.NEWEST), MOST_COUNTED, caller.limits(), now())
                        .ofState(Optional.of(state)));
    }

    private static List<ActionOutline> approvable(Handle handle, List<ActionOutline> pending, Caller caller) {
        if (!caller.may(Scope.APPROVALS_DECIDE)) {
            return List.of();
        }
        Map<String, List<Decision>> approvals = DecisionStore.approvals(
                handle, pending.stream().map(ActionOutline::id).toList());
        return pending.stream()
                .filter(action -> FourEyes.refusal(
                                action.requester(),
                                Decision.parties(approvals.getOrDefault(action.id(), List.of())),
                                Party.of(caller),
                                JsonObject.EMPTY)
                        .isEmpty())
                .toList();
    }

    /** Returns one action, if the caller may see it. */
    public Outcome<ActionView> get(Caller caller, String id) {
        return ScopeFilter.needing(caller, Scope.APPROVALS_READ).flatMap(allowed -> seen(allowed, id));
    }

    private Outcome<ActionView> seen(Caller caller, String id) {
        tx.take(tx.read(handle -> ActionStore.payloadBytes(handle, id) + workflowBytes(handle, id)));
        return tx.read(handle -> ApprovalDecisions.visible(handle, caller, id)
                .map(action -> shown(handle, action, caller, now(), workflow(handle, caller, action))));
    }

    private long workflowBytes(Handle handle, String id) {
        return ActionStore.workflow(handle, id)
                .map(workflow -> context.workflowBytes(handle, workflow))
                .orElse(0L);
    }

    private @Nullable ActionWorkflow workflow(Handle handle, Caller caller, ActionRow action) {
        return context.workflow(handle, caller, action.call().step());
    }

    /** Approves an action, of a body {@code {payload_hash, comment?}}. */
    public Outcome<ActionView> approve(Caller caller, String id, byte[] body) {
        return ScopeFilter.needing(caller, Scope.APPROVALS_DECIDE)
                .flatMap(allowed -> BodyReader.read(body, ApprovalDecisions_ApprovalRequestCodec::decode))
                .flatMap(
                        request -> decided(caller, (handle, at) -> decisions.approve(handle, caller, id, request, at)));
    }

    /** Rejects an action for good, of a body {@code {reason, payload_hash?}}. */
    public Outcome<ActionView> reject(Caller caller, String id, byte[] body) {
        return ScopeFilter.needing(caller, Scope.APPROVALS_DECIDE)
                .flatMap(allowed -> BodyReader.read(body, ApprovalDecisions_RejectionRequestCodec::decode))
                .flatMap(request -> decided(caller, (handle, at) -> decisions.reject(handle, caller, id, request, at)));
    }

    /** Withdraws an action that was not sent, for the owner that asked for it, of a body {@code {comment?}}. */
    public Outcome<ActionView> cancel(Caller caller, String id, byte[] body) {
        return ApprovalDecisions.WithdrawalRequest.read(body)
                .flatMap(request ->
                        decided(caller, (handle, at) -> ApprovalDecisions.cancel(handle, caller, id, request, at)));
    }

    /** Takes an approval back that was not used yet, of a body {@code {reason?}}. */
    public Outcome<ActionView> revoke(Caller caller, String id, byte[] body) {
        return (caller.may(Scope.SERVICE_ADMIN)
                        ? Outcome.completed(caller)
                        : ScopeFilter.needing(caller, Scope.APPROVALS_DECIDE))
                .flatMap(allowed -> ApprovalDecisions.WithdrawalRequest.read(body))
                .flatMap(request ->
                        decided(caller, (handle, at) -> ApprovalDecisions.revoke(handle, caller, id, request, at)));
    }

    /** Returns the revisions of actions, regardless of who may see them. */
    public Map<String, RowRevision> revisions(Collection<String> ids) {
        Instant now = now();
        return tx.read(handle -> ActionStore.revisions(handle, ids, now));
    }

    private Outcome<ActionView> decided(Caller caller, BiFunction<Handle, Instant, Outcome<ActionRow>> decision) {
        Instant now = now();
        Outcome<ActionView> decided = tx.write(handle -> decision.apply(handle, now)
                .map(action -> shown(handle, action, caller, now, workflow(handle, caller, action))));
        return decided.map(action -> {
            if (action.status().isTerminal()) {
                onEnd.accept(action.workflowId());
            }
            return action;
        });
    }

    // Caps and halts no longer affect an action that has ended.
    private ActionView shown(
            Handle handle, ActionRow action, Caller caller, Instant now, @Nullable ActionWorkflow workflow) {
        ActionRow.Target target = action.target();
        boolean open = !action.stateAt(now).isTerminal();
        CapsLeft left = open ? context.caps(handle, target.world(), target.account()) : null;
        ActiveHalt halt = open ? context.halt(handle, target.account()) : null;
        return ActionView.of(
                action,
                new ActionView.RelatedFacts(
                        decisions.required(action),
                        DecisionStore.of(handle, action.id()),
                        left,
                        halt,
                        context.kind(handle, action.requester().principal()),
                        workflow),
                caller,
                now);
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /**
     * Count of what waits for people.
     *
     * @param all how many actions wait for approval
     * @param approvable how many of them the caller may approve
     * @param approved how many are approved, and not carried out yet
     */
    public record WaitingCounts(int all, int approvable, int approved) {}

    /**
     * Outline of an action: the part that needs no payload.
     *
     * @param id its id
     * @param tool the tool that it calls
     * @param account the account that it changes
     * @param entity the object that it changes; null when it makes one
     * @param requester the party that requested it
     * @param createdAt the time of the request
     * @param expiresAt the time from which it can no longer be decided
     */
    public record ActionOutline(
            String id,
            String tool,
            AccountId account,
            @Nullable String entity,
            Party requester,
            Instant createdAt,
            Instant expiresAt) {}

    /** Finds the facts around an action that other packages keep; reads only. */
    public interface ActionContextLookup {

        /**
         * Returns the rest of the account's caps; null for an account without caps.
         *
         * @param handle the transaction to read in
         * @param world the id of the environment
         * @param account the account
         */
        @Nullable
        CapsLeft caps(Handle handle, String world, AccountId account);

        /** Returns the widest halt that stops the account's writes; null for none. */
        @Nullable
        ActiveHalt halt(Handle handle, AccountId account);

        /** Returns the kind of a principal; null for an unknown one. */
        @Nullable
        PrincipalKind kind(Handle handle, String principal);

        /** Returns the size of the steps that {@link #workflow} reads. */
        long workflowBytes(Handle handle, String workflowId);

        /** Returns the workflow that waits at a step, as a caller may see it; null once it is removed. */
        @Nullable
        ActionWorkflow workflow(Handle handle, Caller caller, StepRef step);
    }

    /**
     * Query for Pending Actions, as a request says it.
     *
     * @param status the name of a status
     * @param account an account, in any spelling
     * @param tool a tool
     */
    public record ActionQuery(
            @Nullable String status,
            @Nullable String account,
            @Nullable String tool) {}
}
