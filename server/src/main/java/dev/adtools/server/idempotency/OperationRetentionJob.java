package dev.adtools.server.idempotency;

import dev.adtools.server.store.Tx;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes what is no longer kept: answers first, whole operations later. What is open is never removed. */
public final class OperationRetentionJob {

    private static final Logger LOG = LoggerFactory.getLogger(OperationRetentionJob.class);
    private static final int BATCH = 1_000;

    // The words of the partial index: SQLite uses it only where they stand exactly so.
    private static final String DUE =
            "SELECT id FROM operation WHERE COALESCE(answer_expires_at, row_expires_at) <= :now"
                    + " AND state NOT IN ('CLAIMED', 'SENDING', 'UNKNOWN') AND answer_expires_at IS ";
    private static final String BATCHED =
            " ORDER BY COALESCE(answer_expires_at, row_expires_at) LIMIT :batch <skipLocked>)";

    private static final String ANSWERS =
            "UPDATE operation SET answer = NULL, answer_expires_at = NULL WHERE id IN (" + DUE + "NOT NULL" + BATCHED;
    // The key of a step's operation is all that keeps it from being run again, while its workflow may come back to it.
    private static final String ROWS = "DELETE FROM operation WHERE id IN (" + DUE + "NULL"
            + " AND NOT EXISTS (SELECT 1 FROM workflow WHERE workflow.id = operation.workflow_id"
            + " AND workflow.state NOT IN ('SUCCEEDED', 'FAILED', 'CANCELLED'))" + BATCHED;

    private final Tx tx;

    /** Removes from a database. */
    public OperationRetentionJob(Tx tx) {
        this.tx = tx;
    }

    /** Removes everything whose time has come, in short transactions. */
    public void collect(Instant now) {
        int answers = all(ANSWERS, now);
        int rows = all(ROWS, now);
        if (answers + rows > 0) {
            LOG.info("removed {} answers and {} operations that are no longer kept", answers, rows);
        }
    }

    private int all(String statement, Instant now) {
        int removed = 0;
        int last = BATCH;
        while (last == BATCH) {
            last = tx.write(handle -> handle.createUpdate(statement)
                    .bind("now", now.toEpochMilli())
                    .bind("batch", BATCH)
                    .execute());
            removed += last;
        }
        return removed;
    }
}
