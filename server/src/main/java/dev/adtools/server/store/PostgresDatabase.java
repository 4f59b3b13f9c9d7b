package dev.adtools.server.store;

import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.Schema.Migrations;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A PostgreSQL that any number of nodes share. */
final class PostgresDatabase implements Database {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresDatabase.class);

    private final Tx tx;

    private PostgresDatabase(Jdbi jdbi) {
        tx = new PostgresTx(jdbi);
    }

    static Database open(PostgresAddress address, boolean allowAsynchronousCommit, Pools pools) throws SQLException {
        prepare(address, allowAsynchronousCommit);
        Jdbi jdbi = pools.open(address.pool(), "postgresql");
        SqlDialect.POSTGRESQL.defineIn(jdbi);
        return new PostgresDatabase(jdbi);
    }

    private static void prepare(PostgresAddress address, boolean allowAsynchronousCommit) throws SQLException {
        try (Connection connection = address.connect()) {
            if (!allowAsynchronousCommit) {
                refuseAsynchronousCommit(connection);
            }
            warnOfStandbys(connection);
            new Migrations(address).apply(connection);
        }
    }

    private static void refuseAsynchronousCommit(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("SHOW synchronous_commit")) {
            if (result.next() && result.getString(1).equals("off")) {
                throw new StartupException(
                        "PostgreSQL runs with synchronous_commit=off and may lose acknowledged commits;"
                                + " turn it on for this database or user.");
            }
        }
    }

    private static void warnOfStandbys(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("SELECT count(*) FROM pg_stat_replication"
                        + " WHERE current_setting('synchronous_standby_names') = ''")) {
            if (result.next() && result.getLong(1) > 0) {
                LOG.warn(
                        "PostgreSQL has {} standbys and synchronous_standby_names is empty: when one of them takes over,"
                                + " acknowledged commits may be lost",
                        result.getLong(1));
            }
        }
    }

    @Override
    public Tx tx() {
        return tx;
    }

    @Override
    public Optional<Heartbeat> writer() {
        return Optional.empty();
    }

    @Override
    public AcknowledgedCommits acknowledged() {
        return AcknowledgedCommits.NOT_COUNTED;
    }

    @Override
    public void close() {
        // The pool belongs to whoever opened it.
    }

    /** Runs every unit in a transaction of its own. */
    private static final class PostgresTx implements Tx {

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
}
