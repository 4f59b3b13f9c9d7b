package dev.adtools.server;

import dev.adtools.server.health.BackgroundLoop;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.idempotency.Leases;
import dev.adtools.server.idempotency.OutcomeReconciler;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.lifecycle.AutoCloseableManager;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Regular jobs on operations: leases are renewed, lost writes looked for, late outcomes noted.
 *
 * @param leases what this node holds, and what others held
 * @param writes the writes, some of whose ends could not be noted yet
 * @param prober looks for writes whose outcome is unknown
 */
record OperationMaintenance(Leases leases, TransactionalWriteLedger writes, OutcomeReconciler prober) {

    private static final int JOBS = 4;
    // As long as a lease: then other nodes take what this one has in hand.
    private static final Duration LONGEST_RENEWAL = Duration.ofSeconds(30);
    private static final Duration LONGEST_UNIT = Duration.ofMinutes(2);
    // Twenty looks of twenty seconds, and then some.
    private static final Duration LONGEST_LOOKS = Duration.ofMinutes(15);

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
        every(10, new Job("lease-renewal", LONGEST_RENEWAL, leases::renew), jobs, environment);
        every(10, new Job("lease-takeover", LONGEST_UNIT, leases::reap), jobs, environment);
        every(1, new Job("late-endings", LONGEST_UNIT, writes::settleLate), jobs, environment);
        every(1, new Job("lost-writes", LONGEST_LOOKS, prober::probe), jobs, environment);
    }

    private static void every(int seconds, Job job, ScheduledExecutorService jobs, Environment environment) {
        Heartbeat heartbeat = new Heartbeat(job.name(), job.longest());
        environment.healthChecks().register(job.name(), heartbeat);
        BackgroundLoop loop = new BackgroundLoop(heartbeat, job.work());
        ScheduledFuture<?> running = jobs.scheduleWithFixedDelay(loop, seconds, seconds, TimeUnit.SECONDS);
        environment.lifecycle().manage(new AutoCloseableManager(() -> running.cancel(false)));
    }

    private record Job(String name, Duration longest, Runnable work) {}
}
