package dev.adtools.server.store;

import java.time.Instant;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes records that are no longer kept, batch by batch in short transactions, until none is left. */
public final class RetentionJob {

    private static final Logger LOG = LoggerFactory.getLogger(RetentionJob.class);

    private final Tx tx;
    private final String records;
    private final Batch batch;

    /**
     * Makes a job that removes from a database.
     *
     * @param tx the database
     * @param records what the operator calls the records
     * @param batch removes some of them
     */
    public RetentionJob(Tx tx, String records, Batch batch) {
        this.tx = tx;
        this.records = records;
        this.batch = batch;
    }

    /** Removes everything whose time has come. */
    public void collect(Instant now) {
        int removed = 0;
        int last = -1;
        while (last != 0) {
            last = tx.write(handle -> batch.remove(handle, now));
            removed += last;
        }
        if (removed > 0) {
            LOG.info("removed {} {} that are no longer kept", removed, records);
        }
    }

    /** Removal of a few records. */
    @FunctionalInterface
    public interface Batch {

        /** Removes some of what is too old by now, and returns how many; 0 when there is nothing more to remove. */
        int remove(Handle handle, Instant now);
    }
}
