package dev.adtools.server.call;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
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

    /** Protocol or part of the service by which a request comes in. */
    @Body(
            description =
                    "The way a request came in: a protocol, or `service` when the service itself calls for a principal,"
                            + " as it does for a step of a workflow.",
            examples = "mcp")
    public enum Transport {
        @JsonName("rest")
        REST,
        @JsonName("mcp")
        MCP,
        @JsonName("cli")
        CLI,
        @JsonName("console")
        CONSOLE,
        @JsonName("schedule")
        SCHEDULE,
        @JsonName("service")
        SERVICE;

        private final String wireName = name().toLowerCase(Locale.ROOT);

        /** Returns the one of a name in records; null for none. */
        public static @Nullable Transport named(@Nullable String wireName) {
            return wireName == null ? null : valueOf(wireName.toUpperCase(Locale.ROOT));
        }

        /** Returns the wire's name in records. */
        public String wireName() {
            return wireName;
        }
    }
}
