package dev.adtools.server.schedules;

import dev.adtools.server.store.AccountSpellings;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.Visibility;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskVersion;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/** The statements on scheduled tasks. Whoever takes one in hand holds it until its unit ends, before any of its runs. */
final class TaskStore {

    // The words of the partial index: SQLite uses it only where they stand exactly so.
    static final String DUE = "status = 'ACTIVE' AND running IS NULL AND next_run_at <= :now";

    // What a list shows of the arguments, and one character more; all of them may be long.
    private static final String LISTED = "id, version, name, type, schedule_kind, expression, timezone, tool, platform,"
            + " account, substr(arguments, 1, 201) AS arguments, keep_runs, keep_days, principal_id, owner, platforms,"
            + " accounts, tools, groups, status, anchored_at, next_run_at, running, failure_streak, stopped_at, stop_code,"
            + " stop_message, created_at";

    private TaskStore() {}

    /** Adds a task; false when there is one of its id. */
    static boolean insert(Handle handle, TaskRow row) {
        return handle.createUpdate("INSERT INTO scheduled_task (id, version, name, type, schedule_kind, expression,"
                                + " timezone, tool, platform, account, arguments, keep_runs, keep_days, principal_id, owner,"
                                + " platforms, accounts, tools, groups, status, anchored_at, next_run_at, failure_streak, created_at)"
                                + " VALUES (:id, 1, :name, :type, :kind, :expression, :timezone, :tool, :platform, :account,"
                                + " :arguments, :keepRuns, :keepDays, :principal, :owner, :platforms, :accounts, :tools, :groups,"
                                + " 'ACTIVE', :anchor, :next, 0, :created) ON CONFLICT DO NOTHING")
                        .bindMap(row.columns())
                        .bindMethods(row.limits())
                        .execute()
                == 1;
    }

    /** Counts one more task of an owner; false when it has as many as it may. */
    static boolean countIn(Handle handle, String owner, int most) {
        return handle.createQuery("INSERT INTO scheduled_count (owner, tasks) VALUES (:owner, 1)"
                        + " ON CONFLICT (owner) DO UPDATE SET tasks = scheduled_count.tasks + 1"
                        + " WHERE scheduled_count.tasks < :most RETURNING tasks")
                .bind("owner", owner)
                .bind("most", most)
                .mapTo(Long.class)
                .findOne()
                .isPresent();
    }

    static void countOut(Handle handle, String owner) {
        handle.createUpdate("UPDATE scheduled_count SET tasks = tasks - 1 WHERE owner = :owner")
                .bind("owner", owner)
                .execute();
    }

    static Optional<TaskRow> find(Handle handle, String id) {
        return handle.createQuery("SELECT * FROM scheduled_task WHERE id = :id")
                .bind("id", id)
                .map(TaskRow::of)
                .findOne();
    }

    static List<TaskRow> ofOwner(Handle handle, String owner) {
        return handle.createQuery("SELECT * FROM scheduled_task WHERE owner = :owner")
                .bind("owner", owner)
                .map(TaskRow::of)
                .list();
    }

    /** Counts the tasks that fail or were stopped by failures, of those that are visible; of one owner where there is one. */
    static long failing(Handle handle, Visibility visibility, @Nullable String owner) {
        List<String> where = new ArrayList<>(visibility.conditions());
        where.add("(status = :failed OR failure_streak > 0)");
        if (owner != null) {
            where.add("owner = :owner");
        }
        return visibility
                .bind(handle.createQuery("SELECT count(*) FROM scheduled_task WHERE " + String.join(" AND ", where)))
                .bind("failed", TaskStatus.FAILED)
                .bind("owner", owner)
                .mapTo(Long.class)
                .one();
    }

    /** Returns some tasks behind a position, with the beginning of their arguments. */
    static List<TaskRow> page(Handle handle, TaskFilter filter, Keyset after, int limit) {
        Query query = handle.createQuery("SELECT " + LISTED + " FROM scheduled_task WHERE "
                        + after.order().behind("(created_at, id)", "(:at, :id)")
                        + (filter.owner() == null ? "" : " AND owner = :owner")
                        + (filter.status() == null ? "" : " AND status = :status")
                        + (filter.account() == null ? "" : " AND account IN (<accounts>)")
                        + after.order().by("created_at", "id") + " LIMIT :limit")
                .bind("at", after.at())
                .bind("id", after.id())
                .bind("owner", filter.owner())
                .bind("status", filter.status())
                .bind("limit", limit);
        if (filter.account() != null) {
            query.bindList("accounts", AccountSpellings.of(filter.account()));
        }
        return query.map(TaskRow::of).list();
    }

    /** Returns how many bytes the arguments of an owner's tasks have together. */
    static long argumentBytes(Handle handle, String owner) {
        return handle.createQuery("SELECT coalesce(sum(length(arguments)), 0) FROM scheduled_task WHERE owner = :owner")
                .bind("owner", owner)
                .mapTo(Long.class)
                .one();
    }

    /** Returns tasks in the order of their ids. */
    static List<TaskRow> after(Handle handle, String id, int limit) {
        return handle.createQuery("SELECT * FROM scheduled_task WHERE id > :id ORDER BY id LIMIT :limit")
                .bind("id", id)
                .bind("limit", limit)
                .map(TaskRow::of)
                .list();
    }

    /** Takes a task in hand until the end of the unit, as a new version; empty when it is not the one that was seen. */
    static Optional<TaskRow> claim(Handle handle, TaskVersion seen) {
        return handle.createQuery(
                        "UPDATE scheduled_task SET version = version + 1 WHERE id = :id AND version = :version"
                                + " RETURNING *")
                .bind("id", seen.taskId())
                .bind("version", seen.version())
                .map(TaskRow::of)
                .findOne();
    }

    /** Changes what a claimed task is to do, and when. */
    static void update(Handle handle, TaskRow changed) {
        ScheduledTask task = changed.task();
        handle.createUpdate("UPDATE scheduled_task SET name = :name, type = :type, schedule_kind = :kind,"
                        + " expression = :expression, timezone = :timezone, arguments = :arguments, account = :account,"
                        + " platforms = :platforms, accounts = :accounts, tools = :tools, groups = :groups, keep_runs = :keepRuns,"
                        + " keep_days = :keepDays, anchored_at = :anchor WHERE id = :id")
                .bindMap(changed.columns())
                .bindMethods(changed.limits())
                .execute();
        settle(handle, task.id(), task.standing());
    }

    /** Lets a claimed task run, from a moment on, or no more; what went wrong before is forgotten. */
    static void turn(Handle handle, String id, TaskStatus status, @Nullable Instant next) {
        settle(handle, id, new ScheduledTask.Standing(status, next, 0, null));
    }

    /** Removes a claimed task whose runs are gone. */
    static void remove(Handle handle, String id) {
        handle.createUpdate("DELETE FROM scheduled_task WHERE id = :id")
                .bind("id", id)
                .execute();
    }

    /** Gives the task that has been due for longest to a run; its row still says when it was due. */
    static Optional<TaskRow> take(Handle handle, String run, Instant now) {
        return handle.createQuery(
                        "UPDATE scheduled_task SET running = :run WHERE id = (SELECT id FROM scheduled_task WHERE "
                                + DUE + " ORDER BY next_run_at, id LIMIT 1 <skipLocked>) AND " + DUE + " RETURNING *")
                .bind("run", run)
                .bind("now", now)
                .map(TaskRow::of)
                .findOne();
    }

    /** Gives a task to a run that a caller asked for; false when it was changed or runs already. */
    static boolean occupy(Handle handle, TaskVersion seen, String run) {
        return handle.createUpdate("UPDATE scheduled_task SET running = :run"
                                + " WHERE id = :id AND version = :version AND running IS NULL")
                        .bind("run", run)
                        .bind("id", seen.taskId())
                        .bind("version", seen.version())
                        .execute()
                == 1;
    }

    /** Returns the id of a task of an owner that does the same at the same times; empty when there is none. */
    static Optional<String> twin(Handle handle, String owner, TaskPlan plan) {
        return handle.createQuery("SELECT id FROM scheduled_task WHERE owner = :owner AND name = :name AND tool = :tool"
                        + " AND arguments = :arguments AND expression = :expression AND timezone = :timezone"
                        + " AND status <> 'COMPLETED' ORDER BY created_at, id LIMIT 1")
                .bind("owner", owner)
                .bindMethods(plan)
                .bind("expression", plan.schedule().expression())
                .bind("timezone", plan.schedule().timezone())
                .mapTo(String.class)
                .findOne();
    }

    /** Notes when a task that runs is due again. */
    static void next(Handle handle, String id, @Nullable Instant next) {
        handle.createUpdate("UPDATE scheduled_task SET next_run_at = :next WHERE id = :id")
                .bind("next", next)
                .bind("id", id)
                .execute();
    }

    /** Takes the task of a run in hand until the end of the unit; empty when it runs something else, or is gone. */
    static Optional<TaskRow> hold(Handle handle, RunStore.PickedRun run) {
        return handle.createQuery(
                        "UPDATE scheduled_task SET running = running WHERE id = :id AND running = :run RETURNING *")
                .bind("id", run.taskId())
                .bind("run", run.id())
                .map(TaskRow::of)
                .findOne();
    }

    /** Notes that a held task runs nothing any more. */
    static void free(Handle handle, String id) {
        handle.createUpdate("UPDATE scheduled_task SET running = NULL WHERE id = :id")
                .bind("id", id)
                .execute();
    }

    /** Notes how a task stands. */
    static void settle(Handle handle, String id, ScheduledTask.Standing standing) {
        handle.createUpdate("UPDATE scheduled_task SET status = :status, next_run_at = :nextRunAt,"
                        + " failure_streak = :failureStreak, stopped_at = :stop?.at, stop_code = :stop?.code,"
                        + " stop_message = :stop?.message WHERE id = :id")
                .bindMethods(standing)
                .bind("id", id)
                .execute();
    }

    /**
     * Filter of tasks; null takes any.
     *
     * @param owner whose they are
     * @param status whether they run
     * @param account the account that they name, in any spelling
     */
    record TaskFilter(
            @Nullable String owner,
            @Nullable TaskStatus status,
            @Nullable String account) {}
}
