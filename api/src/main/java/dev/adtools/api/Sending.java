package dev.adtools.api;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Right to send one request that changes something on a platform. The pipeline makes one for each write that it releases, after
 * caps and halts have passed; a port asks for it in each method that sends.
 *
 * <p>A write that can raise spend must begin within two seconds of its release, because a halt waits no longer for it.
 */
public final class Sending {

    private static final Duration LIMIT = Duration.ofSeconds(2);

    private final Clock clock;
    private final @Nullable Duration limit;
    private final Instant releasedAt;
    private final long releasedNanos = System.nanoTime();
    private boolean begun;

    private Sending(Clock clock, @Nullable Duration limit) {
        this.clock = clock;
        this.limit = limit;
        this.releasedAt = clock.instant();
    }

    static Sending within(Clock clock) {
        return new Sending(clock, LIMIT);
    }

    static Sending unlimited(Clock clock) {
        return new Sending(clock, null);
    }

    /**
     * Begins the request. A transport asks just before the first byte of the body, so that a process that was stopped in between
     * sends nothing.
     *
     * @return whether the request may be sent; false when the release is too old
     * @throws IllegalStateException when a request was begun before: a write is sent once
     */
    public synchronized boolean begin() {
        if (begun) {
            throw new IllegalStateException("A write sends one request.");
        }
        if (limit != null && age().compareTo(limit) >= 0) {
            return false;
        }
        begun = true;
        return true;
    }

    // The longer of two: a stopped virtual machine may not advance the one, and a clock that is set back not the other.
    private Duration age() {
        Duration byClock = Duration.between(releasedAt, clock.instant());
        Duration byTimer = Duration.ofNanos(System.nanoTime() - releasedNanos);
        return byClock.compareTo(byTimer) > 0 ? byClock : byTimer;
    }
}
