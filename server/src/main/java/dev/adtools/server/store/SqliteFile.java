package dev.adtools.server.store;

import io.dropwizard.db.DataSourceFactory;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/**
 * Opens connections to one SQLite file, each with the settings that make a commit durable.
 *
 * @param path the file
 */
record SqliteFile(Path path) implements DatabaseLocation {

    static final String NAME = "adtools.db";

    private static final Map<String, String> PROPERTIES = Map.of(
            // Read and write, but never create: the file is made with its owner's rights only, and once it is gone an
            // empty one in its place would look like a database without a schema.
            "open_mode", "2",
            "journal_mode", "WAL",
            "synchronous", "FULL",
            "fullfsync", "true",
            "busy_timeout", "10000",
            "foreign_keys", "true",
            "journal_size_limit", "67108864",
            // Else the driver asks for the row's number behind each insert, which nobody reads.
            "jdbc.get_generated_keys", "false");

    String url() {
        return "jdbc:sqlite:" + path;
    }

    @Override
    public Connection connect() throws SQLException {
        return connect(Map.of());
    }

    /** Opens the connection of the one writer. */
    Connection writer() throws SQLException {
        // What a savepoint may take back would go to a file beyond 64 KiB, one made for each commit, and a batch of
        // records exceeds that. Units are small enough for memory; what migrations sort may not be.
        return connect(Map.of("temp_store", "MEMORY"));
    }

    private Connection connect(Map<String, String> more) throws SQLException {
        Properties properties = new Properties();
        properties.putAll(PROPERTIES);
        properties.putAll(more);
        return DriverManager.getConnection(url(), properties);
    }

    /** Returns a pool of connections that refuse to write. */
    DataSourceFactory readers() {
        DataSourceFactory pool = pool();
        // As a driver property query_only is ignored without a word.
        pool.setInitializationQuery("PRAGMA query_only=1");
        pool.setMaxSize(4);
        // The driver compiles each statement anew otherwise, which takes longer than most of them run.
        pool.setJdbcInterceptors(Optional.of("StatementCache(prepared=true,max=256)"));
        return pool;
    }

    @Override
    public boolean alone() {
        return true;
    }

    /** Returns a pool of one connection: SQLite has one writer. */
    @Override
    public DataSourceFactory migrations() {
        return pool();
    }

    @Override
    public DataSourceFactory pool() {
        DataSourceFactory pool = new DataSourceFactory();
        pool.setDriverClass("org.sqlite.JDBC");
        pool.setUrl(url());
        pool.setProperties(new HashMap<>(PROPERTIES));
        pool.setValidationQuery("SELECT 1");
        pool.setAutoCommentsEnabled(false);
        pool.setInitialSize(1);
        pool.setMinSize(1);
        pool.setMaxSize(1);
        return pool;
    }

    @Override
    public Database open(StoreSettings settings, DataDirectory data, Pools pools) throws SQLException {
        return EmbeddedDatabase.open(this, data, pools);
    }
}
