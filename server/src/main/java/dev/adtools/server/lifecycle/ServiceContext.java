package dev.adtools.server.lifecycle;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.health.BackgroundLoop;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.RetentionClock;
import dev.adtools.server.store.Store;
import dev.adtools.server.store.StoreSettings;
import dev.adtools.server.store.Tx;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.lifecycle.AutoCloseableManager;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Parts of one process that every feature is wired with: clock, database, ids, and what starts and stops with the service.
 *
 * @param environment what is started and stopped with the service
 * @param store the database and the data directory
 * @param ids makes ids
 * @param clock tells the time
 * @param node this process, and no other before or after it
 * @param jobs schedules jobs
 */
public record ServiceContext(
        Environment environment, Store store, CallIds ids, Clock clock, String node, JobScheduler jobs) {

    /**
     * Opens the store of a process that is new, and schedules its jobs.
     *
     * @param override returns the way to the database, given the store's own
     * @param memory the memory that what is read may take
     */
    public static ServiceContext open(
            StoreSettings settings,
            Environment environment,
            Clock clock,
            UnaryOperator<Tx> override,
            MemoryBudget memory) {
        CallIds ids = new CallIds(clock, new SecureRandom());
        String node = "node-" + ids.next();
        Store store = Store.open(settings, environment, override, memory, node);
        return new ServiceContext(
                environment, store, ids, clock, node, JobScheduler.of(store, environment, node, clock));
    }

    /** Returns the way to the database. */
    public Tx tx() {
        return store.tx();
    }

    /** Closes something when the service ends, before what was to be closed so far. */
    public void closeAtEnd(AutoCloseable closeable) {
        environment.lifecycle().manage(new AutoCloseableManager(closeable));
    }

    /**
     * Repeats work on this node, on a thread of its own, until the service ends.
     *
     * @param name what the thread and the health check are called
     * @param heartbeat notes the rounds, and is unhealthy when they stay away
     * @param pause how long to wait between two rounds, and before the first
     * @param round what is done in each; one that fails is logged, and the next comes all the same
     */
    public void repeat(String name, Heartbeat heartbeat, Duration pause, Runnable round) {
        environment.healthChecks().register(name, heartbeat);
        ScheduledFuture<?> rounds = environment
                .lifecycle()
                .scheduledExecutorService(name)
                .threads(1)
                .build()
                .scheduleWithFixedDelay(
                        new BackgroundLoop(heartbeat, round),
                        pause.toMillis(),
                        pause.toMillis(),
                        TimeUnit.MILLISECONDS);
        closeAtEnd(() -> rounds.cancel(false));
    }

    /** Has records removed regularly by their age, on one node at a time; not while the time cannot be trusted. */
    public void collectEvery(String name, Duration pause, Consumer<Instant> collection) {
        jobs.everyLong(name, pause, new RetentionClock(tx()).guard(collection));
    }
}
