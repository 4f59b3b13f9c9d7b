package dev.adtools.server.idempotency;

import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Claim;
import dev.adtools.server.store.ColumnMapping;
import dev.adtools.server.store.StatementBatch;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;

/** Statements by which a call comes to hold an operation, finds one that another call holds, and those that remove old ones. */
final class OperationStore {

    private static final String TAKE =
            "INSERT INTO operation (id, call_id, request_id, principal_id, owner, token_id, key_hash, key_hint,"
                    + " fingerprint, tool, platform, world, account, entity, entity_kind, effect, state, fence,"
                    + " lease_owner, lease_until, deadline_at, workflow_id, plan, diff, reason, lineage,"
                    + " pending_action_id, executed_by, answer_code, answer, probes, created_at, sent_at, finished_at,"
                    + " answer_expires_at, row_expires_at)"
                    + " VALUES (:id, :callId, :requestId, :principal, :owner, :token, :keyHash, :keyHint,"
                    + " :fingerprint, :tool, :platform, :world, :account, :entity, :kind, :effect, :state, :fence,"
                    + " :node, <nowMs> + :lease, :deadline, :workflow, :plan, :diff, :reason, :lineage,"
                    + " :action, :executedBy, :code, :answer, 0, :now, CASE WHEN :state = 'SENDING' THEN <nowMs> END,"
                    + " CASE WHEN :state IN ('STAGED', 'SUCCEEDED') THEN <nowMs> END, :until, :expires)";
    private static final String NOTHING = " ON CONFLICT DO NOTHING";
    private static final String AGAIN = " ON CONFLICT (principal_id, key_hash) WHERE key_hash IS NOT NULL DO UPDATE"
            + " SET state = excluded.state, fence = excluded.fence, request_id = excluded.request_id,"
            + " token_id = excluded.token_id, account = excluded.account,"
            + " entity = COALESCE(excluded.entity, operation.entity), entity_kind = excluded.entity_kind,"
            + " lease_owner = excluded.lease_owner, lease_until = excluded.lease_until,"
            + " deadline_at = excluded.deadline_at, plan = excluded.plan, diff = excluded.diff,"
            + " reason = excluded.reason, lineage = excluded.lineage,"
            + " pending_action_id = excluded.pending_action_id, executed_by = excluded.executed_by, answer_code = excluded.answer_code,"
            + " answer = excluded.answer, probes = 0, sent_at = excluded.sent_at, finished_at = excluded.finished_at,"
            + " answer_expires_at = excluded.answer_expires_at, row_expires_at = excluded.row_expires_at,"
            + " resolution = NULL, resolved_by = NULL, platform_ref = NULL, evidence = NULL"
            + " WHERE operation.state = 'NOT_APPLIED' AND operation.id = excluded.id"
            + " AND operation.fence = excluded.fence - 1";

    private static final int BATCH = 1_000;
    // The words of the partial index: SQLite uses it only where they stand exactly so.
    private static final String DUE =
            "SELECT id FROM operation WHERE COALESCE(answer_expires_at, row_expires_at) <= :now"
                    + " AND state NOT IN ('CLAIMED', 'SENDING', 'UNKNOWN') AND answer_expires_at IS ";
    private static final String BATCHED =
            " ORDER BY COALESCE(answer_expires_at, row_expires_at) LIMIT :batch <skipLocked>)";
    private static final String ANSWERS =
            "UPDATE operation SET answer = NULL, answer_expires_at = NULL WHERE id IN (" + DUE + "NOT NULL" + BATCHED;
    // The key of a step's operation is all that keeps it from being run again, while its workflow may come back to it.
    private static final String ROWS = "DELETE FROM operation WHERE id IN (" + DUE + "NULL AND <over>" + BATCHED;

    private static final String KEYED = "SELECT * FROM operation WHERE principal_id = :principal AND key_hash = :hash";
    private static final String HELD = " WHERE id = :id AND fence = :fence AND state = 'CLAIMED'";

    private OperationStore() {}

    /**
     * Makes an operation the call's own: a new one, or the one of its key that is proved not applied and that nobody has run
     * since the call looked; no row is changed when another one stands in its way.
     */
    static Supplier<Integer> take(StatementBatch batch, OperationColumns columns) {
        String otherwise = columns.call().metadata().idempotencyKey() == null ? NOTHING : AGAIN;
        return batch.update(TAKE + otherwise, columns.values());
    }

    /** Returns the operation that has the key of a call, or that a call without one repeats while it is under way. */
    static Optional<ExistingOperation> inTheWay(Handle handle, OperationColumns columns) {
        String key = columns.call().metadata().idempotencyKey();
        return key == null
                ? StatementBatch.answer(
                        handle, batch -> same(batch, columns, " AND " + Leases.IN_FLIGHT, Duration.ZERO))
                : keyed(handle, columns.call().caller().principal(), Fingerprint.ofKey(key));
    }

    static Optional<ExistingOperation> keyed(Handle handle, String principal, String keyHash) {
        Map<String, String> values = Map.of("principal", principal, "hash", keyHash);
        return StatementBatch.answer(handle, batch -> batch.find(KEYED, values, (rows, context) -> row(rows)));
    }

    /**
     * Returns an operation that moves money and does the same, with a key or without, and is not over or has not been for
     * longer than a time.
     */
    static Supplier<Optional<ExistingOperation>> underWay(
            StatementBatch batch, OperationColumns columns, Duration since) {
        return same(
                batch,
                columns,
                " AND (" + Leases.IN_FLIGHT + " OR finished_at >= <nowMs> - :since OR finished_at >= :received)",
                since);
    }

    /** Returns an operation without a key that moves money, does the same, and was let go within a time. */
    static Supplier<Optional<ExistingOperation>> keylessSent(
            StatementBatch batch, OperationColumns columns, Duration since) {
        return same(
                batch,
                columns,
                " AND key_hash IS NULL AND (sent_at >= <nowMs> - :since OR sent_at >= :received)",
                since);
    }

    // When the call came is said in two ways: the first does not rely on two machines having one clock, the second does
    // not pass over what happens until the statement runs.
    private static Supplier<Optional<ExistingOperation>> same(
            StatementBatch batch, OperationColumns columns, String which, Duration since) {
        return batch.find(
                "SELECT * FROM operation WHERE principal_id = :principal AND effect = 'SPEND'"
                        + " AND fingerprint = :fingerprint" + which + " ORDER BY created_at, id LIMIT 1",
                Map.of(
                        "principal",
                        columns.call().caller().principal(),
                        "fingerprint",
                        columns.fingerprint(),
                        "since",
                        since.toMillis(),
                        "received",
                        columns.call().metadata().receivedAt().toEpochMilli()),
                (rows, context) -> row(rows));
    }

    /** Notes what a call changes that holds it. */
    static void changed(Handle handle, Claim claim, String entity) {
        handle.createUpdate("UPDATE operation SET entity = :entity" + HELD)
                .bind("entity", entity)
                .bind("id", claim.operationId())
                .bind("fence", claim.fence())
                .execute();
    }

    /** Notes the answer of a call that sent nothing. */
    static void complete(Handle handle, Claim claim, CallResult answer, Instant now, Instant expires) {
        handle.createUpdate("UPDATE operation SET state = 'SUCCEEDED', answer_code = :code, answer = :answer,"
                        + " finished_at = :now, answer_expires_at = :expires, lease_owner = NULL, lease_until = NULL"
                        + HELD)
                .bind("code", answer.code())
                .bind("answer", StoredAnswer.bytes(answer))
                .bind("now", now.toEpochMilli())
                .bind("expires", expires.toEpochMilli())
                .bind("id", claim.operationId())
                .bind("fence", claim.fence())
                .execute();
    }

    /**
     * Gives back an operation of which nothing was sent; its key is as if it had never been used. One that was tried before
     * stays what it was, not applied: what was sent then is found by it.
     */
    static void release(Handle handle, Claim claim, Instant now) {
        if (claim.fence() == 1) {
            handle.createUpdate("DELETE FROM operation" + HELD)
                    .bind("id", claim.operationId())
                    .bind("fence", claim.fence())
                    .execute();
        } else {
            handle.createUpdate("UPDATE operation SET state = 'NOT_APPLIED', finished_at = :now, lease_owner = NULL,"
                            + " lease_until = NULL" + HELD)
                    .bind("now", now.toEpochMilli())
                    .bind("id", claim.operationId())
                    .bind("fence", claim.fence())
                    .execute();
        }
    }

    private static ExistingOperation row(ResultSet rows) throws SQLException {
        byte[] answer = rows.getBytes("answer");
        return new ExistingOperation(
                rows.getString("id"),
                rows.getString("call_id"),
                rows.getString("request_id"),
                rows.getString("token_id"),
                rows.getString("account"),
                rows.getString("fingerprint"),
                OperationState.valueOf(rows.getString("state")),
                rows.getLong("fence"),
                rows.getObject("sent_at") != null,
                Instant.ofEpochMilli(rows.getLong("deadline_at")),
                answeredAt(rows),
                answer == null
                        ? Optional.empty()
                        : Optional.of(StoredAnswer.read(rows.getString("answer_code"), answer)));
    }

    private static Instant answeredAt(ResultSet rows) throws SQLException {
        Instant ended = ColumnMapping.time(rows, "finished_at");
        Instant sent = ended == null ? ColumnMapping.time(rows, "sent_at") : ended;
        return sent == null ? Instant.ofEpochMilli(rows.getLong("created_at")) : sent;
    }

    /** Removes answers that are no longer kept. */
    static int removeAnswers(Handle handle, Instant now) {
        return removed(handle.createUpdate(ANSWERS), now);
    }

    /** Removes operations that are no longer kept, of those for whose workflow a condition holds. */
    static int removeEnded(Handle handle, String over, Instant now) {
        return removed(handle.createUpdate(ROWS).define("over", over), now);
    }

    private static int removed(Update statement, Instant now) {
        return statement.bind("now", now.toEpochMilli()).bind("batch", BATCH).execute();
    }
}
