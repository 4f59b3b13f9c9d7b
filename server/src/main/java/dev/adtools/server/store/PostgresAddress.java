package dev.adtools.server.store;

import io.dropwizard.db.DataSourceFactory;
import io.dropwizard.util.Duration;
import java.net.URI;
import java.net.URISyntaxException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/**
 * Address of a PostgreSQL, with the user who connects to it.
 *
 * @param url a JDBC URL without credentials
 * @param user the user; empty for the driver's default
 * @param password the password; empty for none
 */
record PostgresAddress(String url, String user, String password) implements DatabaseLocation {

    private static final String JDBC = "jdbc:";
    private static final Map<String, String> PROPERTIES = Map.of(
            "ApplicationName",
            "adtools",
            "connectTimeout",
            "5",
            "loginTimeout",
            "5",
            "socketTimeout",
            "60",
            "tcpKeepAlive",
            "true");
    // Below the time of a call, also with a new connection.
    private static final String SOCKET_SECONDS = "15";
    // A node that sleeps in the middle of a unit must not hold up the others for longer; they wait a little longer.
    private static final String TIMEOUTS =
            "SET idle_in_transaction_session_timeout = '10s'; SET statement_timeout = '12s'";

    /** Reads both spellings: {@code jdbc:postgresql://host/db} and {@code postgres[ql]://user:password@host/db}. */
    static PostgresAddress of(StoreSettings settings) {
        String url = settings.url().strip();
        if (url.startsWith("jdbc:postgresql:")) {
            return new PostgresAddress(url, settings.user(), settings.password());
        }
        if (url.startsWith("postgres://") || url.startsWith("postgresql://")) {
            return fromUri(url, settings);
        }
        throw new StartupException(
                "ADTOOLS_DATABASE_URL must start with jdbc:postgresql:// or postgresql://, or be empty for SQLite.");
    }

    private static PostgresAddress fromUri(String url, StoreSettings settings) {
        try {
            URI uri = URI.create(url);
            String plain = new URI(
                            "postgresql", null, uri.getHost(), uri.getPort(), uri.getPath(), uri.getQuery(), null)
                    .toString();
            String[] credentials = uri.getUserInfo() == null
                    ? new String[0]
                    : uri.getUserInfo().split(":", 2);
            return new PostgresAddress(
                    JDBC + plain,
                    settings.user().isEmpty() && credentials.length > 0 ? credentials[0] : settings.user(),
                    settings.password().isEmpty() && credentials.length > 1 ? credentials[1] : settings.password());
        } catch (URISyntaxException | IllegalArgumentException e) {
            // The message of the failure would show the password.
            throw new StartupException(
                    "ADTOOLS_DATABASE_URL is not a URL; special characters in it must be percent-encoded.");
        }
    }

    @Override
    public Connection connect() throws SQLException {
        Properties properties = new Properties();
        properties.putAll(PROPERTIES);
        if (!user.isEmpty()) {
            properties.put("user", user);
        }
        if (!password.isEmpty()) {
            properties.put("password", password);
        }
        return DriverManager.getConnection(url, properties);
    }

    @Override
    public boolean alone() {
        return false;
    }

    @Override
    public DataSourceFactory pool() {
        DataSourceFactory pool = new DataSourceFactory();
        pool.setDriverClass("org.postgresql.Driver");
        pool.setUrl(url);
        pool.setUser(user.isEmpty() ? null : user);
        pool.setPassword(password.isEmpty() ? null : password);
        pool.setProperties(new HashMap<>(PROPERTIES));
        pool.getProperties().put("socketTimeout", SOCKET_SECONDS);
        pool.setInitializationQuery(TIMEOUTS);
        pool.setValidationQuery("SELECT 1");
        pool.setAutoCommentsEnabled(false);
        pool.setCheckConnectionOnBorrow(true);
        pool.setValidationInterval(Duration.seconds(1));
        pool.setMaxWaitForConnection(Duration.seconds(5));
        pool.setInitialSize(1);
        pool.setMinSize(1);
        pool.setMaxSize(16);
        return pool;
    }

    @Override
    public DataSourceFactory migrations() {
        DataSourceFactory pool = pool();
        pool.getProperties().put("socketTimeout", "0");
        pool.setInitializationQuery("SET statement_timeout = 0");
        return pool;
    }

    @Override
    public Database open(StoreSettings settings, DataDirectory data, Pools pools) throws SQLException {
        return PostgresDatabase.open(this, settings.allowAsynchronousCommit(), pools);
    }

    @Override
    public String toString() {
        return "PostgresAddress[" + url + "]";
    }
}
