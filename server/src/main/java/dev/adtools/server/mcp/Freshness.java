package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonWriter;
import java.time.Duration;

/** Says how long what the service tells of itself may be kept, and that it is for its caller alone. */
final class Freshness {

    // Tools change when the service is started anew, and what a token may call whenever it is changed.
    private static final Duration KEPT = Duration.ofMinutes(5);

    private Freshness() {}

    static void write(Era era, JsonWriter out) {
        if (era == Era.STATELESS) {
            out.name("ttlMs").value(KEPT.toMillis()).name("cacheScope").value("private");
        }
    }
}
