package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonWriter;
import java.time.Duration;

/** Cache hints of an answer: how long it may be kept, and that it is for its caller alone. */
final class CacheHints {

    // Tools change when the service is started anew, and what a token may call whenever it is changed.
    private static final Duration KEPT = Duration.ofMinutes(5);

    private CacheHints() {}

    /** Writes the hints of a list. */
    static void write(ProtocolMode mode, JsonWriter out) {
        write(mode, KEPT, out);
    }

    /** Writes the hints of what may be another the next moment. */
    static void writeNone(ProtocolMode mode, JsonWriter out) {
        write(mode, Duration.ZERO, out);
    }

    private static void write(ProtocolMode mode, Duration kept, JsonWriter out) {
        if (mode == ProtocolMode.STATELESS) {
            out.name("ttlMs").value(kept.toMillis()).name("cacheScope").value("private");
        }
    }
}
