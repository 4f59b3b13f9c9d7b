package dev.adtools.server.audit;

import dev.adtools.server.audit.AuditEvent.IndexedFields;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;

/** Hands records to PostgreSQL by COPY, in its binary format: there are no parameters to look at one by one. */
final class CopiedRows {

    private static final String COPY = "COPY audit_event"
            + " (chain, seq, at, kind, actor, platform, tool, account, operation, code, record, hash)"
            + " FROM STDIN (FORMAT binary)";
    private static final short COLUMNS = 12;
    // PGCOPY, bytes that a careless transfer would change, no flags and nothing that belongs to them.
    private static final byte[] HEADER = {
        'P', 'G', 'C', 'O', 'P', 'Y', '\n', (byte) 0xff, '\r', '\n', 0, 0, 0, 0, 0, 0, 0, 0, 0
    };
    private static final short END = -1;
    private static final int NULL = -1;
    private static final int SENT_AT_ONCE = 64 * 1024;

    private final CopyIn copy;
    private ByteBuffer bytes = ByteBuffer.allocate(2 * SENT_AT_ONCE);

    private CopiedRows(CopyIn copy) {
        this.copy = copy;
    }

    static void insert(PGConnection connection, String chain, List<AuditRecord> links) throws SQLException {
        CopyIn copy = connection.getCopyAPI().copyIn(COPY);
        try {
            new CopiedRows(copy).send(chain.getBytes(StandardCharsets.UTF_8), links);
        } finally {
            // Else the connection could not even roll back.
            if (copy.isActive()) {
                copy.cancelCopy();
            }
        }
    }

    private void send(byte[] chain, List<AuditRecord> links) throws SQLException {
        bytes.put(HEADER);
        for (AuditRecord link : links) {
            add(chain, link);
            if (bytes.position() >= SENT_AT_ONCE) {
                flush();
            }
        }
        room(Short.BYTES).putShort(END);
        flush();
        copy.endCopy();
    }

    private void add(byte[] chain, AuditRecord link) {
        IndexedFields columns = link.columns();
        room(Short.BYTES).putShort(COLUMNS);
        add(chain);
        add(link.seq());
        add(link.at());
        add(columns.kind());
        add(columns.actor());
        add(columns.platform());
        add(columns.tool());
        add(columns.account());
        add(columns.operation());
        add(columns.code());
        add(link.record());
        add(link.hash());
    }

    private void add(long value) {
        room(Integer.BYTES + Long.BYTES).putInt(Long.BYTES).putLong(value);
    }

    private void add(@Nullable String text) {
        if (text == null) {
            room(Integer.BYTES).putInt(NULL);
        } else {
            add(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    private void add(byte[] value) {
        room(Integer.BYTES + value.length).putInt(value.length).put(value);
    }

    private ByteBuffer room(int more) {
        if (bytes.remaining() < more) {
            int size = bytes.position();
            bytes = ByteBuffer.wrap(Arrays.copyOf(bytes.array(), 2 * (size + more)));
            bytes.position(size);
        }
        return bytes;
    }

    private void flush() throws SQLException {
        copy.writeToCopy(bytes.array(), 0, bytes.position());
        bytes.clear();
    }
}
