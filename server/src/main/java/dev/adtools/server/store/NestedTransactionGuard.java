package dev.adtools.server.store;

import java.util.function.Supplier;

/** Refuses a unit inside a unit: on one engine it would deadlock, on the other it would not be one transaction. */
final class NestedTransactionGuard {

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
