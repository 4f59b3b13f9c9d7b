package dev.adtools.server.lifecycle;

import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.DatabaseClock;
import java.time.Duration;

/** Keeps a node on the time of the database that it shares with others. */
public final class ClockSync {

    private static final Duration PAUSE = Duration.ofSeconds(10);
    private static final Duration LONGEST = Duration.ofMinutes(2);

    private ClockSync() {}

    /** Asks the database once, and regularly from then on. */
    public static void start(ServiceContext service, DatabaseClock clock) {
        clock.synchronize(service.tx());
        service.repeat("clock", new Heartbeat("the clock", LONGEST), PAUSE, () -> clock.synchronize(service.tx()));
    }
}
