package dev.adtools.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashSet;
import java.util.Set;

/** Brings a schema up to date; a database that is so already costs one query. */
final class Migrations {

    private final DatabaseLocation place;
    private final Changelog changelog = Changelog.load();

    Migrations(DatabaseLocation place) {
        this.place = place;
    }

    void apply(Connection connection) throws SQLException {
        SchemaState state = new SchemaState(connection);
        if (state.stamp().filter(changelog.stamp()::equals).isPresent()) {
            return;
        }
        refuseNewer(state.applied());
        SchemaUpdate.run(place);
        state.setStamp(changelog.stamp());
    }

    void around(Connection connection, Schema.Work work) throws Exception {
        SchemaState state = new SchemaState(connection);
        refuseNewer(state.applied());
        // Whatever becomes of the work: whoever starts without a stamp looks for what is missing.
        state.removeStamp();
        work.run();
        if (state.applied().equals(changelog.ids())) {
            state.setStamp(changelog.stamp());
        }
    }

    private void refuseNewer(Set<String> applied) {
        Set<String> unknown = new LinkedHashSet<>(applied);
        unknown.removeAll(changelog.ids());
        if (!unknown.isEmpty()) {
            throw new StartupException("The database was changed by a newer version of adtools (change set "
                    + unknown.iterator().next() + " is unknown to this one); start that version, or restore a backup"
                    + " from before its first start.");
        }
    }
}
