package dev.adtools.server.auth;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The number that counts revocations. What was remembered under an older number is looked up again; the number itself is
 * read again once a second, which bounds how long another node's revocation goes unseen.
 */
final class AccessVersion {

    private static final long INTERVAL_NANOS = Duration.ofSeconds(1).toNanos();

    private final Tx tx;
    private final Ticker ticker;
    private volatile long version = -1;
    private volatile long readAt;
    private @Nullable StoreUnavailable outage;
    private long outageAt;

    AccessVersion(Tx tx, Ticker ticker) {
        this.tx = tx;
        this.ticker = ticker;
    }

    /** Returns the number, at most a second old. */
    long current() {
        if (isStale()) {
            refresh();
        }
        return version;
    }

    /** Notes a number that this node has made itself, so that what was remembered is looked up again here at once. */
    synchronized void changedTo(long number) {
        version = Math.max(version, number);
    }

    private synchronized void refresh() {
        if (!isStale()) {
            return;
        }
        long before = ticker.read();
        // Those who waited here for an answer that did not come must not each wait for another one.
        if (outage != null && before - outageAt < INTERVAL_NANOS) {
            throw outage;
        }
        try {
            version = Math.max(version, tx.read(TokenStore::version));
            readAt = before;
            outage = null;
        } catch (StoreUnavailable e) {
            outage = e;
            outageAt = ticker.read();
            throw e;
        }
    }

    private boolean isStale() {
        return version < 0 || ticker.read() - readAt >= INTERVAL_NANOS;
    }
}
