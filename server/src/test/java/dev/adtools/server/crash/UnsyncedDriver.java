package dev.adtools.server.crash;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** SQLite's driver, but the writer's connection does not sync its commits; only a test can ask for that. */
final class UnsyncedDriver implements Driver {

    private final Driver real;
    private final String level;

    private UnsyncedDriver(Driver real, String level) {
        this.real = real;
        this.level = level;
    }

    /** Takes the real driver's place, with another level of {@code PRAGMA synchronous}. */
    static void install(String level) throws SQLException {
        Driver real = DriverManager.getDriver("jdbc:sqlite:");
        DriverManager.deregisterDriver(real);
        DriverManager.registerDriver(new UnsyncedDriver(real, level));
    }

    @Override
    public @Nullable Connection connect(String url, Properties properties) throws SQLException {
        Connection connection = real.connect(url, properties);
        // Which connection is the writer's is told by the one property that only it has.
        if (connection != null && properties.containsKey("temp_store")) {
            try (Statement statement = connection.createStatement()) {
                statement.execute("PRAGMA synchronous=" + level);
            }
        }
        return connection;
    }

    @Override
    public boolean acceptsURL(String url) throws SQLException {
        return real.acceptsURL(url);
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties properties) throws SQLException {
        return real.getPropertyInfo(url, properties);
    }

    @Override
    public int getMajorVersion() {
        return real.getMajorVersion();
    }

    @Override
    public int getMinorVersion() {
        return real.getMinorVersion();
    }

    @Override
    public boolean jdbcCompliant() {
        return real.jdbcCompliant();
    }

    @Override
    public Logger getParentLogger() {
        return Logger.getGlobal();
    }
}
