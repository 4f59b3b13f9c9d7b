package dev.adtools.server.store;

import io.dropwizard.db.DataSourceFactory;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashSet;
import java.util.Set;

/** The schema of a database that the service does not have open. */
public final class Schema {

    /** The changelog, on the class path. */
    public static final String CHANGELOG = Changelog.ROOT;

    private final DatabaseLocation place;
    private final DataDirectory data;

    private Schema(DatabaseLocation place, DataDirectory data) {
        this.place = place;
        this.data = data;
    }

    /** Returns the schema of the database that settings name. */
    public static Schema of(StoreSettings settings, DataDirectory data) {
        return new Schema(DatabaseLocation.of(settings, data), data);
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
            SchemaState state = new SchemaState(connection);
            boolean counted = state.has(CommitCounter.TABLE);
            new Migrations(place).around(connection, work);
            if (place.alone() && counted && !state.has(CommitCounter.TABLE)) {
                // Of a database that was taken back to a version which does not count.
                data.remove(CommitMark.FILE);
            }
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

    /** Brings a schema up to date; a database that is so already costs one query. */
    static final class Migrations {

        private final DatabaseLocation place;

        Migrations(DatabaseLocation place) {
            this.place = place;
        }

        void apply(Connection connection) throws SQLException {
            Changelog changelog = Changelog.of(connection);
            SchemaState state = new SchemaState(connection);
            if (state.stamp().filter(changelog.stamp()::equals).isPresent()) {
                return;
            }
            refuseNewer(changelog, state.applied());
            SchemaUpdate.run(place);
            state.setStamp(changelog.stamp());
        }

        void around(Connection connection, Work work) throws Exception {
            Changelog changelog = Changelog.of(connection);
            SchemaState state = new SchemaState(connection);
            refuseNewer(changelog, state.applied());
            // Before the work, because it may fail halfway: a start without a stamp looks for missing change sets.
            state.removeStamp();
            work.run();
            if (state.applied().equals(changelog.ids())) {
                state.setStamp(changelog.stamp());
            }
        }

        private static void refuseNewer(Changelog changelog, Set<String> applied) {
            Set<String> unknown = new LinkedHashSet<>(applied);
            unknown.removeAll(changelog.ids());
            if (!unknown.isEmpty()) {
                throw new StartupException("The database was changed by a newer version of adtools (change set "
                        + unknown.iterator().next()
                        + " is unknown to this one); start that version, or restore a backup"
                        + " from before its first start.");
            }
        }
    }
}
