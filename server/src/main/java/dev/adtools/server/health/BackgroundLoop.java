package dev.adtools.server.health;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Repeats background work: a round that fails is logged and does not end the loop; one that succeeds is a heartbeat. */
public final class BackgroundLoop implements Runnable {

    private static final Logger LOG = LoggerFactory.getLogger(BackgroundLoop.class);
    private static final Duration AFTER_FAILURE = Duration.ofSeconds(1);

    private final Heartbeat heartbeat;
    private final Runnable round;
    private volatile boolean failing;

    /**
     * Makes a loop.
     *
     * @param heartbeat is told of each round that succeeds
     * @param round what is done in each
     */
    public BackgroundLoop(Heartbeat heartbeat, Runnable round) {
        this.heartbeat = heartbeat;
        this.round = round;
    }

    /** Goes on for as long as it should, with a pause after each round that fails. */
    public void runWhile(BooleanSupplier condition) {
        while (condition.getAsBoolean()) {
            run();
            if (failing && condition.getAsBoolean()) {
                LockSupport.parkNanos(AFTER_FAILURE.toNanos());
            }
        }
    }

    /** Runs one round; never throws, because an executor runs nothing again that threw. */
    @Override
    public void run() {
        try {
            round.run();
            heartbeat.beat();
            failing = false;
        } catch (RuntimeException | Error e) {
            failed(e);
        }
    }

    private void failed(Throwable failure) {
        boolean again = failing;
        failing = true;
        try {
            if (again) {
                LOG.warn("{} failed again: {}", heartbeat.name(), failure.toString());
            } else {
                LOG.error("{} failed; it is retried", heartbeat.name(), failure);
            }
        } catch (RuntimeException | Error unlogged) {
            // Without memory there may be none for a line in the log either.
        }
    }
}
