package dev.adtools.server.store;

import java.util.function.Supplier;

/** Keeps units from starting units: on one engine they would deadlock, on the other they would not be one transaction. */
final class UnitGuard {

    private final ThreadLocal<Boolean> running = ThreadLocal.withInitial(() -> false);

    void refuseNested() {
        if (running.get()) {
            throw new IllegalStateException("a unit must not start another one");
        }
    }

    <T> T run(Supplier<T> unit) {
        running.set(true);
        try {
            return unit.get();
        } finally {
            running.remove();
        }
    }
}
