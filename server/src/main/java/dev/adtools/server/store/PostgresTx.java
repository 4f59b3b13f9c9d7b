package dev.adtools.server.store;

import org.jdbi.v3.core.Jdbi;

/** Runs every unit in a transaction of its own. */
final class PostgresTx implements Tx {

    private final Jdbi jdbi;
    private final NestedTransactionGuard guard = new NestedTransactionGuard();

    PostgresTx(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    @Override
    public <T> T write(TransactionBody<T> unit) {
        guard.refuseNested();
        try {
            return jdbi.inTransaction(handle -> guard.run(() -> unit.run(handle)));
        } catch (RuntimeException e) {
            throw SqlDialect.POSTGRESQL.translate(e);
        }
    }

    @Override
    public <T> T read(TransactionBody<T> unit) {
        guard.refuseNested();
        try {
            return jdbi.withHandle(handle -> guard.run(() -> unit.run(handle)));
        } catch (RuntimeException e) {
            throw SqlDialect.POSTGRESQL.translate(e);
        }
    }
}
