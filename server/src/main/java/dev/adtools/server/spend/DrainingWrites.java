package dev.adtools.server.spend;

import dev.adtools.server.spend.HaltStore.Halt;
import dev.adtools.server.spend.Halts.RecentReleases;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.jdbi.v3.core.Handle;

/** Writes that were released before a halt and may still be sent. */
final class DrainingWrites {

    /** Longest time from the release of a write to its first byte; later it is never sent. */
    static final Duration SENDABLE = Duration.ofSeconds(2);

    private static final Duration PATIENCE = Duration.ofMillis(900);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(20);

    private final Tx tx;
    private final RecentReleases recent;

    DrainingWrites(Tx tx, RecentReleases recent) {
        this.tx = tx;
        this.recent = recent;
    }

    /** Waits until no earlier release of a halt is left, less than 1 s; returns how many are. */
    int await(Halt halt) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        // The halt is committed: a release that is not among these reads it.
        Set<String> earlier = tx.read(HaltStore::releases);
        while (true) {
            int left = tx.read(handle -> count(handle, halt, earlier));
            boolean over =
                    System.nanoTime() - end >= 0 || Thread.currentThread().isInterrupted();
            if (left == 0 || over) {
                return left;
            }
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
        }
    }

    private int count(Handle handle, Halt halt, Set<String> earlier) {
        Set<String> left = new HashSet<>(HaltStore.releases(handle));
        left.retainAll(earlier);
        return left.size() + sendable(handle, halt);
    }

    /** Returns how many earlier releases of a halt are left. */
    int count(Handle handle, Halt halt) {
        // A release is a unit first and an operation once it has committed, so the units are counted first.
        return HaltStore.releases(handle, halt).size() + sendable(handle, halt);
    }

    private int sendable(Handle handle, Halt halt) {
        HaltScope scope = halt.scope();
        return recent.count(
                handle, scope.platform().orElse(null), scope.account().orElse(null), SENDABLE);
    }
}
