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

    static Database open(PostgresAddress address, boolean allowAsynchronousCommit, Pools pools) throws SQLException {
        prepare(address, allowAsynchronousCommit);
        Jdbi jdbi = pools.open(address.pool(), "postgresql");
        Engine.POSTGRESQL.defineIn(jdbi);
        return new PostgresDatabase(jdbi);
    }

    private static void prepare(PostgresAddress address, boolean allowAsynchronousCommit) throws SQLException {
        try (Connection connection = address.connect()) {
            if (!allowAsynchronousCommit) {
                refuseAsynchronousCommit(connection);
            }
            new Migrations(address).apply(connection);
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
    public void close() {
        // The pool belongs to whoever opened it.
    }
}
