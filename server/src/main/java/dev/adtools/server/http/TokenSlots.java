package dev.adtools.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Slots that all tokens share, with a maximum for each token. */
public final class TokenSlots {

    private final Semaphore all;
    private final int max;
    private final int maxOfOne;
    private final Map<String, Integer> byToken = new ConcurrentHashMap<>();

    /** Makes slots: so many in all, and so many of them for one token. */
    public TokenSlots(int max, int maxOfOne) {
        this.all = new Semaphore(max);
        this.max = max;
        this.maxOfOne = maxOfOne;
    }

    /** Takes a slot for a token, and returns the action that gives it back, at its first run; null when none is free. */
    public @Nullable Runnable take(String token) {
        if (byToken.merge(token, 1, Integer::sum) <= maxOfOne && all.tryAcquire()) {
            return once(() -> {
                leave(token);
                all.release();
            });
        }
        leave(token);
        return null;
    }

    /** Returns how many slots are taken. */
    public int taken() {
        return max - all.availablePermits();
    }

    private void leave(String token) {
        byToken.computeIfPresent(token, (id, taken) -> taken == 1 ? null : taken - 1);
    }

    /** Returns an action that runs at most once. */
    static Runnable once(Runnable action) {
        AtomicBoolean done = new AtomicBoolean();
        return () -> {
            if (!done.getAndSet(true)) {
                action.run();
            }
        };
    }
}
