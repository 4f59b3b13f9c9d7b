package dev.adtools.server.store;

import org.jdbi.v3.core.Jdbi;

/** Hands units that change something to the one writer, and runs the others on a pool that cannot. */
final class EmbeddedTx implements Tx {

    private final DatabaseFileIdentity file;
    private final GroupWriter writer;
    private final Jdbi readers;
    private final NestedTransactionGuard guard = new NestedTransactionGuard();

    EmbeddedTx(DatabaseFileIdentity file, GroupWriter writer, Jdbi readers) {
        this.file = file;
        this.writer = writer;
        this.readers = readers;
    }

    @Override
    public <T> T write(TransactionBody<T> unit) {
        guard.refuseNested();
        file.refuseIfGone();
        return writer.write(handle -> guard.run(() -> unit.run(handle)));
    }

    @Override
    public <T> T read(TransactionBody<T> unit) {
        guard.refuseNested();
        try {
            return readers.withHandle(handle -> guard.run(() -> unit.run(handle)));
        } catch (RuntimeException e) {
            throw SqlDialect.SQLITE.translate(e);
        }
    }
}
