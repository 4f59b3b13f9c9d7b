package dev.adtools.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jdbi.v3.core.Jdbi;

/** A PostgreSQL that any number of nodes share. */
final class PostgresDatabase implements Database {

    private final Tx tx;

    private PostgresDatabase(Jdbi jdbi) {
        tx = new PostgresTx(jdbi);
    }

    static Database open(StoreSettings settings, Pools pools) throws SQLException {
        PostgresAddress address = PostgresAddress.of(settings);
        prepare(settings, address);
        Jdbi jdbi = pools.open(address.pool(), "postgresql");
        Engine.POSTGRESQL.defineIn(jdbi);
        return new PostgresDatabase(jdbi);
    }

    private static void prepare(StoreSettings settings, PostgresAddress address) throws SQLException {
        try (Connection connection = address.connect()) {
            if (!settings.allowAsynchronousCommit()) {
                refuseAsynchronousCommit(connection);
            }
            new Migrations(address::pool, false).apply(connection);
        }
    }

    private static void refuseAsynchronousCommit(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("SHOW synchronous_commit")) {
            if (result.next() && result.getString(1).equals("off")) {
                throw new RefusedStart("PostgreSQL runs with synchronous_commit=off and may lose acknowledged commits;"
                        + " turn it on for this database or user.");
            }
        }
    }

    @Override
    public Tx tx() {
        return tx;
    }

    @Override
    public int waitingWrites() {
        return 0;
    }

    @Override
    public void close() {
        // The pool belongs to whoever opened it.
    }
}
