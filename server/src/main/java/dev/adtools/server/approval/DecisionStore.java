package dev.adtools.server.approval;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import dev.adtools.server.call.Caller;
import dev.adtools.server.decision.Party;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collector;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ColumnName;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;

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

    /**
     * The decision of one owner on an action.
     *
     * @param actionId the action
     * @param principal who decided
     * @param owner its owner; each decides once
     * @param lineage the owners of the tokens that led to the one it used
     * @param tokenId the token it used
     * @param kind what it decided
     * @param payloadHash the hash it repeated
     * @param comment what it said; null for nothing
     * @param at when
     */
    public record Decision(
            @ColumnName("pending_action_id") String actionId,
            String principal,
            String owner,
            Set<String> lineage,
            String tokenId,
            @ColumnName("decision") DecisionKind kind,
            String payloadHash,
            @Nullable String comment,
            @ColumnName("created_at") Instant at) {

        public Decision {
            lineage = Set.copyOf(lineage);
        }

        static Decision of(ActionRow action, Caller caller, DecisionKind kind, @Nullable String comment, Instant at) {
            return new Decision(
                    action.id(),
                    caller.principal(),
                    caller.owner(),
                    caller.lineage(),
                    caller.tokenId(),
                    kind,
                    action.payload().hash(),
                    comment,
                    at);
        }

        /** Returns those of some decisions that are approvals. */
        static List<Decision> approvals(List<Decision> decisions) {
            return decisions.stream()
                    .filter(one -> one.kind == DecisionKind.APPROVE)
                    .toList();
        }

        /** Returns the parties that made some decisions. */
        static List<Party> parties(List<Decision> decisions) {
            return decisions.stream()
                    .map(one -> new Party(one.principal, one.owner, one.lineage, one.tokenId))
                    .toList();
        }

        /** Returns the statement that the approver makes by it: decision, hash, action, who, and when in seconds. */
        String statement() {
            return kind.word() + "\n" + payloadHash + "\n" + actionId + "\n" + principal + "\n" + at.getEpochSecond();
        }
    }
}
