package dev.adtools.server.approval;

import dev.adtools.api.AccountId;
import dev.adtools.api.Platform;
import dev.adtools.server.approval.PendingActionService.ActionOutline;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.ServiceCall.ExecutedBy;
import dev.adtools.server.store.RowRevision;
import dev.adtools.server.store.Tx;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;

/** The statements on Pending Actions. Every one that changes a state takes only the states that may become the new one. */
final class ActionStore {

    /** SQL for the state now: an overdue action has expired, whether or not that has been noted. */
    static final String STATE_NOW = "CASE WHEN state = 'PENDING' AND :now >= expires_at THEN 'EXPIRED'"
            + " WHEN state = 'APPROVED' AND :now >= execute_before THEN 'EXPIRED' ELSE state END";

    private static final int BATCH = 500;

    /** The most attempts without a change that leave an action its approval. */
    static final int UNAPPLIED_LIMIT = 5;

    private ActionStore() {}

    /** Adds an action; false when another open one changes the same, or waits for the same step. */
    static boolean insert(Handle handle, Map<String, ?> columns) {
        return handle.createUpdate(
                                "INSERT INTO pending_action (id, operation_id, call_id, workflow_id, step_no, tool, tool_digest,"
                                        + " platform, world, account, entity, requester, requester_owner, requester_lineage,"
                                        + " requester_transport, requester_token, reason, payload, payload_hash, approvals_required, state, state_version, created_at,"
                                        + " expires_at)"
                                        + " VALUES (:id, :operation, :call, :workflow, :step, :tool, :digest, :platform,"
                                        + " :world, :account, :entity, :requester, :owner, :lineage, :transport, :token, :reason,"
                                        + " :payload, :hash,"
                                        + " :required, 'PENDING', 1, :now, :expires)"
                                        + " ON CONFLICT DO NOTHING")
                        .bindMap(columns)
                        .execute()
                == 1;
    }

    static Optional<ActionRow> find(Handle handle, String id) {
        return handle.createQuery("SELECT * FROM pending_action WHERE id = :id")
                .bind("id", id)
                .map((rows, context) -> ActionRow.of(rows))
                .findOne();
    }

    static Map<String, RowRevision> revisions(Handle handle, Collection<String> ids, Instant now) {
        return RowRevision.of(
                handle.createQuery("SELECT id, state_version || ' ' || " + STATE_NOW + " AS revision, CASE WHEN "
                                + STATE_NOW + " IN (<terminal>) THEN 0 ELSE 1 END AS open"
                                + " FROM pending_action WHERE id IN (<ids>)")
                        .bind("now", now.toEpochMilli())
                        .bindList("terminal", ActionState.terminal()),
                ids);
    }

    /** Takes an undecided action for a decision, so that decisions come one after the other. */
    static boolean take(Handle handle, String id, Instant now) {
        return handle.createUpdate("UPDATE pending_action SET state_version = state_version + 1"
                                + " WHERE id = :id AND state = 'PENDING' AND expires_at > :now")
                        .bind("id", id)
                        .bind("now", now.toEpochMilli())
                        .execute()
                == 1;
    }

    static boolean approve(Handle handle, String id, Instant now, Instant executeBefore) {
        return move(
                                handle,
                                ActionState.APPROVED,
                                "approved_at = :now, execute_before = :before",
                                "id = :id AND state = 'PENDING' AND expires_at > :now")
                        .bind("id", id)
                        .bind("now", now.toEpochMilli())
                        .bind("before", executeBefore.toEpochMilli())
                        .execute()
                == 1;
    }

    /** Lets an approved action be done by an operation: the only way to be done, and by one operation at a time. */
    static boolean execute(Handle handle, String id, String operationId, ExecutedBy executedBy, Instant now) {
        return move(
                                handle,
                                ActionState.EXECUTING,
                                "executed_operation_id = :operation, executed_by = :by, executed_at = :now,"
                                        + " execution_comment = :comment",
                                "id = :id AND execute_before > :now")
                        .bind("id", id)
                        .bind("operation", operationId)
                        .bind("by", executedBy.principal())
                        .bind("comment", executedBy.comment())
                        .bind("now", now.toEpochMilli())
                        .execute()
                == 1;
    }

    /**
     * Returns the action of an operation that changed nothing to its approval; false when its time is over, when too many
     * attempts went before, and when the outcome was unknown meanwhile.
     */
    static boolean reopen(Handle handle, String operationId, Instant now) {
        return move(
                                handle,
                                ActionState.APPROVED,
                                "unapplied_attempts = unapplied_attempts + 1, executed_operation_id = NULL,"
                                        + " executed_by = NULL, executed_at = NULL, execution_comment = NULL",
                                "executed_operation_id = :operation AND state = 'EXECUTING' AND execute_before > :now"
                                        + " AND unapplied_attempts < :limit")
                        .bind("operation", operationId)
                        .bind("now", now.toEpochMilli())
                        .bind("limit", UNAPPLIED_LIMIT)
                        .execute()
                == 1;
    }

    /** Notes what became of the operation that an action was done by; nothing when it was done by none. */
    static void settle(Handle handle, String operationId, ActionState state, OutcomeState outcome, Instant now) {
        move(
                        handle,
                        state,
                        "ending = :ending, ended_at = CASE WHEN :final = 1 THEN :now END",
                        "executed_operation_id = :operation")
                .bind("operation", operationId)
                .bind("ending", outcome.name())
                .bind("final", state.isTerminal() ? 1 : 0)
                .bind("now", now.toEpochMilli())
                .execute();
    }

    /** Ends an action of which nobody will ever know how it went; nothing when the operation did none. */
    static void giveUp(Handle handle, String operationId, Instant now) {
        move(
                        handle,
                        ActionState.FAILED,
                        "ending = 'UNKNOWN', ended_at = :now, ended_why = :why",
                        "executed_operation_id = :operation")
                .bind("operation", operationId)
                .bind("why", "A person gave up finding out whether it was applied.")
                .bind("now", now.toEpochMilli())
                .execute();
    }

    /** Ends an action that was not done; false when it is in a state that does not end so. */
    static boolean end(Handle handle, String id, ActionState state, ActionRow.ActionEnd end) {
        return move(handle, state, "ended_at = :at, ended_by = :by, ended_why = :why", "id = :id")
                        .bind("id", id)
                        .bind("at", end.at().toEpochMilli())
                        .bind("by", end.by())
                        .bind("why", end.why())
                        .execute()
                == 1;
    }

    /** Returns the tool versions of the requests that wait or are approved. */
    static Set<String> openDigests(Handle handle) {
        return handle.createQuery("SELECT DISTINCT tool_digest FROM pending_action WHERE state IN (<stale>)")
                .bindList("stale", ActionState.STALE.before())
                .mapTo(String.class)
                .collect(Collectors.toCollection(HashSet::new));
    }

    /** Ends the requests of some tool versions as STALE; returns their number. */
    static int endOthers(Handle handle, List<String> digests, ActionRow.ActionEnd end) {
        return move(handle, ActionState.STALE, "ended_at = :at, ended_why = :why", "tool_digest IN (<digests>)")
                .bindList("digests", digests)
                .bind("at", end.at().toEpochMilli())
                .bind("why", end.why())
                .execute();
    }

    /** Ends what is overdue; returns how many. */
    static int expire(Handle handle, Instant now) {
        return move(
                        handle,
                        ActionState.EXPIRED,
                        "ended_at = :now",
                        "((state = 'PENDING' AND :now >= expires_at) OR (state = 'APPROVED' AND :now >= execute_before))")
                .bind("now", now.toEpochMilli())
                .execute();
    }

    /** Notes what is overdue before a list of what has expired, which an index tells only then. */
    static void noteOverdue(Tx tx, Optional<ActionState> listed, Instant now) {
        if (listed.equals(Optional.of(ActionState.EXPIRED))) {
            tx.write(handle -> expire(handle, now));
        }
    }

    private static Update move(Handle handle, ActionState to, String set, String where) {
        return handle.createUpdate("UPDATE pending_action SET state = :to, state_version = state_version + 1, " + set
                        + " WHERE " + where + " AND state IN (<from>)")
                .bind("to", to.name())
                .bindList("from", to.before());
    }

    /** Returns the id of the workflow of an action. */
    static Optional<String> workflow(Handle handle, String id) {
        return handle.createQuery("SELECT workflow_id FROM pending_action WHERE id = :id")
                .bind("id", id)
                .mapTo(String.class)
                .findOne();
    }

    /** Returns how many bytes an action's payload has; none when there is none of its id. */
    static long payloadBytes(Handle handle, String id) {
        return handle.createQuery("SELECT length(payload) FROM pending_action WHERE id = :id")
                .bind("id", id)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L);
    }

    /** Returns how many bytes the payloads of a list have together. */
    static long payloadBytes(Handle handle, ActionFilter filter) {
        return filter.query(handle, "length(payload)").mapTo(Long.class).list().stream()
                .mapToLong(Long::longValue)
                .sum();
    }

    static List<ActionRow> list(Handle handle, ActionFilter filter) {
        return filter.query(handle, "*")
                .map((rows, context) -> ActionRow.of(rows))
                .list();
    }

    /** Lists actions without their payloads. */
    static List<ActionOutline> outlines(Handle handle, ActionFilter filter) {
        return filter.query(
                        handle,
                        "id, tool, platform, account, entity, created_at, expires_at, " + ActionRow.Requester.COLUMNS)
                .map((rows, context) -> new ActionOutline(
                        rows.getString("id"),
                        rows.getString("tool"),
                        AccountId.of(Platform.of(rows.getString("platform")), rows.getString("account")),
                        rows.getString("entity"),
                        ActionRow.Requester.of(rows).party(),
                        Instant.ofEpochMilli(rows.getLong("created_at")),
                        Instant.ofEpochMilli(rows.getLong("expires_at"))))
                .list();
    }

    /** Removes some actions that ended before an instant, with the decisions on them; returns how many. */
    static int removeEndedBefore(Handle handle, Instant before) {
        // What ended was made before: the index on that finds the few that can be meant.
        List<String> ids = handle.createQuery("SELECT id FROM pending_action"
                        + " WHERE created_at < :before AND ended_at < :before"
                        + " AND state IN (<terminal>) ORDER BY created_at, id LIMIT :batch")
                .bindList("terminal", ActionState.terminal())
                .bind("before", before.toEpochMilli())
                .bind("batch", BATCH)
                .mapTo(String.class)
                .list();
        if (ids.isEmpty()) {
            return 0;
        }
        handle.createUpdate("DELETE FROM pending_action_decision WHERE pending_action_id IN (<ids>)")
                .bindList("ids", ids)
                .execute();
        return handle.createUpdate("DELETE FROM pending_action WHERE id IN (<ids>)")
                .bindList("ids", ids)
                .execute();
    }
}
