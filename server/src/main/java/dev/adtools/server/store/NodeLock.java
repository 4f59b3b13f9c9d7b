package dev.adtools.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Supplier;

/**
 * Advisory lock of a PostgreSQL database. Every node shares it while it runs; a command that works offline holds it alone.
 * The embedded database needs none: the lock of its data directory does the same.
 */
public final class NodeLock {

    // Beyond the numbers of the locks that units take; the highest are those of ActionStore.
    private static final long NUMBER = 1L << 40;
    private static final String WAIT = "SET lock_timeout = '10s'";
    // PostgreSQL frees the lock of a node that has just ended a little later.
    private static final String BRIEFLY = "SET lock_timeout = '2s'";
    private static final String LOCK_NOT_AVAILABLE = "55P03";

    private NodeLock() {}

    /**
     * Runs a command that must not work while a node runs.
     *
     * @throws StartupException when a node does
     */
    public static <T> T alone(StoreSettings settings, Supplier<T> command) {
        if (settings.isEmbedded()) {
            return command.get();
        }
        try (Connection connection = PostgresAddress.of(settings).connect()) {
            if (taken(connection)) {
                return command.get();
            }
        } catch (SQLException e) {
            throw Schema.unreachable(e);
        }
        throw new StartupException("Nodes of the service run on this PostgreSQL database; stop all of them first,"
                + " or use --url in place of --offline.");
    }

    private static boolean taken(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(BRIEFLY);
            statement.execute("SELECT pg_advisory_lock(" + NUMBER + ")");
            return true;
        } catch (SQLException e) {
            if (LOCK_NOT_AVAILABLE.equals(e.getSQLState())) {
                return false;
            }
            throw e;
        }
    }

    /**
     * Shares the lock for as long as a node's connection lives, once no command holds it alone.
     *
     * @throws StartupException when a command holds it for long
     */
    static void share(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(WAIT);
            statement.execute("SELECT pg_advisory_lock_shared(" + NUMBER + ")");
        } catch (SQLException e) {
            if (LOCK_NOT_AVAILABLE.equals(e.getSQLState())) {
                throw new StartupException(
                        "A command with --offline works on this PostgreSQL database; start the service when it has ended.",
                        e);
            }
            throw e;
        }
    }
}
