package dev.adtools.server.schedules;

import dev.adtools.server.store.KeptBytes;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes runs that are too old, also of tasks that run no more; what is too much goes at the end of each run. */
public final class RunRetention {

    /** The bytes of runs' answers: the newest push out the oldest. */
    static final KeptBytes ANSWERS = new KeptBytes(
            "INSERT INTO scheduled_count (owner, tasks, kept_bytes) VALUES (:owner, 0, :first)"
                    + " ON CONFLICT (owner) DO UPDATE SET kept_bytes = scheduled_count.kept_bytes + :more"
                    + " RETURNING kept_bytes",
            "SELECT id, result_bytes AS bytes FROM scheduled_run WHERE kept_for = :owner"
                    + " ORDER BY ended_at, id LIMIT :most <skipLocked>",
            (handle, ids) -> handle.createUpdate(
                            "UPDATE scheduled_run SET result = NULL, kept_for = NULL WHERE id IN (<ids>)")
                    .bindList("ids", ids)
                    .execute());

    private static final Logger LOG = LoggerFactory.getLogger(RunRetention.class);
    private static final int BATCH = 100;
    private static final String REMOVED = " RETURNING CASE WHEN kept_for IS NULL THEN 0 ELSE result_bytes END";

    private final Tx tx;

    /** Removes from a database. */
    public RunRetention(Tx tx) {
        this.tx = tx;
    }

    /** Goes through all tasks, in short transactions. */
    public void collect(Instant now) {
        int removed = 0;
        List<TaskRow> some = after("");
        while (!some.isEmpty()) {
            List<TaskRow> batch = some;
            removed += tx.<Integer>write(handle -> prune(handle, batch, now));
            some = after(batch.get(batch.size() - 1).task().id());
        }
        if (removed > 0) {
            LOG.info("removed {} runs of scheduled tasks that are no longer kept", removed);
        }
    }

    private List<TaskRow> after(String id) {
        return tx.read(handle -> TaskStore.after(handle, id, BATCH));
    }

    // The owners last and in one order: whoever ends a run does so too.
    private static int prune(Handle handle, List<TaskRow> tasks, Instant now) {
        int runs = 0;
        Map<String, Long> bytes = new TreeMap<>();
        for (TaskRow row : tasks) {
            Removed removed = removeOld(
                    handle,
                    row.task(),
                    now.minus(Duration.ofDays(row.task().plan().keepDays())));
            runs += removed.runs();
            bytes.merge(row.owner(), removed.keptBytes(), Long::sum);
        }
        bytes.forEach((owner, gone) -> ANSWERS.count(handle, owner, -gone));
        return runs;
    }

    /** Removes the runs that are too many for a task. What has not ended stays. */
    static Removed removeSurplus(Handle handle, ScheduledTask task) {
        return removeOld(handle, task, Instant.EPOCH);
    }

    /** Removes the runs that ended before a moment or are too many for a task. What has not ended stays. */
    static Removed removeOld(Handle handle, ScheduledTask task, Instant before) {
        return removed(handle.createQuery("DELETE FROM scheduled_run WHERE task_id = :task AND ended_at IS NOT NULL"
                        + " AND (ended_at < :before OR due_at < (SELECT min(due_at) FROM (SELECT due_at FROM scheduled_run"
                        + " WHERE task_id = :task ORDER BY due_at DESC LIMIT :keep) AS kept))" + REMOVED)
                .bind("task", task.id())
                .bind("before", before.toEpochMilli())
                .bind("keep", task.plan().keepRuns()));
    }

    /** Removes every run of a task. */
    static Removed removeAll(Handle handle, String task) {
        return removed(handle.createQuery("DELETE FROM scheduled_run WHERE task_id = :task" + REMOVED)
                .bind("task", task));
    }

    private static Removed removed(Query removal) {
        List<Long> bytes = removal.mapTo(Long.class).list();
        return new Removed(
                bytes.size(), bytes.stream().mapToLong(Long::longValue).sum());
    }

    /** Number of runs that were removed, and of the bytes that were kept of their answers. */
    record Removed(int runs, long keptBytes) {}
}
