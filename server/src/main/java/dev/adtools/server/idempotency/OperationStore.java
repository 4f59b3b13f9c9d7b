package dev.adtools.server.idempotency;

import dev.adtools.server.call.Answer;
import dev.adtools.server.call.Claim;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The statements by which a call comes to hold an operation, and finds one that another call holds. */
final class OperationStore {

    private static final String HELD = " WHERE id = :id AND fence = :fence AND state = 'CLAIMED'";

    private OperationStore() {}

    /** Adds an operation as the call's own; false when another one stands in its way. */
    static boolean insert(Handle handle, Map<String, ?> columns) {
        return handle.createUpdate(
                                "INSERT INTO operation (id, call_id, request_id, principal_id, owner, token_id, key_hash, key_hint,"
                                        + " fingerprint, tool, platform, world, account, effect, state, fence, lease_owner,"
                                        + " lease_until, deadline_at, workflow_id, probes, created_at, row_expires_at)"
                                        + " VALUES (:id, :callId, :requestId, :principal, :owner, :token, :keyHash, :keyHint,"
                                        + " :fingerprint, :tool, :platform, :world, :account, :effect, 'CLAIMED', 1, :node,"
                                        + " <nowMs> + :lease, :deadline, :workflow, 0, :now, :expires)"
                                        + " ON CONFLICT DO NOTHING")
                        .bindMap(columns)
                        .execute()
                == 1;
    }

    /** Makes an operation that is proved not applied the call's own; false when another call was faster. */
    static boolean reclaim(Handle handle, OperationRow seen, Map<String, ?> columns) {
        return handle.createUpdate("UPDATE operation SET state = 'CLAIMED', fence = fence + 1, token_id = :token,"
                                + " request_id = :requestId, lease_owner = :node, lease_until = <nowMs> + :lease,"
                                + " deadline_at = :deadline, answer_code = NULL, answer = NULL, finished_at = NULL,"
                                + " resolution = NULL, resolved_by = NULL, platform_ref = NULL, evidence = NULL, probes = 0,"
                                + " sent_at = NULL, plan = NULL, diff = NULL, answer_expires_at = NULL, row_expires_at = :expires"
                                + " WHERE id = :seen AND fence = :fence AND state = 'NOT_APPLIED'")
                        .bindMap(columns)
                        .bind("seen", seen.id())
                        .bind("fence", seen.fence())
                        .execute()
                == 1;
    }

    static Optional<OperationRow> keyed(Handle handle, String principal, String keyHash) {
        return handle.createQuery("SELECT * FROM operation WHERE principal_id = :principal AND key_hash = :hash")
                .bind("principal", principal)
                .bind("hash", keyHash)
                .map((rows, context) -> row(rows))
                .findOne();
    }

    /** Returns an operation that moves money and does the same, with a key or without, and is not over. */
    static Optional<OperationRow> open(Handle handle, String principal, String fingerprint) {
        return handle.createQuery("SELECT * FROM operation WHERE principal_id = :principal AND effect = 'SPEND'"
                        + " AND fingerprint = :fingerprint AND state IN ('CLAIMED', 'SENDING', 'UNKNOWN')"
                        + " ORDER BY created_at, id LIMIT 1")
                .bind("principal", principal)
                .bind("fingerprint", fingerprint)
                .map((rows, context) -> row(rows))
                .findOne();
    }

    /** Notes the answer of a call that sent nothing. */
    static void complete(Handle handle, Claim claim, Answer answer, Instant now, Instant expires) {
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

    private static OperationRow row(ResultSet rows) throws SQLException {
        byte[] answer = rows.getBytes("answer");
        return new OperationRow(
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
                answer == null
                        ? Optional.empty()
                        : Optional.of(StoredAnswer.read(rows.getString("answer_code"), answer)));
    }
}
