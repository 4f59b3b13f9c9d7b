package dev.adtools.server.audit;

import dev.adtools.server.store.StatementBatch;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The statements that write the trail, and those that show where its chains end. */
final class AuditStore {

    private AuditStore() {}

    static void begin(Handle handle, Chain chain, long now) {
        handle.createUpdate("INSERT INTO audit_chain (chain, began_at, head_seq, head_hash)"
                        + " VALUES (:chain, :now, 0, :hash)")
                .bind("chain", chain.id())
                .bind("now", now)
                .bind("hash", chain.last())
                .execute();
    }

    /** Adds records to a chain, and moves its head. */
    static void append(Handle handle, Chain chain, List<AuditRecord> links) {
        EventRows.insert(handle, chain.id(), links);
        AuditRecord last = links.get(links.size() - 1);
        handle.createUpdate("UPDATE audit_chain SET head_seq = :seq, head_hash = :hash WHERE chain = :chain")
                .bind("seq", last.seq())
                .bind("hash", last.hash())
                .bind("chain", chain.id())
                .execute();
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
}
