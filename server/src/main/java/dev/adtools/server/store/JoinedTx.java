package dev.adtools.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** A way to the tables on which several units can be one. */
public final class JoinedTx implements Tx {

    private final Tx tx;
    private final ThreadLocal<Optional<Handle>> open = ThreadLocal.withInitial(Optional::empty);

    /** Joins units on a way to the tables. */
    public JoinedTx(Tx tx) {
        this.tx = tx;
    }

    @Override
    public <T> T together(TransactionBody<T> unit) {
        return tx.write(handle -> {
            open.set(Optional.of(handle));
            try {
                return unit.run(handle);
            } finally {
                open.remove();
            }
        });
    }

    @Override
    public <T> T write(TransactionBody<T> unit) {
        Optional<Handle> joined = open.get();
        return joined.isPresent() ? unit.run(joined.get()) : tx.write(unit);
    }

    @Override
    public <T> T read(TransactionBody<T> unit) {
        Optional<Handle> joined = open.get();
        return joined.isPresent() ? unit.run(joined.get()) : tx.read(unit);
    }

    @Override
    public void take(long jsonBytes) {
        tx.take(jsonBytes);
    }
}
