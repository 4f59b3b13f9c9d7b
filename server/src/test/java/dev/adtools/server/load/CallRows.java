package dev.adtools.server.load;

import io.dropwizard.lifecycle.Managed;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Writes a row for each call to a table, those that wait together in one commit. */
final class CallRows implements Managed {

    private static final int WAITING = 10_000;
    private static final int AT_ONCE = 500;

    private final BlockingQueue<Row> waiting = new LinkedBlockingQueue<>(WAITING);
    private final Connection connection;
    private final Thread writer = new Thread(this::write, "call-rows");

    CallRows(String url) throws SQLException {
        connection = DriverManager.getConnection(url);
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("CREATE TABLE IF NOT EXISTS call (id INTEGER PRIMARY KEY, at INTEGER NOT NULL,"
                    + " caller TEXT NOT NULL, tool TEXT NOT NULL, arguments TEXT NOT NULL)");
        }
        connection.setAutoCommit(false);
        writer.setDaemon(true);
    }

    @Override
    public void start() {
        writer.start();
    }

    @Override
    public void stop() throws Exception {
        writer.interrupt();
        writer.join();
        connection.close();
    }

    void add(String caller, String tool, String arguments) {
        try {
            waiting.put(new Row(System.currentTimeMillis(), caller, tool, arguments));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void write() {
        List<Row> rows = new ArrayList<>(AT_ONCE);
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO call (at, caller, tool, arguments) VALUES (?, ?, ?, ?)")) {
            while (!Thread.currentThread().isInterrupted()) {
                rows.add(waiting.take());
                waiting.drainTo(rows, AT_ONCE - 1);
                for (Row row : rows) {
                    row.into(insert);
                }
                insert.executeBatch();
                connection.commit();
                rows.clear();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private record Row(long at, String caller, String tool, String arguments) {

        void into(PreparedStatement insert) throws SQLException {
            insert.setLong(1, at);
            insert.setString(2, caller);
            insert.setString(3, tool);
            insert.setString(4, arguments);
            insert.addBatch();
        }
    }
}
