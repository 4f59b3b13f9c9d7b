package dev.adtools.server.events;

import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.lifecycle.ServiceContext;
import dev.adtools.server.store.Visibility;
import java.time.Duration;
import java.util.function.Supplier;
import java.util.function.ToLongBiFunction;
import org.jdbi.v3.core.Handle;

/** Wires the recording of service events. */
public final class EventModule {

    private static final Duration BETWEEN_WRITES = Duration.ofSeconds(1);
    private static final Duration LONGEST_WRITE = Duration.ofMinutes(2);

    private EventModule() {}

    /**
     * Starts to collect and store events.
     *
     * @param unknown counts the operations whose outcome is unknown
     * @param catalog returns the tools, once they are known
     */
    public static EventLog start(
            ServiceContext service, ToLongBiFunction<Handle, Visibility> unknown, Supplier<ToolCatalog> catalog) {
        EventLog log = new EventLog(
                service.tx(),
                service.ids(),
                service.clock(),
                unknown,
                () -> catalog.get().crossPlatform());
        // Ended in the opposite order: nothing is heard any more, then what was heard is written.
        service.closeAtEnd(log::flush);
        Heartbeat writing = new Heartbeat("the writer of service events", LONGEST_WRITE);
        service.repeat("service-events", writing, BETWEEN_WRITES, log::flush);
        service.closeAtEnd(LogEvents.into(log));
        return log;
    }
}
