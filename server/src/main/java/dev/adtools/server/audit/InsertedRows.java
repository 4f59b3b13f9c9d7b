package dev.adtools.server.audit;

import dev.adtools.server.audit.AuditEvent.IndexedFields;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;

/** Inserts records into SQLite many at a time: a statement for each costs more than its row does. */
final class InsertedRows {

    private static final int COLUMNS_OF_A_ROW = 11;
    // A few sizes only, because the driver keeps statements prepared by their text.
    private static final int[] ROWS = {64, 8, 1};

    private InsertedRows() {}

    static void insert(Connection connection, String chain, List<AuditRecord> links) throws SQLException {
        int from = 0;
        for (int rows : ROWS) {
            int to = links.size() - (links.size() - from) % rows;
            insert(connection, chain, links.subList(from, to), rows);
            from = to;
        }
    }

    private static void insert(Connection connection, String chain, List<AuditRecord> links, int rows)
            throws SQLException {
        if (links.isEmpty()) {
            return;
        }
        try (PreparedStatement batch = connection.prepareStatement(statement(rows))) {
            int last = 1 + rows * COLUMNS_OF_A_ROW;
            int at = 1;
            for (AuditRecord link : links) {
                bind(batch, at, link);
                at += COLUMNS_OF_A_ROW;
                if (at == last) {
                    batch.setString(1, chain);
                    batch.addBatch();
                    at = 1;
                }
            }
            batch.executeBatch();
        }
    }

    // Binding costs as much as inserting, so what all rows share is bound once.
    private static String statement(int rows) {
        return "INSERT INTO audit_event"
                + " (chain, seq, at, kind, actor, platform, tool, account, operation, code, record, hash) VALUES "
                + String.join(", ", Collections.nCopies(rows, "(?1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    }

    private static void bind(PreparedStatement batch, int before, AuditRecord link) throws SQLException {
        IndexedFields columns = link.columns();
        int at = before;
        batch.setLong(++at, link.seq());
        batch.setLong(++at, link.at());
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
