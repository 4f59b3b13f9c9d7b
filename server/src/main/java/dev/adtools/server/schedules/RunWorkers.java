package dev.adtools.server.schedules;

import dev.adtools.server.store.StoreUnavailable;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs what is due on a few threads of this node: begun by the scheduler, at work until nothing is due any more. */
public final class RunWorkers {

    /** Most runs that a node has in hand at once. */
    public static final int MOST = 4;

    private static final Logger LOG = LoggerFactory.getLogger(RunWorkers.class);

    private final ScheduledRuns runs;
    private final Executor threads;
    private final AtomicInteger working = new AtomicInteger();
    private volatile boolean ended;

    /** Runs what is due on threads, of which there are {@link #MOST}. */
    public RunWorkers(ScheduledRuns runs, Executor threads) {
        this.runs = runs;
        this.threads = threads;
    }

    /** Keeps the runs in hand, begins as many as are due and can be begun, and waits for none of them. */
    public void wake() {
        runs.renew();
        int free = MOST - working.get();
        if (free > 0 && !ended) {
            int due = runs.due(free);
            for (int i = 0; i < due; i++) {
                begin();
            }
        }
    }

    private void begin() {
        working.incrementAndGet();
        try {
            threads.execute(this::work);
        } catch (RejectedExecutionException ending) {
            working.decrementAndGet();
        }
    }

    /** Begins no more runs; those in hand end as usual. */
    public void end() {
        ended = true;
    }

    private void work() {
        try {
            boolean more = true;
            while (more && !ended) {
                more = runs.runNext();
            }
        } catch (StoreUnavailable e) {
            LOG.warn("scheduled runs cannot be taken: the database is unavailable", e);
        } catch (RuntimeException | Error e) {
            LOG.error("a scheduled run failed unexpectedly; it is resumed later", e);
        } finally {
            working.decrementAndGet();
        }
    }
}
