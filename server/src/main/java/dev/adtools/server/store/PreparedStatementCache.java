package dev.adtools.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jdbi.v3.core.statement.DefaultStatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;

/** Prepared statements of one connection, kept for the next use: SQLite's driver compiles each anew. Of one thread. */
final class PreparedStatementCache extends DefaultStatementBuilder {

    // More than the writer has texts; those with a list of values in them come and go.
    private static final int MOST = 256;

    private final Map<String, PreparedStatement> idle = new LinkedHashMap<>();
    private final IdentityHashMap<Statement, String> inUse = new IdentityHashMap<>();

    @Override
    public PreparedStatement create(Connection connection, String sql, StatementContext context) throws SQLException {
        PreparedStatement kept = idle.remove(sql);
        PreparedStatement statement = kept == null ? super.create(connection, sql, context) : kept;
        inUse.put(statement, sql);
        return statement;
    }

    // The text here is the one that values were not taken out of yet.
    @Override
    public void close(Connection connection, String template, @Nullable Statement statement) throws SQLException {
        String sql = inUse.remove(statement);
        // The driver closes one itself that fails.
        if (sql == null || statement == null || statement.isClosed()) {
            super.close(connection, template, statement);
            return;
        }
        PreparedStatement prepared = (PreparedStatement) statement;
        prepared.clearParameters();
        prepared.clearBatch();
        PreparedStatement twin = idle.put(sql, prepared);
        if (twin != null) {
            twin.close();
        } else if (idle.size() > MOST) {
            Iterator<PreparedStatement> longestIdle = idle.values().iterator();
            longestIdle.next().close();
            longestIdle.remove();
        }
    }

    /** Forgets all statements: one that was broken off cannot be used again. */
    @Override
    public void close(Connection connection) {
        for (PreparedStatement statement : idle.values()) {
            try {
                statement.close();
            } catch (SQLException e) {
                throw new IllegalStateException("a statement cannot be closed", e);
            }
        }
        idle.clear();
    }
}
