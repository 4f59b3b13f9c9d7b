package dev.adtools.server.approval;

import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes actions that ended long ago, with the decisions on them. What may still change is never removed. */
public final class ActionRetentionJob {

    private static final Logger LOG = LoggerFactory.getLogger(ActionRetentionJob.class);
    private static final int BATCH = 500;

    private final Tx tx;
    private final Duration kept;

    /** Removes from a database what ended longer ago than {@code kept}. */
    public ActionRetentionJob(Tx tx, Duration kept) {
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
            tx.execute(handle -> ActionStore.remove(handle, ids));
            removed += ids.size();
            over = over(before);
        }
        if (removed > 0) {
            LOG.info("removed {} Pending Actions that are no longer kept", removed);
        }
    }

    private List<String> over(Instant before) {
        return tx.read(handle -> ActionStore.endedBefore(handle, before, BATCH));
    }
}
