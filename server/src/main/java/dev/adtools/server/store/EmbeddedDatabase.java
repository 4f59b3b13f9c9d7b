package dev.adtools.server.store;

import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.Schema.Migrations;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jspecify.annotations.Nullable;

/** SQLite in the data directory: one process, one writer, many readers. */
final class EmbeddedDatabase implements Database {

    private final GroupWriter writer;
    private final Tx tx;
    private final AcknowledgedCommits acknowledged;

    private EmbeddedDatabase(Prepared prepared, DiskReserve reserve, GroupWriter writer, Jdbi readers) {
        this.writer = writer;
        this.tx = new EmbeddedTx(prepared.file(), reserve, writer, readers);
        this.acknowledged = new CountedCommits(prepared.counter(), writer);
    }

    static Database open(SqliteFile file, DataDirectory data, Pools pools) throws SQLException {
        Prepared prepared = prepare(file, data);
        Jdbi writer = Jdbi.create(file::writer);
        SqlDialect.SQLITE.defineIn(writer);
        writer.setStatementBuilderFactory(connection -> new PreparedStatementCache());
        Jdbi readers = pools.open(file.readers(), "readers");
        SqlDialect.SQLITE.defineIn(readers);
        // A pool would take the writer's connection back between its units, so its Jdbi is not from there, only its
        // meter.
        writer.setSqlLogger(readers.getConfig(SqlStatements.class).getSqlLogger());
        return new EmbeddedDatabase(
                prepared,
                DiskReserve.in(data),
                new GroupWriter(writer, prepared.counter(), GroupWriter.QUEUE_CAPACITY),
                readers);
    }

    private static Prepared prepare(SqliteFile file, DataDirectory data) throws SQLException {
        boolean unclean = leftOpen(file);
        try (Connection connection = file.connect()) {
            data.restrictNativeFiles();
            SqliteCheck.settings(connection);
            if (unclean) {
                SqliteCheck.integrity(connection);
            }
            boolean fresh = new SchemaState(connection).applied().isEmpty();
            if (fresh) {
                data.refuseLostDatabase();
            }
            new Migrations(file).apply(connection);
            return new Prepared(DatabaseFileIdentity.at(file.path()), CommitCounter.open(connection, data, fresh));
        } catch (IOException e) {
            throw new StartupException("The data directory " + data.path() + " cannot be used: " + e.getMessage(), e);
        }
    }

    // A clean stop ends with the write-ahead log written back and deleted.
    private static boolean leftOpen(SqliteFile file) {
        return new File(file.path() + "-wal").length() > 0;
    }

    @Override
    public Tx tx() {
        return tx;
    }

    @Override
    public Optional<Heartbeat> writer() {
        return Optional.of(writer.heartbeat());
    }

    @Override
    public AcknowledgedCommits acknowledged() {
        return acknowledged;
    }

    @Override
    public void close() {
        writer.close();
    }

    private record Prepared(DatabaseFileIdentity file, CommitCounter counter) {}

    /** Commits that are counted in the database and in a file of the data directory. */
    private record CountedCommits(CommitCounter counter, GroupWriter writer) implements AcknowledgedCommits {

        @Override
        public Optional<String> loss() {
            return counter.loss();
        }

        @Override
        public boolean isUnmarked() {
            return counter.loss().isEmpty() && !counter.isCounting();
        }

        @Override
        public void mark() {
            if (!counter.isCounting()) {
                counter.start(writer.write(CommitCounter::renew));
            }
        }
    }

    /** Hands units that change something to the one writer, and runs the others on a pool that cannot. */
    private static final class EmbeddedTx implements Tx {

        // Units that were queued before the reserve was released may take some of it.
        private static final int ATTEMPTS = 3;

        private final DatabaseFileIdentity file;
        private final DiskReserve reserve;
        private final GroupWriter writer;
        private final Jdbi readers;
        private final NestedTransactionGuard guard = new NestedTransactionGuard();

        EmbeddedTx(DatabaseFileIdentity file, DiskReserve reserve, GroupWriter writer, Jdbi readers) {
            this.file = file;
            this.reserve = reserve;
            this.writer = writer;
            this.readers = readers;
        }

        @Override
        public <T> T write(TransactionBody<T> unit) {
            guard.refuseNested();
            file.refuseIfGone();
            reserve.restore();
            return run(unit);
        }

        @Override
        public <T> T writeReserved(TransactionBody<T> unit) {
            guard.refuseNested();
            file.refuseIfGone();
            for (int attempt = 1; ; attempt++) {
                try {
                    return run(unit);
                } catch (StoreUnavailable e) {
                    if (!reserve.release(e) || attempt == ATTEMPTS) {
                        throw e;
                    }
                }
            }
        }

        private <T> T run(TransactionBody<T> unit) {
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

    /**
     * Identity of the open database file: once it is removed or replaced, a commit still succeeds, and nobody ever finds it
     * again.
     */
    private static final class DatabaseFileIdentity {

        private final Path path;
        private final @Nullable Object key;

        private DatabaseFileIdentity(Path path, @Nullable Object key) {
            this.path = path;
            this.key = key;
        }

        static DatabaseFileIdentity at(Path path) throws IOException {
            return new DatabaseFileIdentity(path, key(path));
        }

        void refuseIfGone() {
            try {
                if (Objects.equals(key, key(path))) {
                    return;
                }
            } catch (IOException e) {
                throw new StoreUnavailable("The database's file cannot be found.", e);
            }
            throw new StoreUnavailable("The database's file was replaced while it is open.");
        }

        // Null where the file system knows no such thing.
        private static @Nullable Object key(Path path) throws IOException {
            return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
        }
    }
}
