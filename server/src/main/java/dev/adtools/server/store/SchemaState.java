package dev.adtools.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** State of a database's schema, as the database tells it. */
final class SchemaState {

    private final Connection connection;

    SchemaState(Connection connection) {
        this.connection = connection;
    }

    /** Returns the stamp of the changelog that was applied last; empty when none was applied whole. */
    Optional<String> stamp() throws SQLException {
        if (!has("schema_stamp")) {
            return Optional.empty();
        }
        return column("SELECT stamp FROM schema_stamp").stream().findFirst();
    }

    /** Returns the ids of the change sets that were applied, in order. */
    Set<String> applied() throws SQLException {
        if (!has("databasechangelog")) {
            return Set.of();
        }
        return column("SELECT id FROM databasechangelog ORDER BY orderexecuted NULLS LAST");
    }

    void setStamp(String stamp) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("INSERT INTO schema_stamp (id, stamp)"
                + " VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET stamp = excluded.stamp")) {
            statement.setString(1, stamp);
            statement.executeUpdate();
        }
    }

    void removeStamp() throws SQLException {
        if (has("schema_stamp")) {
            try (Statement statement = connection.createStatement()) {
                statement.executeUpdate("DELETE FROM schema_stamp");
            }
        }
    }

    /**
     * Leaves a tag to the last change set that has it: on SQLite Liquibase tags all that were applied within a second, and
     * rolls back to the first of them.
     */
    void keepLastOfTags() throws SQLException {
        if (has("databasechangelog")) {
            try (Statement statement = connection.createStatement()) {
                statement.executeUpdate("UPDATE databasechangelog SET tag = NULL WHERE EXISTS (SELECT 1"
                        + " FROM databasechangelog AS later WHERE later.tag = databasechangelog.tag"
                        + " AND later.orderexecuted > databasechangelog.orderexecuted)");
            }
        }
    }

    /** Returns whether the database has a table. */
    boolean has(String table) throws SQLException {
        try (ResultSet tables = connection.getMetaData().getTables(null, connection.getSchema(), table, null)) {
            return tables.next();
        }
    }

    private Set<String> column(String sql) throws SQLException {
        Set<String> values = new LinkedHashSet<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                values.add(rows.getString(1));
            }
        }
        return values;
    }
}
