package dev.adtools.server.workflow;

import dev.adtools.server.call.OperationEnd;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.RowRevision;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.workflow.StepRow.StepTarget;
import dev.adtools.tools.operations.workflows.StepState;
import dev.adtools.tools.operations.workflows.WorkflowState;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;

/** The statements on workflows and their steps. Each that moves one names the version it saw: who comes second loses. */
final class WorkflowStore {

    // What a list shows; the details of a failure may be long.
    private static final String LISTED =
            "id, name, reason, principal_id, owner, token_id, lineage, platforms, accounts, tools, groups,"
                    + " state, steps, cursor, version, tries, pending_action_id, operation_id, wake_at, error_code,"
                    + " error_message, NULL AS error_details, created_at, updated_at";

    static final RowMapper<WorkflowRow> ROW = ConstructorMapper.of(WorkflowRow.class);
    private static final RowMapper<StepRow> STEP = ConstructorMapper.of(StepRow.class);
    private static final RowMapper<StepTarget> TARGET = ConstructorMapper.of(StepTarget.class);

    private WorkflowStore() {}

    /** Adds a workflow; false when there is one of its id. */
    static boolean insert(Handle handle, WorkflowRow row, List<StepRow> steps) {
        boolean added = handle.createUpdate(
                                "INSERT INTO workflow (id, name, reason, principal_id, owner, token_id, lineage, platforms, accounts,"
                                        + " tools, groups, state, steps, cursor, version, tries, pending_action_id, kept_bytes, created_at,"
                                        + " updated_at)"
                                        + " VALUES (:id, :name, :reason, :starter.principal, :starter.owner, :starter.tokenId, :starter.lineage,"
                                        + " :starter.limits.platforms, :starter.limits.accounts, :starter.limits.tools, :starter.limits.groups, :state,"
                                        + " :steps, 0, 1, 0, :pendingActionId, :kept, :createdAt, :createdAt)"
                                        + " ON CONFLICT DO NOTHING")
                        .bindMethods(row)
                        .bind("kept", keptBytes(steps))
                        .execute()
                == 1;
        if (added) {
            steps.forEach(step -> insert(handle, row.id(), step));
        }
        return added;
    }

    /** Returns how many bytes are kept of some steps. */
    static long keptBytes(List<StepRow> steps) {
        return steps.stream().mapToLong(StepRow::keptBytes).sum();
    }

    private static void insert(Handle handle, String workflow, StepRow step) {
        handle.createUpdate(
                        "INSERT INTO workflow_step (workflow_id, step, tool, platform, world, mode, account, arguments,"
                                + " state, pending_action_id) VALUES (:workflow, :number, :tool, :platform, :world, :mode, :account,"
                                + " :arguments, :state, :pendingActionId)")
                .bind("workflow", workflow)
                .bindMethods(step)
                .execute();
    }

    static Optional<WorkflowRow> find(Handle handle, String id) {
        return handle.createQuery("SELECT * FROM workflow WHERE id = :id")
                .bind("id", id)
                .map(ROW)
                .findOne();
    }

    /** Returns a step of a workflow. */
    static StepRow step(Handle handle, String id, int step) {
        return handle.createQuery("SELECT * FROM workflow_step WHERE workflow_id = :id AND step = :step")
                .bind("id", id)
                .bind("step", step)
                .map(STEP)
                .one();
    }

    /** Returns the targets of the steps of a workflow. */
    static List<StepTarget> targets(Handle handle, String id) {
        return handle.createQuery(
                        "SELECT tool, platform, account, pending_action_id FROM workflow_step WHERE workflow_id = :id")
                .bind("id", id)
                .map(TARGET)
                .list();
    }

    /** Returns how many bytes the JSON has that is kept of a workflow; none when there is none of its id. */
    static long jsonBytes(Handle handle, String id) {
        return handle.createQuery("SELECT coalesce(length(error_details), 0)"
                        + " + (SELECT coalesce(sum(length(arguments) + coalesce(length(output), 0)), 0)"
                        + " FROM workflow_step WHERE workflow_id = :id) FROM workflow WHERE id = :id")
                .bind("id", id)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L);
    }

    static long argumentBytes(Handle handle, String id) {
        return handle.createQuery(
                        "SELECT coalesce(sum(length(arguments)), 0) FROM workflow_step WHERE workflow_id = :id")
                .bind("id", id)
                .mapTo(Long.class)
                .one();
    }

    /** Returns the steps of a workflow without their answers. */
    static List<StepRow> plannedSteps(Handle handle, String id) {
        return handle.createQuery(
                        "SELECT step, tool, platform, world, mode, account, arguments, state, pending_action_id,"
                                + " operation_id, NULL AS output FROM workflow_step WHERE workflow_id = :id ORDER BY step")
                .bind("id", id)
                .map(STEP)
                .list();
    }

    static List<StepRow> steps(Handle handle, String id) {
        return handle.createQuery("SELECT * FROM workflow_step WHERE workflow_id = :id ORDER BY step")
                .bind("id", id)
                .map(STEP)
                .list();
    }

    /** Returns some workflows behind a position. */
    static List<WorkflowRow> page(
            Handle handle, @Nullable String owner, @Nullable WorkflowState state, Keyset after, int limit) {
        return handle.createQuery("SELECT " + LISTED + " FROM workflow WHERE "
                        + after.order().behind("(created_at, id)", "(:at, :id)")
                        + (owner == null ? "" : " AND owner = :owner")
                        + (state == null ? "" : " AND state = :state")
                        + after.order().by("created_at", "id") + " LIMIT :limit")
                .bind("at", after.at())
                .bind("id", after.id())
                .bindMap(filters(owner, state))
                .bind("limit", limit)
                .map(ROW)
                .list();
    }

    private static Map<String, String> filters(@Nullable String owner, @Nullable WorkflowState state) {
        Map<String, String> filters = new HashMap<>();
        if (owner != null) {
            filters.put("owner", owner);
        }
        if (state != null) {
            filters.put("state", state.name());
        }
        return filters;
    }

    /** Returns the ids behind an id of workflows that may be able to get on, in order. */
    static List<String> due(Handle handle, Instant now, Instant untouchedSince, String after, int limit) {
        return handle.createQuery("SELECT id FROM workflow WHERE id > :after"
                        + " AND state IN ('RUNNING', 'WAITING_APPROVAL', 'BLOCKED_UNKNOWN')"
                        + " AND (wake_at IS NULL OR wake_at <= :now)"
                        + " AND (state <> 'RUNNING' OR wake_at IS NOT NULL OR updated_at <= :untouched)"
                        + " ORDER BY id LIMIT :limit")
                .bind("after", after)
                .bind("now", now)
                .bind("untouched", untouchedSince)
                .bind("limit", limit)
                .mapTo(String.class)
                .list();
    }

    static Map<String, RowRevision> revisions(Handle handle, Collection<String> ids) {
        return RowRevision.of(
                handle.createQuery("SELECT id, version || ' ' || state AS revision,"
                        + " CASE WHEN state IN ('RUNNING', 'WAITING_APPROVAL', 'BLOCKED_UNKNOWN') THEN 1 ELSE 0 END AS open"
                        + " FROM workflow WHERE id IN (<ids>)"),
                ids);
    }

    /** Moves a workflow and its present step; false when another has moved it since it was seen. */
    static boolean move(Handle handle, WorkflowRow seen, Transition transition, Instant now) {
        int cursor = seen.cursor() + (transition.step() == StepState.DONE ? 1 : 0);
        boolean moved = handle.createUpdate("UPDATE workflow SET state = :state, cursor = :next, version = version + 1,"
                                + " tries = :tries, pending_action_id = :pendingActionId, operation_id = :blocking, wake_at = :wakeAt,"
                                + " error_code = :error?.code, error_message = :error?.message, error_details = :details,"
                                + " kept_bytes = kept_bytes + :more, updated_at = :now"
                                + " WHERE id = :id AND cursor = :cursor AND version = :version")
                        .bindMethods(transition)
                        .bind("next", cursor)
                        .bind("blocking", transition.step() == StepState.DONE ? null : transition.operationId())
                        .bind("details", transition.details())
                        .bind("more", transition.keptBytes())
                        .bind("now", now)
                        .bind("id", seen.id())
                        .bind("cursor", seen.cursor())
                        .bind("version", seen.version())
                        .execute()
                == 1;
        if (moved) {
            moveStep(handle, seen, transition);
            if (transition.keptBytes() > 0) {
                WorkflowRetention.STEPS.count(handle, seen.starter().owner(), transition.keptBytes());
            }
        }
        return moved;
    }

    private static void moveStep(Handle handle, WorkflowRow seen, Transition transition) {
        handle.createUpdate("UPDATE workflow_step SET state = :step, output = :output,"
                        + " account = coalesce(account, :account?.value),"
                        + " pending_action_id = coalesce(:pendingActionId, pending_action_id),"
                        + " operation_id = coalesce(:operationId, operation_id)"
                        + " WHERE workflow_id = :id AND step = :cursor")
                .bindMethods(transition)
                .bind("id", seen.id())
                .bind("cursor", seen.cursor())
                .execute();
    }

    /** Takes the workflow in hand until the unit's end that waits for an operation; empty when none does. */
    static Optional<WorkflowRow> holdWaiting(Handle handle, OperationEnd end) {
        return handle.createQuery("UPDATE workflow SET version = version WHERE id = :workflow"
                        + " AND ((state = 'BLOCKED_UNKNOWN' AND operation_id = :operation)"
                        + " OR (state = 'WAITING_APPROVAL' AND pending_action_id = :action)) RETURNING *")
                .bind("workflow", end.workflowId())
                .bind("operation", end.operationId())
                .bind("action", end.pendingActionId())
                .map(ROW)
                .findOne();
    }

    /** Takes a workflow in hand until the unit's end; empty when there is none. */
    static Optional<WorkflowRow> hold(Handle handle, String id) {
        return StatementBatch.answer(handle, batch -> hold(batch, id));
    }

    static Supplier<Optional<WorkflowRow>> hold(StatementBatch batch, String id) {
        return batch.find("UPDATE workflow SET version = version WHERE id = :id RETURNING *", Map.of("id", id), ROW);
    }
}
