package dev.adtools.tools.platform.wire;

import java.time.Duration;

/**
 * Limits of time and size for one request over the network.
 *
 * @param connect how long to wait for a connection
 * @param read how long to wait for the whole answer to a read or a check
 * @param write how long to wait for the whole answer to a write
 * @param maxResponseBytes how large an answer may be
 */
public record HttpLimits(Duration connect, Duration read, Duration write, long maxResponseBytes) {

    private static final long MEBIBYTE = 1024L * 1024;

    /** The limits that hold when nothing else is said. */
    public static final HttpLimits STANDARD =
            new HttpLimits(Duration.ofSeconds(3), Duration.ofSeconds(20), Duration.ofSeconds(60), 8 * MEBIBYTE);
}
