package dev.adtools.server.idempotency;

import dev.adtools.api.Created;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.SentPlan;
import dev.adtools.server.call.WriteOutcome;
import dev.adtools.server.idempotency.OutcomeListener.EndedOperation;
import dev.adtools.server.store.StatementBatch;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.Update;
import org.jspecify.annotations.Nullable;

/** Statements on operations that were sent: how they end, and the look for those whose outcome is unknown. */
final class OutcomeStore {

    private static final String OURS = " WHERE id = :id AND fence = :fence";
    private static final String STILL_UNKNOWN = OURS + " AND state = 'UNKNOWN'";
    private static final String SAME_LOOK = " AND probes = :looks";
    private static final String RETURNING = " RETURNING " + EndedOperation.COLUMNS;

    private OutcomeStore() {}

    /** Returns some that are to be looked for by now, what waits longest first. */
    static List<UnknownWrite> due(Handle handle, int most) {
        return handle.createQuery("SELECT *, CASE WHEN sent_at <= <nowMs> - :hidden THEN 1 ELSE 0 END AS shown"
                        + " FROM operation WHERE " + Leases.IN_FLIGHT
                        + " AND state = 'UNKNOWN' AND probe_at <= <nowMs> ORDER BY probe_at, id LIMIT :most")
                .bind("hidden", ReconcileSchedule.VISIBLE_AFTER.toMillis())
                .bind("most", most)
                .map((rows, context) -> write(rows))
                .list();
    }

    private static UnknownWrite write(ResultSet rows) throws SQLException {
        Instant sentAt = Instant.ofEpochMilli(rows.getLong("sent_at"));
        Instant deadline = Instant.ofEpochMilli(rows.getLong("deadline_at"));
        CallMetadata metadata =
                new CallMetadata(rows.getString("request_id"), rows.getString("call_id"), null, sentAt, deadline, null);
        SentPlan plan = new SentPlan(
                metadata,
                rows.getString("principal_id"),
                rows.getString("tool"),
                rows.getString("world"),
                rows.getBytes("plan"),
                rows.getBytes("answer"));
        Claim claim = new Claim(rows.getString("id"), rows.getLong("fence"));
        return new UnknownWrite(
                claim, rows.getInt("probes"), rows.getLong("probe_at"), rows.getInt("shown") == 1, plan);
    }

    /** Leases the look that is due to this node for a minute; false when another node has taken it. */
    static boolean take(Handle handle, UnknownWrite write) {
        return update(
                                handle,
                                write.claim(),
                                "UPDATE operation SET probe_at = <nowMs> + :lease" + STILL_UNKNOWN + SAME_LOOK
                                        + " AND probe_at = :due")
                        .bind("lease", ReconcileSchedule.LEASE.toMillis())
                        .bind("looks", write.looks())
                        .bind("due", write.dueMillis())
                        .execute()
                == 1;
    }

    /** Counts a look and plans the next one; keeps its evidence for the person who settles the write. */
    static void evidence(Handle handle, UnknownWrite write, String evidence) {
        int looks = write.looks() + 1;
        boolean last = looks >= ReconcileSchedule.looks();
        Long wait = last ? null : (Long) ReconcileSchedule.wait(looks).toMillis();
        update(
                        handle,
                        write.claim(),
                        "UPDATE operation SET evidence = :evidence, probes = probes + 1, probe_at = <nowMs> + :wait"
                                + STILL_UNKNOWN + SAME_LOOK)
                .bind("evidence", evidence)
                .bind("wait", wait)
                .bind("looks", write.looks())
                .execute();
    }

    /** Notes the end that the platform's own answer tells, late or not; empty when it has ended otherwise. */
    static Optional<EndedOperation> end(Handle handle, Claim claim, WriteOutcome outcome, Instant answerExpires) {
        Created created = outcome.created();
        Map<String, @Nullable Object> values = new HashMap<>();
        values.put("id", claim.operationId());
        values.put("fence", claim.fence());
        values.put("state", outcome.state().name());
        values.put("code", outcome.answer().code());
        values.put("answer", StoredAnswer.bytes(outcome.answer()));
        values.put("entity", created == null ? null : created.entity());
        Boolean verified = outcome.verified();
        values.put("verified", verified == null ? null : (Integer) (verified ? 1 : 0));
        values.put("reference", created == null ? null : created.platformRef());
        values.put("expires", answerExpires.toEpochMilli());
        return StatementBatch.answer(
                handle,
                batch -> batch.find(
                        "UPDATE operation SET state = :state, answer_code = :code, answer = :answer, finished_at = <nowMs>,"
                                + " entity = COALESCE(entity, :entity), platform_ref = :reference, verified = :verified,"
                                + " resolution = CASE WHEN state = 'UNKNOWN' THEN 'LATE' ELSE resolution END,"
                                + " answer_expires_at = :expires, lease_owner = NULL, lease_until = NULL,"
                                + " probe_at = NULL"
                                + OURS
                                + " AND state IN ('SENDING', 'UNKNOWN')"
                                + RETURNING,
                        values,
                        (rows, context) -> EndedOperation.of(rows, outcome.state())));
    }

    /** Notes that no answer came of one; what it would answer if it is found applied stays as it is. */
    static Optional<EndedOperation> lose(Handle handle, Claim claim, WriteOutcome outcome) {
        return ended(
                        handle,
                        claim,
                        "UPDATE operation SET state = 'UNKNOWN', lease_owner = NULL, lease_until = NULL,"
                                + " evidence = :evidence, probe_at = <nowMs> + :wait"
                                + OURS
                                + " AND state = 'SENDING'")
                .bind("evidence", outcome.evidence())
                .bind("wait", ReconcileSchedule.wait(0).toMillis())
                .map((rows, context) -> EndedOperation.of(rows, outcome.state()))
                .findOne();
    }

    /** Notes how one ended of which nobody knew, with the answer that was found or the one that was kept; empty when it has ended otherwise. */
    static Optional<EndedOperation> end(
            Handle handle,
            Claim claim,
            Settlement settled,
            byte @Nullable [] answer,
            Instant now,
            Instant answerExpires) {
        return ended(
                        handle,
                        claim,
                        "UPDATE operation SET state = :state, resolution = :resolution, resolved_by = :by,"
                                + " platform_ref = :reference, entity = COALESCE(entity, :entity), evidence = :evidence,"
                                + " finished_at = :now, verified = :verified, answer_code = CASE WHEN :state = 'SUCCEEDED' THEN 'OK' END,"
                                + " answer = CASE WHEN :state = 'SUCCEEDED' THEN COALESCE(:answer, answer) END,"
                                + " answer_expires_at = :expires, probe_at = NULL,"
                                + " row_expires_at = row_expires_at - created_at + :now"
                                + STILL_UNKNOWN)
                .bind("state", settled.outcome().name())
                .bind("resolution", settled.by() == null ? "AUTO" : "OPERATOR")
                .bind("by", settled.by())
                .bind("reference", settled.platformRef())
                .bind("entity", settled.entity())
                .bind("evidence", settled.evidence())
                .bind("answer", answer)
                .bind("verified", settled.by() == null && settled.outcome() == OutcomeState.SUCCEEDED ? 1 : null)
                .bind("now", now.toEpochMilli())
                .bind("expires", answerExpires.toEpochMilli())
                .map((rows, context) -> EndedOperation.of(rows, settled.outcome()))
                .findOne();
    }

    private static Query ended(Handle handle, Claim claim, String statement) {
        return handle.createQuery(statement + RETURNING)
                .bind("id", claim.operationId())
                .bind("fence", claim.fence());
    }

    private static Update update(Handle handle, Claim claim, String statement) {
        return handle.createUpdate(statement).bind("id", claim.operationId()).bind("fence", claim.fence());
    }

    /**
     * A write whose outcome is unknown, when the time has come to look for it.
     *
     * @param claim the operation, and which attempt of it was sent
     * @param looks how often it was looked for
     * @param dueMillis when the next look is due
     * @param shown whether its platform had time enough to show it, by the database that noted when it was let go
     * @param plan what was sent
     */
    record UnknownWrite(Claim claim, int looks, long dueMillis, boolean shown, SentPlan plan) {}

    /**
     * End of an operation whose outcome was unknown.
     *
     * @param outcome how it ended
     * @param by the principal that settled it; null when a look at the platform did
     * @param entity what it made, by kind and id; null when nobody knows
     * @param platformRef what the platform calls what it made; null when nobody said
     * @param evidence why that is certain
     */
    record Settlement(
            OutcomeState outcome,
            @Nullable String by,
            @Nullable String entity,
            @Nullable String platformRef,
            String evidence) {}
}
