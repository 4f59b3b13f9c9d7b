package dev.adtools.server.health;

import com.codahale.metrics.health.HealthCheck;
import java.time.Duration;
import java.util.function.LongSupplier;

/** Notes when a background loop last came round, and is unhealthy when that is too long ago. */
public final class Heartbeat extends HealthCheck {

    private final String name;
    private final Duration longest;
    // Not the wall clock: that may be set.
    private final LongSupplier nanoTime;
    private volatile long last;

    /**
     * Begins to count.
     *
     * @param name what the operator calls the loop
     * @param longest how long a round may take, with the pause before it
     */
    public Heartbeat(String name, Duration longest) {
        this(name, longest, System::nanoTime);
    }

    Heartbeat(String name, Duration longest, LongSupplier nanoTime) {
        this.name = name;
        this.longest = longest;
        this.nanoTime = nanoTime;
        this.last = nanoTime.getAsLong();
    }

    /** Notes that the loop has come round. */
    public void beat() {
        last = nanoTime.getAsLong();
    }

    /** Returns the name by which the operator knows the loop. */
    public String name() {
        return name;
    }

    @Override
    protected Result check() {
        Duration silent = Duration.ofNanos(nanoTime.getAsLong() - last);
        return silent.compareTo(longest) <= 0
                ? Result.healthy()
                : Result.unhealthy(
                        "%s has not come round for %d s; %d s are the most it should need.",
                        name, silent.toSeconds(), longest.toSeconds());
    }
}
