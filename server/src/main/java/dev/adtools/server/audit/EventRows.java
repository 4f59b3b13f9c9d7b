package dev.adtools.server.audit;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.postgresql.PGConnection;

/** Adds records in the way that costs each database least; past Jdbi, whose binding of a row costs as much as the row. */
final class EventRows {

    private EventRows() {}

    static void insert(Handle handle, String chain, List<AuditRecord> links) {
        Connection connection = handle.getConnection();
        try {
            if (connection.isWrapperFor(PGConnection.class)) {
                CopiedRows.insert(connection.unwrap(PGConnection.class), chain, links);
            } else {
                InsertedRows.insert(connection, chain, links);
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the records were not added", e);
        }
    }
}
