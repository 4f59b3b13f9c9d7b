package dev.adtools.server;

import dev.adtools.server.idempotency.Leases;
import dev.adtools.server.idempotency.Prober;
import dev.adtools.server.store.StoreUnavailable;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.lifecycle.AutoCloseableManager;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The jobs that keep operations going while nobody calls.
 *
 * @param leases what this node holds, and what others held
 * @param writes the writes, some of whose ends could not be noted yet
 * @param prober looks for writes whose outcome is unknown
 */
record Upkeep(Leases leases, WriteOrder writes, Prober prober) {

    private static final Logger LOG = LoggerFactory.getLogger(Upkeep.class);
    private static final int JOBS = 4;

    /** Begins, before the port opens, and ends with the service. */
    void start(Environment environment, boolean alone) {
        if (alone) {
            // What is held was held by a process that has ended.
            leases.takeOver();
        }
        // Ended in the opposite order: the jobs first, then what they left.
        environment.lifecycle().manage(new AutoCloseableManager(writes::settleLate));
        // A thread for each: a slow platform must not keep the leases from being renewed.
        ScheduledExecutorService jobs = environment
                .lifecycle()
                .scheduledExecutorService("operations")
                .threads(JOBS)
                .build();
        every(environment, jobs, 10, leases::renew);
        every(environment, jobs, 10, leases::reap);
        every(environment, jobs, 1, writes::settleLate);
        every(environment, jobs, 1, prober::probe);
    }

    private static void every(Environment environment, ScheduledExecutorService jobs, int seconds, Runnable job) {
        ScheduledFuture<?> running = jobs.scheduleWithFixedDelay(careful(job), seconds, seconds, TimeUnit.SECONDS);
        environment.lifecycle().manage(new AutoCloseableManager(() -> running.cancel(false)));
    }

    // A job that throws is never run again.
    private static Runnable careful(Runnable job) {
        return () -> {
            try {
                job.run();
            } catch (StoreUnavailable e) {
                LOG.warn("the database does not take the upkeep of operations now", e);
            } catch (RuntimeException | Error e) {
                LOG.error("the upkeep of operations failed; it is tried again", e);
            }
        };
    }
}
