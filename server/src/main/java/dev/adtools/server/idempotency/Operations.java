package dev.adtools.server.idempotency;

import dev.adtools.api.Created;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.ChangesJson;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.Departure;
import dev.adtools.server.call.Ending;
import dev.adtools.server.call.InertText;
import dev.adtools.server.call.LocalChange;
import dev.adtools.server.store.Words;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.Update;

/** The operations' part in the transactions of a write: from claimed to sending, and from there to its end. */
public final class Operations {

    private static final String OURS = " WHERE id = :id AND fence = :fence";

    private final Clock clock;
    private final Retention retention;

    /** Keeps answers for a while. */
    public Operations(Clock clock, Retention retention) {
        this.clock = clock;
        this.retention = retention;
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

    /** Notes that a write may have been sent from now on; refuses when its claim was taken away. */
    public Optional<ToolError> letGo(Handle handle, Departure write) {
        boolean held = held(
                                handle,
                                write.claim(),
                                "UPDATE operation SET state = 'SENDING', sent_at = <nowMs>, account = :account, entity = :entity,"
                                        + " entity_kind = :kind, plan = :plan, diff = :diff, reason = :reason, answer_code = 'OK', answer = :answer, pending_action_id = :action,"
                                        + " lineage = :lineage"
                                        + OURS
                                        + " AND state = 'CLAIMED' AND lease_until > <nowMs>")
                        .bind("account", write.account().value())
                        .bind("entity", write.entity())
                        .bind("kind", write.target().entityKind())
                        .bind("lineage", Words.join(write.call().caller().lineage().stream()))
                        .bind("plan", write.plan())
                        .bind("diff", diff(write))
                        .bind("reason", InertText.ofNullable(write.reason()))
                        .bind("answer", write.answerIfFound())
                        .bind(
                                "action",
                                write.approved() == null
                                        ? null
                                        : write.approved().pendingActionId())
                        .execute()
                == 1;
        return held ? Optional.empty() : Optional.of(lost(write));
    }

    private static byte[] diff(Departure write) {
        return new JsonWriter().value(ChangesJson.of(write.diff())).toBytes();
    }

    private static ToolError lost(Departure write) {
        return ToolError.of(
                ErrorCode.STORE_UNAVAILABLE,
                "The call took so long that its claim ran out before anything was sent; nothing was sent. ("
                        + write.claim().operationId() + ")");
    }

    /** Notes how a write ended, also when the wait for it was given up before; empty when someone has settled it since. */
    public Optional<EndedOperation> settle(Handle handle, Claim claim, Ending ending) {
        Query noted = ending.state() == Ending.State.UNKNOWN ? lose(handle, claim, ending) : end(handle, claim, ending);
        return noted.map((rows, context) ->
                        EndedOperation.of(rows, ending.state().fate()))
                .findOne();
    }

    private Query end(Handle handle, Claim claim, Ending ending) {
        Instant now = clock.instant();
        Created created = ending.created();
        return ended(
                        handle,
                        claim,
                        "UPDATE operation SET state = :state, answer_code = :code, answer = :answer, finished_at = :now,"
                                + " entity = COALESCE(entity, :entity), platform_ref = :reference,"
                                + " resolution = CASE WHEN state = 'UNKNOWN' THEN 'LATE' ELSE resolution END,"
                                + " answer_expires_at = :expires, lease_owner = NULL, lease_until = NULL,"
                                + " probe_at = NULL"
                                + OURS
                                + " AND state IN ('SENDING', 'UNKNOWN')")
                .bind("state", ending.state().name())
                .bind("code", ending.answer().code())
                .bind("answer", StoredAnswer.bytes(ending.answer()))
                .bind("entity", created == null ? null : created.entity())
                .bind("reference", created == null ? null : created.platformRef())
                .bind("now", now.toEpochMilli())
                .bind("expires", now.plus(retention.answers()).toEpochMilli());
    }

    // What it would answer if it is found applied stays as it is.
    private static Query lose(Handle handle, Claim claim, Ending ending) {
        return ended(
                        handle,
                        claim,
                        "UPDATE operation SET state = 'UNKNOWN', lease_owner = NULL, lease_until = NULL,"
                                + " evidence = :evidence, probe_at = <nowMs> + :wait"
                                + OURS
                                + " AND state = 'SENDING'")
                .bind("evidence", ending.evidence())
                .bind("wait", ProbePlan.wait(0).toMillis());
    }

    /** Notes that a write waits for approval, and what its caller was told. */
    public boolean stage(Handle handle, Departure write, String pendingActionId, byte[] answer) {
        Instant now = clock.instant();
        return held(
                                handle,
                                write.claim(),
                                "UPDATE operation SET state = 'STAGED', account = :account, entity = :entity,"
                                        + " pending_action_id = :action, answer_code = 'OK', answer = :answer,"
                                        + " finished_at = :now, answer_expires_at = :expires, lease_owner = NULL,"
                                        + " lease_until = NULL"
                                        + OURS
                                        + " AND state = 'CLAIMED'")
                        .bind("account", write.account().value())
                        .bind("entity", write.entity())
                        .bind("action", pendingActionId)
                        .bind("answer", answer)
                        .bind("now", now.toEpochMilli())
                        .bind("expires", now.plus(retention.answers()).toEpochMilli())
                        .execute()
                == 1;
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
