package dev.adtools.server.store;

import io.dropwizard.db.DataSourceFactory;
import java.sql.Connection;
import java.sql.SQLException;

/** The schema of a database that the service does not have open. */
public final class Schema {

    /** The changelog, on the class path. */
    public static final String CHANGELOG = Changelog.ROOT;

    private final DatabaseLocation place;

    private Schema(DatabaseLocation place) {
        this.place = place;
    }

    /** Returns the schema of the database that settings name. */
    public static Schema of(StoreSettings settings, DataDirectory data) {
        return new Schema(DatabaseLocation.of(settings, data));
    }

    /** Returns the settings of connections to the database that settings name. */
    public static DataSourceFactory pool(StoreSettings settings) {
        return DatabaseLocation.of(settings).migrations();
    }

    /**
     * Has work done that may change the schema, and stamps it if it is whole then: a service that finds the stamp does not look
     * for what is missing.
     *
     * @throws StartupException when a newer version has changed the database
     */
    public void change(Work work) throws Exception {
        try (Connection connection = place.connect()) {
            new Migrations(place).around(connection, work);
        } catch (SQLException e) {
            throw unreachable(e);
        }
    }

    static StartupException unreachable(SQLException e) {
        return new StartupException("The database cannot be opened: " + e.getMessage() + ".", e);
    }

    /** Work on a schema. */
    @FunctionalInterface
    public interface Work {

        /** Does it. */
        void run() throws Exception;
    }
}
