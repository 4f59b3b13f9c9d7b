package dev.adtools.server;

import dev.adtools.server.call.CallIds;
import dev.adtools.server.events.EventLog;
import dev.adtools.server.events.LogEvents;
import dev.adtools.server.health.BackgroundLoop;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.Tx;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.lifecycle.AutoCloseableManager;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Wires the recording of service events. */
final class EventModule {

    private static final Duration LONGEST_WRITE = Duration.ofMinutes(2);

    private EventModule() {}

    static EventLog start(Environment environment, Tx tx, CallIds ids, Clock clock) {
        EventLog log = new EventLog(tx, ids, clock);
        // Ended in the opposite order: nothing is heard any more, then what was heard is written.
        environment.lifecycle().manage(new AutoCloseableManager(log::flush));
        Heartbeat heartbeat = new Heartbeat("the writer of service events", LONGEST_WRITE);
        environment.healthChecks().register("service-events", heartbeat);
        ScheduledFuture<?> writing = environment
                .lifecycle()
                .scheduledExecutorService("service-events")
                .threads(1)
                .build()
                .scheduleWithFixedDelay(new BackgroundLoop(heartbeat, log::flush), 1, 1, TimeUnit.SECONDS);
        environment.lifecycle().manage(new AutoCloseableManager(() -> writing.cancel(false)));
        environment.lifecycle().manage(new AutoCloseableManager(LogEvents.into(log)));
        return log;
    }
}
