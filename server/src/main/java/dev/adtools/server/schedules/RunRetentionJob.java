package dev.adtools.server.schedules;

import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes runs that are too old, also of tasks that run no more; what is too much goes at the end of each run. */
public final class RunRetentionJob {

    private static final Logger LOG = LoggerFactory.getLogger(RunRetentionJob.class);
    private static final int BATCH = 100;

    private final Tx tx;

    /** Removes from a database. */
    public RunRetentionJob(Tx tx) {
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

    // The owners last and in one order: whoever ends a run does so too.
    private static int prune(Handle handle, List<TaskRow> tasks, Instant now) {
        int runs = 0;
        Map<String, Long> bytes = new TreeMap<>();
        for (TaskRow row : tasks) {
            RemovedRuns removed = RunStore.removeOld(
                    handle,
                    row.task(),
                    now.minus(Duration.ofDays(row.task().plan().keepDays())));
            runs += removed.runs();
            bytes.merge(row.owner(), removed.keptBytes(), Long::sum);
        }
        bytes.forEach((owner, gone) -> KeptResults.remove(handle, owner, gone));
        return runs;
    }

    private List<TaskRow> after(String id) {
        return tx.read(handle -> TaskStore.after(handle, id, BATCH));
    }
}
