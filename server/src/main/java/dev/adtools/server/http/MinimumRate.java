package dev.adtools.server.http;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Least rate at which a client sends a body or takes an answer.
 *
 * @param bytesPerSecond how many bytes a second; 0 for any rate
 * @param gracePeriod how much longer than that each may take
 */
public record MinimumRate(long bytesPerSecond, Duration gracePeriod) {

    boolean isLimit() {
        return bytesPerSecond > 0;
    }

    /** Returns how many nanoseconds so many bytes may take where there is a limit. */
    long nanosFor(long bytes) {
        return gracePeriod.toNanos() + bytes * TimeUnit.SECONDS.toNanos(1) / bytesPerSecond;
    }
}
