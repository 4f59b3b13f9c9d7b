package dev.adtools.server.schedules;

import dev.adtools.server.store.Tx;
import java.time.Instant;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes runs that are too old, also of tasks that run no more; what is too much goes at the end of each run. */
public final class RunCollector {

    private static final Logger LOG = LoggerFactory.getLogger(RunCollector.class);
    private static final int BATCH = 100;

    private final Tx tx;

    /** Removes from a database. */
    public RunCollector(Tx tx) {
        this.tx = tx;
    }

    /** Goes through all tasks, in short transactions. */
    public void collect(Instant now) {
        int removed = 0;
        List<TaskRow> some = after("");
        while (!some.isEmpty()) {
            List<TaskRow> batch = some;
            removed += tx.<Integer>write(handle -> batch.stream()
                    .mapToInt(row -> RunStore.prune(handle, row.task(), now))
                    .sum());
            some = after(batch.get(batch.size() - 1).task().id());
        }
        if (removed > 0) {
            LOG.info("removed {} runs of scheduled tasks that are no longer kept", removed);
        }
    }

    private List<TaskRow> after(String id) {
        return tx.read(handle -> TaskStore.after(handle, id, BATCH));
    }
}
