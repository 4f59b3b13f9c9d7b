package dev.adtools.server.store;

import dev.adtools.server.health.Heartbeat;
import java.sql.SQLException;
import java.util.Optional;

/** An open database of the schema that this version expects. */
public sealed interface Database extends AutoCloseable permits EmbeddedDatabase, PostgresDatabase {

    /**
     * Opens the database and brings its schema up to date.
     *
     * @throws StartupException when it must not be used
     */
    static Database open(StoreSettings settings, DataDirectory data, Pools pools) {
        try {
            return DatabaseLocation.of(settings, data).open(settings, data, pools);
        } catch (SQLException e) {
            throw Schema.unreachable(e);
        }
    }

    /** Returns the way to the tables. */
    Tx tx();

    /** Returns the heartbeat of the thread that writes; empty when every caller writes for itself. */
    Optional<Heartbeat> writer();

    /** Returns how the database compares with the commits that were acknowledged. */
    AcknowledgedCommits acknowledged();

    @Override
    void close();
}
