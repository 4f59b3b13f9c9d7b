package dev.adtools.server.audit;

import java.sql.ResultSet;
import java.sql.SQLException;

/** A record as the database has it. */
final class StoredRecord {

    private final String chain;
    private final long seq;
    private final long at;
    private final IndexedFields columns;
    private final byte[] record;
    private final byte[] hash;

    private StoredRecord(ResultSet rows) throws SQLException {
        chain = rows.getString("chain");
        seq = rows.getLong("seq");
        at = rows.getLong("at");
        columns = new IndexedFields(
                rows.getString("kind"),
                rows.getString("actor"),
                rows.getString("platform"),
                rows.getString("tool"),
                rows.getString("account"),
                rows.getString("operation"),
                rows.getString("code"));
        record = rows.getBytes("record");
        hash = rows.getBytes("hash");
    }

    static StoredRecord of(ResultSet rows) throws SQLException {
        return new StoredRecord(rows);
    }

    String chain() {
        return chain;
    }

    long seq() {
        return seq;
    }

    long at() {
        return at;
    }

    IndexedFields columns() {
        return columns;
    }

    byte[] record() {
        return record;
    }

    byte[] hash() {
        return hash;
    }
}
