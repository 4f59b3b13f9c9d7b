package dev.adtools.server.crash;

import dev.adtools.server.store.TransactionBody;
import dev.adtools.server.store.Tx;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A way to the tables on which the process may die inside a unit, after its last statement and before its commit. */
final class CrashTx implements Tx {

    private final Tx real;
    private final Consumer<String> failpoint;
    private final ThreadLocal<String> inside = new ThreadLocal<>();

    CrashTx(Tx real, Consumer<String> failpoint) {
        this.real = real;
        this.failpoint = failpoint;
    }

    /** Runs work whose units pass a point before they commit. */
    <T> T inside(String point, Supplier<T> work) {
        inside.set(point);
        try {
            return work.get();
        } finally {
            inside.remove();
        }
    }

    @Override
    public <T> T write(TransactionBody<T> unit) {
        // Asked for here, because another thread may run the unit.
        String point = inside.get();
        return real.write(handle -> {
            T result = unit.run(handle);
            if (point != null) {
                failpoint.accept(point);
            }
            return result;
        });
    }

    @Override
    public <T> T read(TransactionBody<T> unit) {
        return real.read(unit);
    }
}
