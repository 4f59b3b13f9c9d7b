package dev.adtools.server.schedules;

import dev.adtools.server.store.ColumnMapping;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.RowRevision;
import dev.adtools.tools.operations.schedules.RunQuery;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import org.jspecify.annotations.Nullable;

/** The statements on the runs of scheduled tasks. */
final class RunStore {

    // The words of the partial index: SQLite uses it only where they stand exactly so.
    private static final String OPEN = "status IN ('RUNNING', 'WAITING') AND take_at <= :now";

    static final String WAKING = "SELECT id FROM scheduled_task WHERE " + TaskStore.DUE
            + " UNION ALL SELECT id FROM scheduled_run WHERE " + OPEN + " LIMIT :most";

    private static final String COLUMNS = "id, task_id, due_at, missed_runs, requested, begun, status, tries, lost,"
            + " take_at, started_at, ended_at,"
            + " error_code, error_message, row_count, result_bytes, kept_for";

    private static final RowMapper<PickedRun> PICKED = ConstructorMapper.of(PickedRun.class);

    private RunStore() {}

    /** Returns how many runs could begin, up to a number: one query of two short ranges of two indexes. */
    static int due(Handle handle, Instant now, int most) {
        return handle.createQuery(WAKING)
                .bind("now", now)
                .bind("most", most)
                .mapTo(String.class)
                .list()
                .size();
    }

    /** Adds the first try of a run. */
    static void insert(Handle handle, PickedRun run, int missed, String node, Instant now, Instant until) {
        handle.createUpdate("INSERT INTO scheduled_run (id, task_id, due_at, missed_runs, status, tries, lost, node,"
                        + " take_at, started_at)"
                        + " VALUES (:id, :task, :due, :missed, 'RUNNING', 1, 0, :node, :until, :now)")
                .bind("missed", missed)
                .bind("id", run.id())
                .bind("task", run.taskId())
                .bind("due", run.dueAt())
                .bind("node", node)
                .bind("until", until)
                .bind("now", now)
                .execute();
    }

    /** Adds a run that a caller asked for, to be taken at once. */
    static void request(Handle handle, String id, String task, Instant now) {
        handle.createUpdate(
                        "INSERT INTO scheduled_run (id, task_id, due_at, requested, begun, status, tries, lost, node,"
                                + " take_at, started_at) VALUES (:id, :task, :now, 1, 0, 'WAITING', 1, 0, '', :now, :now)")
                .bind("id", id)
                .bind("task", task)
                .bind("now", now)
                .execute();
    }

    /** Takes the run that has been waited for longest: for its next try, or because its node fell silent. */
    static Optional<PickedRun> take(Handle handle, String node, Instant now, Instant until) {
        return handle.createQuery("UPDATE scheduled_run SET tries = tries + begun,"
                        + " started_at = CASE WHEN begun = 0 THEN :now ELSE started_at END, begun = 1,"
                        + " lost = lost + CASE WHEN status = 'RUNNING' THEN 1 ELSE 0 END, status = 'RUNNING',"
                        + " node = :node, take_at = :until WHERE id = (SELECT id FROM scheduled_run WHERE " + OPEN
                        + " ORDER BY take_at, id LIMIT 1 <skipLocked>) AND " + OPEN + " RETURNING " + COLUMNS)
                .bind("node", node)
                .bind("until", until)
                .bind("now", now)
                .map(PICKED)
                .findOne();
    }

    /** Lets every run be taken that a node has in hand: right only while no other process can use the database. */
    static int release(Handle handle) {
        return handle.createUpdate("UPDATE scheduled_run SET take_at = 0 WHERE status = 'RUNNING'")
                .execute();
    }

    /** Keeps a run for the node that has it in hand, until a moment; false when it is in other hands by now. */
    static boolean renew(Handle handle, PickedRun run, Instant until) {
        return handle.createUpdate("UPDATE scheduled_run SET take_at = :until"
                                + " WHERE id = :id AND tries = :tries AND status = 'RUNNING'")
                        .bind("until", until)
                        .bind("id", run.id())
                        .bind("tries", run.tries())
                        .execute()
                == 1;
    }

    /** Lets a run be tried again at a moment; false when it is in other hands by now. */
    static boolean again(Handle handle, PickedRun run, Instant at) {
        return handle.createUpdate("UPDATE scheduled_run SET status = 'WAITING', take_at = :at"
                                + " WHERE id = :id AND tries = :tries AND status = 'RUNNING'")
                        .bind("at", at)
                        .bind("id", run.id())
                        .bind("tries", run.tries())
                        .execute()
                == 1;
    }

    /** Notes how a run ended; false when it is in other hands by now. */
    static boolean end(Handle handle, PickedRun run, String owner, RunEnd end, Instant now) {
        ScheduledRun.Failure failure = end.failure();
        return handle.createUpdate("UPDATE scheduled_run SET status = :status, take_at = NULL, ended_at = :now,"
                                + " error_code = :code, error_message = :message, row_count = :rows,"
                                + " result_bytes = :bytes, result = :result, kept_for = :keptFor"
                                + " WHERE id = :id AND tries = :tries AND status = 'RUNNING'")
                        .bind("status", failure == null ? RunStatus.SUCCEEDED : RunStatus.FAILED)
                        .bind("now", now)
                        .bind("code", failure == null ? null : failure.code())
                        .bind("message", failure == null ? null : failure.message())
                        .bind("rows", end.rows())
                        .bind("bytes", end.bytes())
                        .bind("result", end.kept() == null ? null : end.kept().bytes())
                        .bind("keptFor", end.kept() == null ? null : owner)
                        .bind("id", run.id())
                        .bind("tries", run.tries())
                        .execute()
                == 1;
    }

    static List<ScheduledRun> list(Handle handle, RunQuery query) {
        return handle.createQuery("SELECT " + COLUMNS + " FROM scheduled_run WHERE task_id = :task"
                        + (query.runId() == null ? "" : " AND id = :run")
                        + (query.status() == null ? "" : " AND status = :status")
                        + (query.before() == null ? "" : " AND due_at < :before")
                        + " ORDER BY due_at DESC, id DESC LIMIT :limit")
                .bind("task", query.taskId())
                .bindMap(filters(query))
                .bind("limit", query.limit())
                .map((rows, context) -> run(rows))
                .list();
    }

    /** Returns some runs of a task behind a position, of a status when that is not null. */
    static List<ScheduledRun> page(Handle handle, String task, @Nullable RunStatus status, Keyset after, int limit) {
        return handle.createQuery("SELECT " + COLUMNS + " FROM scheduled_run WHERE task_id = :task AND "
                        + after.order().behind("(due_at, id)", "(:at, :id)")
                        + (status == null ? "" : " AND status = :status")
                        + after.order().by("due_at", "id") + " LIMIT :limit")
                .bind("task", task)
                .bind("at", after.at())
                .bind("id", after.id())
                .bind("status", status)
                .bind("limit", limit)
                .map((rows, context) -> run(rows))
                .list();
    }

    static Map<String, RowRevision> revisions(Handle handle, Collection<String> ids) {
        return RowRevision.of(
                handle.createQuery("SELECT id, tries || ' ' || status AS revision,"
                        + " CASE WHEN status IN ('RUNNING', 'WAITING') THEN 1 ELSE 0 END AS open"
                        + " FROM scheduled_run WHERE id IN (<ids>)"),
                ids);
    }

    private static Map<String, Object> filters(RunQuery query) {
        Map<String, Object> filters = new HashMap<>();
        if (query.runId() != null) {
            filters.put("run", query.runId());
        }
        if (query.status() != null) {
            filters.put("status", query.status());
        }
        if (query.before() != null) {
            filters.put("before", query.before());
        }
        return filters;
    }

    private static ScheduledRun run(ResultSet rows) throws SQLException {
        boolean begun = rows.getInt("begun") == 1;
        return new ScheduledRun(
                rows.getString("id"),
                Instant.ofEpochMilli(rows.getLong("due_at")),
                rows.getInt("missed_runs"),
                rows.getInt("requested") == 1,
                begun ? Instant.ofEpochMilli(rows.getLong("started_at")) : null,
                RunStatus.valueOf(rows.getString("status")),
                begun ? rows.getInt("tries") : 0,
                rows.getInt("lost") > 0,
                end(rows));
    }

    private static ScheduledRun.@Nullable End end(ResultSet rows) throws SQLException {
        Instant at = ColumnMapping.time(rows, "ended_at");
        String code = rows.getString("error_code");
        return at == null
                ? null
                : new ScheduledRun.End(
                        at,
                        code == null ? null : new ScheduledRun.Failure(code, rows.getString("error_message")),
                        number(rows, "row_count"),
                        number(rows, "result_bytes"),
                        rows.getString("kept_for") != null);
    }

    private static @Nullable Long number(ResultSet rows, String column) throws SQLException {
        long number = rows.getLong(column);
        return rows.wasNull() ? null : number;
    }

    /** Returns how many bytes some runs' kept answers have together. */
    static long resultBytes(Handle handle, List<String> ids) {
        return handle.createQuery("SELECT coalesce(sum(length(result)), 0) FROM scheduled_run WHERE id IN (<ids>)")
                .bindList("ids", ids)
                .mapTo(Long.class)
                .one();
    }

    /** Returns the answers of some runs, by their ids. */
    static Map<String, byte[]> results(Handle handle, List<String> ids) {
        Map<String, byte[]> results = new HashMap<>();
        handle.createQuery("SELECT id, result FROM scheduled_run WHERE id IN (<ids>) AND result IS NOT NULL")
                .bindList("ids", ids)
                .map((rows, context) -> Map.entry(rows.getString("id"), rows.getBytes("result")))
                .forEach(result -> results.put(result.getKey(), result.getValue()));
        return results;
    }

    /**
     * Run that a node has picked.
     *
     * @param id its id
     * @param taskId its task
     * @param dueAt when it was due
     * @param tries how often it was begun, this time included; whoever ends it names it
     * @param lost how many nodes fell silent while they ran it
     * @param requested whether a caller asked for it, outside of the timetable
     */
    public record PickedRun(String id, String taskId, Instant dueAt, int tries, int lost, boolean requested) {}
}
