package dev.adtools.server.spend;

import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Removes days long past with what was spent of them. A day of which something is still held is kept whole. */
public final class SpendRetentionJob {

    private static final Logger LOG = LoggerFactory.getLogger(SpendRetentionJob.class);
    private static final int DAYS = 100;

    // An account's zone may be this far behind the clock's.
    private static final int BEHIND = 1;

    private final Tx tx;
    private final Duration kept;

    /** Removes from a database what is older than {@code kept}. */
    public SpendRetentionJob(Tx tx, Duration kept) {
        this.tx = tx;
        this.kept = kept;
    }

    /** Removes everything whose time has come, in short transactions. */
    public void collect(Instant now) {
        LocalDate before = LocalDate.ofInstant(now.minus(kept), ZoneOffset.UTC).minusDays(BEHIND);
        int removed = 0;
        List<SpendDay> over = over(before);
        while (!over.isEmpty()) {
            over.forEach(day -> tx.execute(handle -> SpendLedger.remove(handle, day)));
            removed += over.size();
            over = over(before);
        }
        if (removed > 0) {
            LOG.info("removed {} days of accounts that are no longer kept", removed);
        }
    }

    private List<SpendDay> over(LocalDate before) {
        return tx.read(handle -> SpendLedger.over(handle, before, DAYS));
    }
}
