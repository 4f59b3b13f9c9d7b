package dev.adtools.server.idempotency;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.Scope;
import dev.adtools.server.decision.FourEyes;
import dev.adtools.server.decision.Party;
import dev.adtools.server.idempotency.OperationSummary.Effect;
import dev.adtools.server.idempotency.OperationSummary.OperationView;
import dev.adtools.server.idempotency.VisibleOperationsQuery.VisibleOperation;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.RowRevision;
import dev.adtools.server.store.Tx;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Shows operations to people within their tokens' limits, and settles those whose outcome is unknown. */
public final class OperationService {

    private static final int LISTED_LIMIT = 1_000;

    private final Tx tx;
    private final OutcomeResolver resolver;
    private final Set<String> crossPlatform;

    /**
     * Serves the operations of a database.
     *
     * @param resolver records how operations ended
     * @param crossPlatform the names of the tools that work across platforms
     */
    public OperationService(Tx tx, OutcomeResolver resolver, Set<String> crossPlatform) {
        this.tx = tx;
        this.resolver = resolver;
        this.crossPlatform = Set.copyOf(crossPlatform);
    }

    /** Returns the scope with which a caller reads operations. */
    public static Scope reading(Caller caller) {
        // Whoever approves writes may be the only one who is apart from all who ask for them.
        return caller.may(Scope.APPROVALS_READ) ? Scope.APPROVALS_READ : Scope.OPERATIONS_READ;
    }

    /** Returns the scope with which a caller settles operations. */
    public static Scope settling(Caller caller) {
        return caller.may(Scope.APPROVALS_DECIDE) ? Scope.APPROVALS_DECIDE : Scope.OPERATIONS_RESOLVE;
    }

    /** Lists operations. */
    public Outcome<Page<OperationSummary>> list(
            Caller caller, @Nullable String status, @Nullable String account, PageRequest page) {
        return VisibleOperationsQuery.OperationFilter.of(status, account).map(filter -> page(caller, filter, page));
    }

    private Page<OperationSummary> page(
            Caller caller, VisibleOperationsQuery.OperationFilter filter, PageRequest wanted) {
        return Page.of(
                tx.read(handle -> query(caller).list(handle, filter, wanted.after(), wanted.limit() + 1)),
                wanted.limit(),
                operation -> wanted.after().next(operation.createdAt(), operation.id()));
    }

    /** Counts the operations whose outcome is unknown, of those that a caller sees. */
    public long unknown(Caller caller) {
        return tx.read(query(caller)::unknown);
    }

    /** Returns those of the newest 1,000 operations of unknown outcome that a caller may read and settle. */
    public List<OperationSummary> decidable(Caller caller) {
        return caller.may(reading(caller)) && caller.may(settling(caller))
                ? tx.read(handle -> query(caller).unknown(handle, LISTED_LIMIT)).stream()
                        .filter(operation -> maySettle(caller, operation))
                        .toList()
                : List.of();
    }

    private static boolean maySettle(Caller caller, OperationSummary operation) {
        Party requester = new Party(operation.principal(), operation.owner(), Set.of(), operation.tokenId());
        return operation.effect() != Effect.SPEND
                || FourEyes.settlement(requester, Party.of(caller), false).isEmpty();
    }

    /** Returns one operation, with what it sent. */
    public Outcome<OperationView> find(Caller caller, String id) {
        tx.take(tx.read(handle -> query(caller).planBytes(handle, id)));
        return tx.read(handle -> seen(handle, caller, id)).map(VisibleOperation::shown);
    }

    /** Returns the revisions of operations, regardless of who may see them. */
    public Map<String, RowRevision> revisions(Collection<String> ids) {
        return tx.read(handle -> RowRevision.of(
                handle.createQuery("SELECT id, fence || ' ' || state AS revision,"
                        + " CASE WHEN state IN ('CLAIMED', 'SENDING', 'UNKNOWN') THEN 1 ELSE 0 END AS open"
                        + " FROM operation WHERE id IN (<ids>)"),
                ids));
    }

    /** Settles an operation whose outcome is unknown, as a body {@code {outcome, evidence, expected_fence}} says. */
    public Outcome<OperationView> resolve(Caller caller, String id, byte[] body) {
        return ResolveRequest.read(body)
                .flatMap(wanted -> tx.write(handle ->
                        seen(handle, caller, id).flatMap(operation -> resolve(handle, caller, operation, wanted))));
    }

    private Outcome<OperationView> resolve(Handle handle, Caller caller, VisibleOperation seen, ResolveRequest wanted) {
        String id = seen.row().id();
        // Proof that a write was not applied gives its money back to the caps, and lets it be sent again.
        boolean releases = wanted.outcome() == ResolveRequest.SettledOutcome.NOT_APPLIED;
        Optional<ToolError> refusal = seen.row().effect() == Effect.SPEND
                ? FourEyes.settlement(seen.requester(), Party.of(caller), releases)
                : Optional.empty();
        if (refusal.isPresent()) {
            return Outcome.failed(refusal.get());
        }
        return resolver.resolved(
                        handle,
                        new Claim(id, wanted.expectedFence()),
                        caller.principal(),
                        wanted,
                        wanted.entity(seen.entityKind()))
                ? seen(handle, caller, id).map(VisibleOperation::shown)
                : Outcome.failed(conflict(seen.row()));
    }

    private static ToolError conflict(OperationSummary seen) {
        return new ToolError(
                ErrorCode.STATE_CONFLICT,
                "Only an operation whose outcome is UNKNOWN can be settled, at the fence that was looked at.",
                JsonObject.builder()
                        .put("status", seen.status().name())
                        .put("fence", seen.fence())
                        .build());
    }

    private VisibleOperationsQuery query(Caller caller) {
        return new VisibleOperationsQuery(caller, crossPlatform);
    }

    private Outcome<VisibleOperation> seen(Handle handle, Caller caller, String id) {
        return query(caller)
                .find(handle, id)
                .map(Outcome::completed)
                .orElseGet(() -> Outcome.failed(
                        ToolError.of(ErrorCode.NOT_FOUND, "There is no operation of this id that the token may see.")));
    }
}
