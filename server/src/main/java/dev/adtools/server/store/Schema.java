package dev.adtools.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Set;

/** The schema of a database that the service does not have open. */
public final class Schema {

    private final Place place;

    private Schema(Place place) {
        this.place = place;
    }

    /** Returns the schema of the database that settings name. */
    public static Schema of(StoreSettings settings, DataDirectory data) {
        return new Schema(Place.of(settings, data));
    }

    /**
     * Returns the ids of the change sets that are still to be applied, in order.
     *
     * @throws RefusedStart when a newer version has changed the database
     */
    public Set<String> pending() {
        try (Connection connection = place.connect()) {
            return new Migrations(place).pending(connection);
        } catch (SQLException e) {
            throw unreachable(e);
        }
    }

    /**
     * Applies them.
     *
     * @throws RefusedStart when a newer version has changed the database
     */
    public void migrate() {
        try (Connection connection = place.connect()) {
            new Migrations(place).apply(connection);
        } catch (SQLException e) {
            throw unreachable(e);
        }
    }

    static RefusedStart unreachable(SQLException e) {
        return new RefusedStart("The database cannot be opened: " + e.getMessage() + ".", e);
    }
}
