package dev.adtools.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.TreeMap;

/** Reads back what the driver was asked for: a setting that did not take is found at start, not after a power cut. */
final class SqliteCheck {

    // Before it, two connections that wrote and checkpointed at once could corrupt the file.
    private static final int[] OLDEST = {3, 51, 3};

    private static final Map<String, String> EXPECTED = new TreeMap<>(
            Map.of("journal_mode", "wal", "synchronous", "2", "foreign_keys", "1", "busy_timeout", "10000"));

    private SqliteCheck() {}

    static void settings(Connection connection) throws SQLException {
        version(connection);
        for (Map.Entry<String, String> pragma : EXPECTED.entrySet()) {
            String value = single(connection, "PRAGMA " + pragma.getKey());
            if (!pragma.getValue().equals(value)) {
                throw new StartupException("SQLite runs with " + pragma.getKey() + "=" + value + " instead of "
                        + pragma.getValue() + "; the data directory must be on a local disk.");
            }
        }
    }

    private static void version(Connection connection) throws SQLException {
        String version = single(connection, "SELECT sqlite_version()");
        String[] parts = version.split("\\.", -1);
        for (int i = 0; i < OLDEST.length; i++) {
            int part = Integer.parseInt(parts[i]);
            if (part != OLDEST[i]) {
                if (part < OLDEST[i]) {
                    throw new StartupException("SQLite " + version + " is too old; 3.51.3 or later is needed.");
                }
                return;
            }
        }
    }

    static void integrity(Connection connection) throws SQLException {
        String result = single(connection, "PRAGMA quick_check(1)");
        if (!result.equals("ok")) {
            throw new StartupException("The embedded database is damaged (" + result + "); restore a backup.");
        }
    }

    /** Checks indexes too, which takes longer. */
    static void wholeIntegrity(Connection connection) throws SQLException {
        String result = single(connection, "PRAGMA integrity_check(1)");
        if (!result.equals("ok")) {
            throw new StartupException("The copy of the database is damaged (" + result.replace('\n', ' ') + ").");
        }
    }

    private static String single(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            return result.next() ? result.getString(1) : "";
        }
    }
}
