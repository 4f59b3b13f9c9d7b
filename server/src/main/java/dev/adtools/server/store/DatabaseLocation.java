package dev.adtools.server.store;

import io.dropwizard.db.DataSourceFactory;
import java.sql.Connection;
import java.sql.SQLException;

/** Location of a database, and the way to reach it. */
sealed interface DatabaseLocation permits SqliteFile, PostgresAddress {

    static DatabaseLocation of(StoreSettings settings) {
        return settings.isEmbedded()
                ? new SqliteFile(
                        settings.dataDirectory().toAbsolutePath().normalize().resolve(SqliteFile.NAME))
                : PostgresAddress.of(settings);
    }

    /** Returns the place of a database in or beside a data directory; an embedded one has its file there then. */
    static DatabaseLocation of(StoreSettings settings, DataDirectory data) {
        if (!settings.isEmbedded()) {
            return of(settings);
        }
        if (!data.has(SqliteFile.NAME)) {
            data.refuseLostDatabase();
        }
        return new SqliteFile(data.file(SqliteFile.NAME));
    }

    /** Opens a connection that may write. */
    Connection connect() throws SQLException;

    /** Returns the settings of a pool of connections that may write. */
    DataSourceFactory pool();

    /** Returns the settings of connections that change the schema, which may take its time. */
    DataSourceFactory migrations();

    /** Returns whether no other process can be migrating the same database. */
    boolean alone();

    /** Opens the database. */
    Database open(StoreSettings settings, DataDirectory data, Pools pools) throws SQLException;
}
