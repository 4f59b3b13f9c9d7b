package dev.adtools.server.approval;

import dev.adtools.server.store.SpaceSeparatedSet;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/** The statements on decisions. */
final class DecisionStore {

    private DecisionStore() {}

    /** Adds a decision; false when its owner has decided before. */
    static boolean insert(Handle handle, String id, Decision decision) {
        return handle.createUpdate(
                                "INSERT INTO pending_action_decision (id, pending_action_id, principal, owner, lineage, token_id,"
                                        + " decision, payload_hash, comment, statement, created_at)"
                                        + " VALUES (:id, :action, :principal, :owner, :lineage, :token, :kind, :hash, :comment,"
                                        + " :statement, :at) ON CONFLICT (pending_action_id, owner) DO NOTHING")
                        .bind("id", id)
                        .bind("action", decision.actionId())
                        .bind("principal", decision.principal())
                        .bind("owner", decision.owner())
                        .bind("lineage", SpaceSeparatedSet.join(decision.lineage().stream()))
                        .bind("token", decision.tokenId())
                        .bind("kind", decision.kind().name())
                        .bind("hash", decision.payloadHash())
                        .bind("comment", decision.comment())
                        .bind("statement", decision.statement())
                        .bind("at", decision.at().toEpochMilli())
                        .execute()
                == 1;
    }

    /** Returns the decisions on an action, the first one first. */
    static List<Decision> of(Handle handle, String actionId) {
        return handle.createQuery("SELECT * FROM pending_action_decision WHERE pending_action_id = :id"
                        + " ORDER BY created_at, id")
                .bind("id", actionId)
                .map((rows, context) -> row(rows))
                .list();
    }

    /** Returns the approvals of an action. */
    static List<Decision> approvals(Handle handle, String actionId) {
        return of(handle, actionId).stream()
                .filter(decision -> decision.kind() == Decision.Kind.APPROVE)
                .toList();
    }

    private static Decision row(ResultSet rows) throws SQLException {
        return new Decision(
                rows.getString("pending_action_id"),
                rows.getString("principal"),
                rows.getString("owner"),
                Set.copyOf(SpaceSeparatedSet.split(rows.getString("lineage"))),
                rows.getString("token_id"),
                Decision.Kind.valueOf(rows.getString("decision")),
                rows.getString("payload_hash"),
                rows.getString("comment"),
                Instant.ofEpochMilli(rows.getLong("created_at")));
    }
}
