package dev.adtools.server.store;

import dev.adtools.server.health.Heartbeat;
import java.io.File;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlStatements;

/** SQLite in the data directory: one process, one writer, many readers. */
final class EmbeddedDatabase implements Database {

    private final GroupWriter writer;
    private final Tx tx;

    private EmbeddedDatabase(DatabaseFileIdentity file, GroupWriter writer, Jdbi readers) {
        this.writer = writer;
        this.tx = new EmbeddedTx(file, writer, readers);
    }

    static Database open(SqliteFile file, DataDirectory data, Pools pools) throws SQLException {
        DatabaseFileIdentity open = prepare(file, data);
        Jdbi writer = Jdbi.create(file::writer);
        SqlDialect.SQLITE.defineIn(writer);
        writer.setStatementBuilderFactory(connection -> new PreparedStatementCache());
        Jdbi readers = pools.open(file.readers(), "readers");
        SqlDialect.SQLITE.defineIn(readers);
        // A pool would take the writer's connection back between its units, so its Jdbi is not from there, only its
        // meter.
        writer.setSqlLogger(readers.getConfig(SqlStatements.class).getSqlLogger());
        return new EmbeddedDatabase(open, new GroupWriter(writer, GroupWriter.QUEUE_CAPACITY), readers);
    }

    private static DatabaseFileIdentity prepare(SqliteFile file, DataDirectory data) throws SQLException {
        boolean unclean = leftOpen(file);
        try (Connection connection = file.connect()) {
            data.restrictNativeFiles();
            SqliteCheck.settings(connection);
            if (unclean) {
                SqliteCheck.integrity(connection);
            }
            new Migrations(file).apply(connection);
            return DatabaseFileIdentity.at(file.path());
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
    public void close() {
        writer.close();
    }
}
