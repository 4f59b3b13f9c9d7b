package dev.adtools.server.audit;

import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.store.StatementBatch;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.postgresql.PGConnection;

/** The statements of the trail: they write it, show where its chains end, and read it in its own order. */
final class AuditStore {

    private AuditStore() {}

    static void begin(Handle handle, String chain, byte[] hash, long now) {
        handle.createUpdate("INSERT INTO audit_chain (chain, began_at, head_seq, head_hash)"
                        + " VALUES (:chain, :now, 0, :hash)")
                .bind("chain", chain)
                .bind("now", now)
                .bind("hash", hash)
                .execute();
    }

    /** Adds records to their chain, and moves its head. */
    static void append(Handle handle, List<AuditRecord> links) {
        AuditRecord last = links.get(links.size() - 1);
        insert(handle, last.chain(), links);
        handle.createUpdate("UPDATE audit_chain SET head_seq = :seq, head_hash = :hash WHERE chain = :chain")
                .bind("seq", last.seq())
                .bind("hash", last.hash())
                .bind("chain", last.chain())
                .execute();
    }

    // Past Jdbi, whose binding of a row costs as much as the row.
    private static void insert(Handle handle, String chain, List<AuditRecord> links) {
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

    /** Returns the end of a chain; empty when there is none of this id. */
    static Optional<Head> head(Handle handle, String chain) {
        return handle.createQuery("SELECT * FROM audit_chain WHERE chain = :chain")
                .bind("chain", chain)
                .map((rows, context) ->
                        Head.of(rows.getString("chain"), rows.getLong("head_seq"), rows.getBytes("head_hash")))
                .findOne();
    }

    /** Returns the ends of the chains that began last. */
    static List<Head> heads(Handle handle, int most) {
        return handle.createQuery("SELECT * FROM audit_chain ORDER BY began_at DESC, chain DESC LIMIT :most")
                .bind("most", most)
                .map((rows, context) ->
                        Head.of(rows.getString("chain"), rows.getLong("head_seq"), rows.getBytes("head_hash")))
                .list();
    }

    /** Keeps an event with what it tells of, until it is put in its place. */
    static void keep(Handle handle, String node, AuditEvent event) {
        StatementBatch.execute(handle, batch -> keep(batch, node, event));
    }

    static void keep(StatementBatch batch, String node, AuditEvent event) {
        batch.update(
                "INSERT INTO audit_draft (id, node, noted_at, body) VALUES (:id, :node, :at, :body)",
                Map.of("id", event.id(), "node", node, "at", event.at(), "body", event.body()));
    }

    /** Takes out the events that a node kept, in the order in which they happened. */
    static List<AuditEvent> take(Handle handle, String node) {
        return inOrder(handle.createQuery("DELETE FROM audit_draft WHERE node = :node RETURNING body")
                .bind("node", node)
                .mapTo(byte[].class)
                .list());
    }

    /** Takes out the events that any node kept before a moment: it has fallen silent. */
    static List<AuditEvent> takeBefore(Handle handle, long before) {
        return inOrder(handle.createQuery("DELETE FROM audit_draft WHERE noted_at <= :before RETURNING body")
                .bind("before", before)
                .mapTo(byte[].class)
                .list());
    }

    private static List<AuditEvent> inOrder(List<byte[]> bodies) {
        return bodies.stream()
                .map(AuditEvent::read)
                .sorted(Comparator.comparingLong(AuditEvent::at).thenComparing(AuditEvent::id))
                .toList();
    }

    /** Returns the ids of all chains, those without a record and those that are not noted included. */
    static List<String> chains(Handle handle) {
        List<String> chains = new ArrayList<>(handle.createQuery("SELECT chain FROM audit_chain")
                .mapTo(String.class)
                .list());
        // From one chain to the next along the key, without passing all their records.
        Optional<String> next = after(handle, "");
        while (next.isPresent()) {
            chains.add(next.get());
            next = after(handle, next.get());
        }
        return chains;
    }

    private static Optional<String> after(Handle handle, String chain) {
        return handle.createQuery("SELECT chain FROM audit_event WHERE chain > :chain ORDER BY chain LIMIT 1")
                .bind("chain", chain)
                .mapTo(String.class)
                .findOne();
    }

    /** Returns the first checkpoints of a chain that were recorded since a moment. */
    static List<AuditRecord> checkpoints(Handle handle, String chain, Instant since, int limit) {
        return handle.createQuery("SELECT * FROM audit_event WHERE chain = :chain AND kind = 'checkpoint'"
                        + " AND at >= :since ORDER BY seq LIMIT :limit")
                .bind("chain", chain)
                .bind("since", since.toEpochMilli())
                .bind("limit", limit)
                .map((rows, context) -> AuditRecord.of(rows))
                .list();
    }

    /** Returns the records of removals by retention. */
    static List<AuditRecord> removals(Handle handle) {
        return handle.createQuery("SELECT * FROM audit_event WHERE kind = 'retention'")
                .map((rows, context) -> AuditRecord.of(rows))
                .list();
    }

    /** Returns the end of a chain by its last record; empty when it has none. */
    static Optional<Head> last(Handle handle, String chain) {
        return handle.createQuery("SELECT * FROM audit_event WHERE chain = :chain ORDER BY seq DESC LIMIT 1")
                .bind("chain", chain)
                .map((rows, context) -> AuditRecord.of(rows).head())
                .findOne();
    }

    static List<AuditRecord> page(Handle handle, String chain, long after, int limit) {
        return handle.createQuery("SELECT * FROM audit_event WHERE chain = :chain AND seq > :after"
                        + " ORDER BY seq LIMIT :limit")
                .bind("chain", chain)
                .bind("after", after)
                .bind("limit", limit)
                .map((rows, context) -> AuditRecord.of(rows))
                .list();
    }

    /** Returns how many records a chain has, as far as its ends tell. */
    static long length(Handle handle, String chain) {
        // One end by itself is found along the key; both in one would be looked for in all records.
        return handle.createQuery("SELECT coalesce((SELECT max(seq) FROM audit_event WHERE chain = :chain)"
                        + " - (SELECT min(seq) FROM audit_event WHERE chain = :chain) + 1, 0)")
                .bind("chain", chain)
                .mapTo(Long.class)
                .one();
    }

    /** Returns the hash of the record at a head's place, in hexadecimal digits; empty when there is none. */
    static Optional<String> hash(Handle handle, Head head) {
        return handle.createQuery("SELECT hash FROM audit_event WHERE chain = :chain AND seq = :seq")
                .bind("chain", head.chain())
                .bind("seq", head.seq())
                .mapTo(byte[].class)
                .findOne()
                .map(HexFormat.of()::formatHex);
    }
}
