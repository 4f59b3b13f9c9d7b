package dev.adtools.server.idempotency;

import dev.adtools.api.Created;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.LocalChange;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.WriteOutcome;
import dev.adtools.server.store.StatementBatch;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.Update;

/** The operations' part in the transactions of a write: from let go to its end. */
public final class Operations {

    private static final String OURS = " WHERE id = :id AND fence = :fence";

    private final Clock clock;
    private final Retention retention;
    private final Claims claims;

    /** Keeps answers for a while, of what claims let calls take. */
    public Operations(Clock clock, Retention retention, Claims claims) {
        this.clock = clock;
        this.retention = retention;
        this.claims = claims;
    }

    /** Notes at the operation that a call holds what it changes in the service's own tables; nothing where it holds none. */
    public static void local(Handle handle, LocalChange change) {
        Claim claim = change.call().claim();
        if (claim != null) {
            held(handle, claim, "UPDATE operation SET entity = :entity" + OURS + " AND state = 'CLAIMED'")
                    .bind("entity", change.entity())
                    .execute();
        }
    }

    /** Takes the operation of a call, makes its change in the service's own tables, and keeps its answer; or answers as another. */
    public CallResult local(Handle handle, ToolCall call, PlatformEnvironment world, Supplier<CallResult> change) {
        return claims.claim(handle, call, world).orElseGet(() -> kept(handle, call, change.get()));
    }

    private CallResult kept(Handle handle, ToolCall call, CallResult answer) {
        if (!StoredAnswer.isKept(call, answer)) {
            claims.release(handle, call.claimed());
            return answer;
        }
        claims.complete(handle, call, answer);
        return answer.of(call.receipt());
    }

    /** Takes the operation of a write that may have been sent from now on; returns what to answer when it may not go. */
    public Supplier<Optional<CallResult>> letGo(StatementBatch batch, PlannedWrite write) {
        Optional<CallResult> overdue = overdue(write);
        return overdue.isPresent() ? () -> overdue : claims.letGo(batch, write);
    }

    /** Takes the operation of a write that waits for approval, with what its caller was told; or returns what to answer. */
    public Optional<CallResult> stage(Handle handle, PlannedWrite write, String pendingActionId, byte[] answer) {
        return overdue(write).or(() -> claims.stage(handle, write, pendingActionId, answer));
    }

    // Whoever asked has stopped waiting, and what was planned was looked up long ago: a node may have slept in between.
    private Optional<CallResult> overdue(PlannedWrite write) {
        return clock.instant().isAfter(write.call().metadata().deadline())
                ? Optional.of(CallResult.failed(ToolError.of(
                        ErrorCode.STORE_UNAVAILABLE,
                        "The call took so long that its answer was due before anything was sent; nothing was sent.")))
                : Optional.empty();
    }

    /** Notes how a write ended, also when the wait for it was given up before; empty when someone has settled it since. */
    public Optional<EndedOperation> settle(Handle handle, Claim claim, WriteOutcome outcome) {
        Query noted = outcome.state() == WriteOutcome.State.UNKNOWN
                ? lose(handle, claim, outcome)
                : end(handle, claim, outcome);
        return noted.map((rows, context) ->
                        EndedOperation.of(rows, outcome.state().outcome()))
                .findOne();
    }

    private Query end(Handle handle, Claim claim, WriteOutcome outcome) {
        Created created = outcome.created();
        return ended(
                        handle,
                        claim,
                        "UPDATE operation SET state = :state, answer_code = :code, answer = :answer, finished_at = <nowMs>,"
                                + " entity = COALESCE(entity, :entity), platform_ref = :reference,"
                                + " resolution = CASE WHEN state = 'UNKNOWN' THEN 'LATE' ELSE resolution END,"
                                + " answer_expires_at = :expires, lease_owner = NULL, lease_until = NULL,"
                                + " probe_at = NULL"
                                + OURS
                                + " AND state IN ('SENDING', 'UNKNOWN')")
                .bind("state", outcome.state().name())
                .bind("code", outcome.answer().code())
                .bind("answer", StoredAnswer.bytes(outcome.answer()))
                .bind("entity", created == null ? null : created.entity())
                .bind("reference", created == null ? null : created.platformRef())
                .bind("expires", clock.instant().plus(retention.answers()).toEpochMilli());
    }

    // What it would answer if it is found applied stays as it is.
    private static Query lose(Handle handle, Claim claim, WriteOutcome outcome) {
        return ended(
                        handle,
                        claim,
                        "UPDATE operation SET state = 'UNKNOWN', lease_owner = NULL, lease_until = NULL,"
                                + " evidence = :evidence, probe_at = <nowMs> + :wait"
                                + OURS
                                + " AND state = 'SENDING'")
                .bind("evidence", outcome.evidence())
                .bind("wait", ReconcileSchedule.wait(0).toMillis());
    }

    private static Query ended(Handle handle, Claim claim, String statement) {
        return handle.createQuery(statement + " RETURNING " + EndedOperation.COLUMNS)
                .bind("id", claim.operationId())
                .bind("fence", claim.fence());
    }

    private static Update held(Handle handle, Claim claim, String statement) {
        return handle.createUpdate(statement).bind("id", claim.operationId()).bind("fence", claim.fence());
    }
}
