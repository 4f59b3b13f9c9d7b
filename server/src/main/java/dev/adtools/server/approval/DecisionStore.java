package dev.adtools.server.approval;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collector;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;

/** The statements on decisions. */
final class DecisionStore {

    private static final RowMapper<Decision> ROW = ConstructorMapper.of(Decision.class);

    private DecisionStore() {}

    /** Adds a decision; false when its owner has decided before. */
    static boolean insert(Handle handle, String id, Decision decision) {
        return handle.createUpdate(
                                "INSERT INTO pending_action_decision (id, pending_action_id, principal, owner, lineage, token_id,"
                                        + " decision, payload_hash, comment, statement, created_at)"
                                        + " VALUES (:id, :actionId, :principal, :owner, :lineage, :tokenId, :kind, :payloadHash,"
                                        + " :comment, :statement, :at) ON CONFLICT (pending_action_id, owner) DO NOTHING")
                        .bindMethods(decision)
                        .bind("id", id)
                        .bind("statement", decision.statement())
                        .execute()
                == 1;
    }

    /** Returns the decisions on an action, the first one first. */
    static List<Decision> of(Handle handle, String actionId) {
        return handle.createQuery("SELECT * FROM pending_action_decision WHERE pending_action_id = :id"
                        + " ORDER BY created_at, id")
                .bind("id", actionId)
                .map(ROW)
                .list();
    }

    /** Returns the principals that approved actions, in their order, by the action. */
    static Map<String, List<String>> approvers(Handle handle, List<String> actionIds) {
        return approvals(handle, actionIds, mapping(Decision::principal, toList()));
    }

    /** Returns the approvals of actions, by the action. */
    static Map<String, List<Decision>> approvals(Handle handle, Collection<String> actionIds) {
        return actionIds.isEmpty() ? Map.of() : approvals(handle, actionIds, toList());
    }

    private static <T> Map<String, T> approvals(
            Handle handle, Collection<String> actionIds, Collector<Decision, ?, T> each) {
        return handle.createQuery("SELECT * FROM pending_action_decision WHERE decision = 'APPROVE'"
                        + " AND pending_action_id IN (<ids>) ORDER BY created_at, id")
                .bindList("ids", List.copyOf(actionIds))
                .map(ROW)
                .collect(groupingBy(Decision::actionId, each));
    }

    /** Returns the approvals of an action. */
    static List<Decision> approvals(Handle handle, String actionId) {
        return Decision.approvals(of(handle, actionId));
    }
}
