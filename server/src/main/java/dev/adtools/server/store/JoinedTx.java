package dev.adtools.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** A way to the tables on which several units can be one; each commit is signaled. */
public final class JoinedTx implements Tx {

    private final Tx tx;
    private final Runnable committed;
    private final ThreadLocal<Optional<Handle>> open = ThreadLocal.withInitial(Optional::empty);

    /** Makes a way that runs something after each commit. */
    public JoinedTx(Tx tx, Runnable committed) {
        this.tx = tx;
        this.committed = committed;
    }

    private <T> T commit(TransactionBody<T> unit) {
        T result = tx.write(unit);
        committed.run();
        return result;
    }

    @Override
    public <T> T together(TransactionBody<T> unit) {
        return commit(handle -> {
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
        return joined.isPresent() ? unit.run(joined.get()) : commit(unit);
    }

    @Override
    public <T> T writeReserved(TransactionBody<T> unit) {
        Optional<Handle> joined = open.get();
        if (joined.isPresent()) {
            return unit.run(joined.get());
        }
        T result = tx.writeReserved(unit);
        committed.run();
        return result;
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
