package dev.adtools.server.audit;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Inserts records many at a time: a statement for each costs a database more than its rows do. */
final class EventRows {

    private static final int COLUMNS = 12;
    // A few sizes only, because databases keep statements prepared by their text.
    private static final int[] ROWS = {64, 8, 1};

    private EventRows() {}

    // Past Jdbi, whose binding of a row costs as much as the row.
    static void insert(Handle handle, String chain, List<Link> links) {
        try {
            int from = 0;
            for (int rows : ROWS) {
                int to = links.size() - (links.size() - from) % rows;
                insert(handle.getConnection(), chain, links.subList(from, to), rows);
                from = to;
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the records were not added", e);
        }
    }

    private static void insert(Connection connection, String chain, List<Link> links, int rows) throws SQLException {
        if (links.isEmpty()) {
            return;
        }
        try (PreparedStatement batch = connection.prepareStatement(statement(rows))) {
            int at = 0;
            for (Link link : links) {
                bind(batch, at, chain, link);
                at += COLUMNS;
                if (at == rows * COLUMNS) {
                    batch.addBatch();
                    at = 0;
                }
            }
            batch.executeBatch();
        }
    }

    private static String statement(int rows) {
        return "INSERT INTO audit_event"
                + " (chain, seq, at, kind, actor, platform, tool, account, operation, code, record, hash) VALUES "
                + String.join(", ", Collections.nCopies(rows, "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    }

    private static void bind(PreparedStatement batch, int before, String chain, Link link) throws SQLException {
        Columns columns = link.event().columns();
        int at = before;
        batch.setString(++at, chain);
        batch.setLong(++at, link.seq());
        batch.setLong(++at, link.event().at());
        batch.setString(++at, columns.kind());
        batch.setString(++at, columns.actor());
        batch.setString(++at, columns.platform());
        batch.setString(++at, columns.tool());
        batch.setString(++at, columns.account());
        batch.setString(++at, columns.operation());
        batch.setString(++at, columns.code());
        batch.setBytes(++at, link.record());
        batch.setBytes(++at, link.hash());
    }
}
