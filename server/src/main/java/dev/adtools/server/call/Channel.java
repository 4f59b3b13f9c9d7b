package dev.adtools.server.call;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Channel by which a request came in.
 *
 * @param transport over which wire
 * @param address the address of whoever is connected; null for the service itself and its schedules
 * @param traceparent its place in the trace of whoever is connected (W3C Trace Context); null for none
 */
public record Channel(
        Transport transport,
        @Nullable String address,
        @Nullable String traceparent) {

    /** The service calls by itself, for someone who is not there. */
    public static final Channel SERVICE = new Channel(Transport.SERVICE, null, null);

    /** A scheduled task calls, for whoever made it. */
    public static final Channel SCHEDULE = new Channel(Transport.SCHEDULE, null, null);

    /** Returns the way of what the service does by itself because of what came in this way. */
    Channel followed() {
        return new Channel(Transport.SERVICE, null, traceparent);
    }

    /** The wires. */
    public enum Transport {
        REST,
        MCP,
        CLI,
        CONSOLE,
        SCHEDULE,
        SERVICE;

        private final String wireName = name().toLowerCase(Locale.ROOT);

        /** Returns the wire's name in records. */
        public String wireName() {
            return wireName;
        }
    }
}
