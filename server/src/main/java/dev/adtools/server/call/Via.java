package dev.adtools.server.call;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Which way a request came in.
 *
 * @param transport over which wire
 * @param address the address of whoever is connected; null for the service itself
 */
public record Via(Transport transport, @Nullable String address) {

    /** The service calls by itself, for someone who is not there. */
    public static final Via SERVICE = new Via(Transport.SERVICE, null);

    /** The wires. */
    public enum Transport {
        REST,
        MCP,
        CLI,
        SERVICE;

        private final String wireName = name().toLowerCase(Locale.ROOT);

        /** Returns the wire's name in records. */
        public String wireName() {
            return wireName;
        }
    }
}
