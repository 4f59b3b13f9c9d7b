package dev.adtools.server.store;

import io.dropwizard.db.DataSourceFactory;
import java.sql.Connection;
import java.sql.SQLException;

/** Where a database is, and how to reach it. */
sealed interface Place permits SqliteFile, PostgresAddress {

    static Place of(StoreSettings settings, DataDirectory data) {
        return settings.url().isBlank() ? new SqliteFile(data.file("adtools.db")) : PostgresAddress.of(settings);
    }

    /** Opens a connection that may write. */
    Connection connect() throws SQLException;

    /** Returns the settings of a pool of connections that may write. */
    DataSourceFactory pool();

    /** Returns whether no other process can be migrating the same database. */
    boolean alone();

    /** Opens the database. */
    Database open(StoreSettings settings, DataDirectory data, Pools pools) throws SQLException;
}
