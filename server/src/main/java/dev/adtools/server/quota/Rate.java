package dev.adtools.server.quota;

import dev.adtools.api.Mode;
import dev.adtools.server.call.ToolCall;
import java.time.Duration;
import java.util.Locale;

/** Kind of call that is counted by the minute, for each token by itself. */
enum Rate {
    /** Requests of any kind. */
    REQUESTS,
    /** Calls of tools that read. */
    READ,
    /** Calls of tools that validate, and of writes that are asked to be checked only. */
    VALIDATE,
    /** Calls of tools that write. */
    WRITE;

    static final Duration WINDOW = Duration.ofMinutes(1);

    static Rate of(ToolCall call) {
        Mode mode = call.descriptor().mode();
        return switch (mode) {
            case READ -> READ;
            case VALIDATE -> VALIDATE;
            // It plans and sends nothing: whoever checks before writing must not pay for it in writes.
            case WRITE -> call.ready().onlyValidates() ? VALIDATE : WRITE;
        };
    }

    /** Returns its name on the wire. */
    String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns how many nanoseconds a count takes to come back. */
    static long nanosFor(long count, long quota) {
        return (long) Math.ceil((double) WINDOW.toNanos() * count / quota);
    }
}
