package dev.adtools.server.idempotency;

import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.SentPlan;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;
import org.jspecify.annotations.Nullable;

/** The statements on operations whose outcome is unknown. */
final class UnknownStore {

    private static final String OURS = " WHERE id = :id AND fence = :fence AND state = 'UNKNOWN'";

    private UnknownStore() {}

    static long count(Handle handle) {
        return handle.createQuery("SELECT count(*) FROM operation WHERE " + Leases.IN_FLIGHT + " AND state = 'UNKNOWN'")
                .mapTo(Long.class)
                .one();
    }

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
        return new UnknownWrite(claim, rows.getInt("probes"), rows.getInt("shown") == 1, plan);
    }

    /** Takes the next look at one for this node, and plans the one after it; false when another node has taken it. */
    static boolean take(Handle handle, UnknownWrite write) {
        int looks = write.looks() + 1;
        boolean last = looks >= ReconcileSchedule.looks();
        return update(
                                handle,
                                write.claim(),
                                "UPDATE operation SET probes = :looks, probe_at = <nowMs> + :wait" + OURS
                                        + " AND probes = :seen")
                        .bind("looks", looks)
                        .bind(
                                "wait",
                                last
                                        ? null
                                        : (Long) ReconcileSchedule.wait(looks).toMillis())
                        .bind("seen", write.looks())
                        .execute()
                == 1;
    }

    /** Notes what was seen, for the person who settles it. */
    static void evidence(Handle handle, Claim claim, String evidence) {
        update(handle, claim, "UPDATE operation SET evidence = :evidence" + OURS)
                .bind("evidence", evidence)
                .execute();
    }

    /** Notes how one ended, with the answer that was found or the one that was kept; empty when it has ended otherwise. */
    static Optional<EndedOperation> end(
            Handle handle, Claim claim, Settlement settled, byte @Nullable [] answer, OutcomeState outcome) {
        return handle.createQuery("UPDATE operation SET state = :state, resolution = :resolution, resolved_by = :by,"
                        + " platform_ref = :reference, entity = COALESCE(entity, :entity), evidence = :evidence, finished_at = :now,"
                        + " answer_code = CASE WHEN :state = 'SUCCEEDED' THEN 'OK' END,"
                        + " answer = CASE WHEN :state = 'SUCCEEDED' THEN COALESCE(:answer, answer) END,"
                        + " answer_expires_at = :expires, probe_at = NULL,"
                        + " row_expires_at = row_expires_at - created_at + :now"
                        + OURS + " RETURNING " + EndedOperation.COLUMNS)
                .bind("id", claim.operationId())
                .bind("fence", claim.fence())
                .bind("state", settled.state().name())
                .bind("resolution", settled.by() == null ? "AUTO" : "OPERATOR")
                .bind("by", settled.by())
                .bind("reference", settled.platformRef())
                .bind("entity", settled.entity())
                .bind("evidence", settled.evidence())
                .bind("answer", answer)
                .bind("now", settled.at().toEpochMilli())
                .bind("expires", settled.answerExpires().toEpochMilli())
                .map((rows, context) -> EndedOperation.of(rows, outcome))
                .findOne();
    }

    private static Update update(Handle handle, Claim claim, String statement) {
        return handle.createUpdate(statement).bind("id", claim.operationId()).bind("fence", claim.fence());
    }

    /**
     * A write whose outcome is unknown, when the time has come to look for it.
     *
     * @param claim the operation, and which attempt of it was sent
     * @param looks how often it was looked for
     * @param shown whether its platform had time enough to show it, by the database that noted when it was let go
     * @param plan what was sent
     */
    record UnknownWrite(Claim claim, int looks, boolean shown, SentPlan plan) {}

    /**
     * End of an operation whose outcome was unknown.
     *
     * @param state what it is now
     * @param by the principal that settled it; null when a look at the platform did
     * @param entity what it made, by kind and id; null when nobody knows
     * @param platformRef what the platform calls what it made; null when nobody said
     * @param evidence why that is certain
     * @param at when it was settled
     * @param answerExpires until when its answer is kept
     */
    record Settlement(
            OperationState state,
            @Nullable String by,
            @Nullable String entity,
            @Nullable String platformRef,
            String evidence,
            Instant at,
            Instant answerExpires) {}
}
