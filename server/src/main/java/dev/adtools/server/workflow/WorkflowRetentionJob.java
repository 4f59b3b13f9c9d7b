package dev.adtools.server.workflow;

import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes workflows that ended long ago, with their steps. What may still get on is never removed. */
public final class WorkflowRetentionJob {

    private static final Logger LOG = LoggerFactory.getLogger(WorkflowRetentionJob.class);
    private static final int BATCH = 500;

    private final Tx tx;
    private final Duration kept;

    /** Removes from a database what ended longer ago than {@code kept}. */
    public WorkflowRetentionJob(Tx tx, Duration kept) {
        this.tx = tx;
        this.kept = kept;
    }

    /** Removes everything whose time has come, in short transactions. */
    public void collect(Instant now) {
        Instant before = now.minus(kept);
        int removed = 0;
        List<String> over = over(before);
        while (!over.isEmpty()) {
            List<String> ids = over;
            removed += tx.<Integer>write(handle -> KeptSteps.remove(handle, ids));
            over = over(before);
        }
        if (removed > 0) {
            LOG.info("removed {} workflows that are no longer kept", removed);
        }
    }

    private List<String> over(Instant before) {
        return tx.read(handle -> WorkflowStore.endedBefore(handle, before, BATCH));
    }
}
