package dev.adtools.server;

import dev.adtools.server.health.BackgroundLoop;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.DatabaseClock;
import dev.adtools.server.store.Tx;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.lifecycle.AutoCloseableManager;
import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Keeps a node on the time of the database that it shares with others. */
final class ClockSync {

    private static final int SECONDS_BETWEEN = 10;
    private static final Duration LONGEST = Duration.ofMinutes(2);

    private ClockSync() {}

    /** Asks the database once, and regularly from then on. */
    static void start(Environment environment, Tx tx, DatabaseClock clock) {
        clock.synchronize(tx);
        Heartbeat heartbeat = new Heartbeat("the clock", LONGEST);
        environment.healthChecks().register("clock", heartbeat);
        ScheduledFuture<?> asking = environment
                .lifecycle()
                .scheduledExecutorService("clock")
                .threads(1)
                .build()
                .scheduleWithFixedDelay(
                        new BackgroundLoop(heartbeat, () -> clock.synchronize(tx)),
                        SECONDS_BETWEEN,
                        SECONDS_BETWEEN,
                        TimeUnit.SECONDS);
        environment.lifecycle().manage(new AutoCloseableManager(() -> asking.cancel(false)));
    }
}
