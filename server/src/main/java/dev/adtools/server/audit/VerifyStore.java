package dev.adtools.server.audit;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The statements that read the trail in its own order. */
final class VerifyStore {

    private VerifyStore() {}

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
