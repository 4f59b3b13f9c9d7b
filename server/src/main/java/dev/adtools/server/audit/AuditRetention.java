package dev.adtools.server.audit;

import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Removes what is no longer kept, chain by chain: what stands before the last checkpoint that is too old, so that what
 * remains begins with a signature, and says so in the trail.
 */
final class AuditRetention {

    private static final int BATCH = 1_000;

    private final Tx tx;
    private final AuditTrail trail;
    private final CheckpointFactory checkpoints;
    private final Duration kept;

    AuditRetention(Tx tx, AuditTrail trail, CheckpointFactory checkpoints, Duration kept) {
        this.tx = tx;
        this.trail = trail;
        this.checkpoints = checkpoints;
        this.kept = kept;
    }

    void apply(Instant now) {
        long before = now.minus(kept).toEpochMilli();
        for (String chain : tx.read(AuditStore::chains).stream().distinct().toList()) {
            Optional<Head> whole = chain.equals(checkpoints.node())
                    ? Optional.empty()
                    : tx.read(handle -> ended(handle, chain, before));
            whole.or(() -> tx.read(handle -> signedThrough(handle, chain, before)))
                    .ifPresent(this::remove);
            whole.ifPresent(gone ->
                    tx.execute(handle -> handle.execute("DELETE FROM audit_chain WHERE chain = ?", gone.chain())));
        }
    }

    /** Returns where a chain ended whose last record is too old; empty when some of it stays. */
    private static Optional<Head> ended(Handle handle, String chain, long before) {
        return handle.createQuery(
                        "SELECT seq, hash, at FROM audit_event WHERE chain = :chain" + " ORDER BY seq DESC LIMIT 1")
                .bind("chain", chain)
                .map((rows, context) -> rows.getLong("at") < before
                        ? Optional.of(Head.of(chain, rows.getLong("seq"), rows.getBytes("hash")))
                        : Optional.<Head>empty())
                .findOne()
                .flatMap(head -> head);
    }

    /** Returns the place before the last checkpoint that is too old; empty when there is none. */
    private static Optional<Head> signedThrough(Handle handle, String chain, long before) {
        return checkpoint(handle, chain, before)
                .flatMap(seq -> handle.createQuery(
                                "SELECT seq, hash FROM audit_event WHERE chain = :chain AND seq = :seq - 1")
                        .bind("chain", chain)
                        .bind("seq", seq)
                        .map((rows, context) -> Head.of(chain, rows.getLong("seq"), rows.getBytes("hash")))
                        .findOne());
    }

    // From the old end, where there is little: from the other, all that is kept would be passed in one statement.
    private static Optional<Long> checkpoint(Handle handle, String chain, long before) {
        return handle.createQuery("SELECT at FROM audit_event WHERE chain = :chain ORDER BY seq LIMIT 1")
                .bind("chain", chain)
                .mapTo(Long.class)
                .findOne()
                .filter(first -> first < before)
                .flatMap(first -> handle.createQuery("SELECT seq FROM audit_event WHERE at < :before AND chain = :chain"
                                + " AND kind = 'checkpoint' AND seq > 0 ORDER BY at DESC, seq DESC LIMIT 1")
                        .bind("before", before)
                        .bind("chain", chain)
                        .mapTo(Long.class)
                        .findOne());
    }

    // What is said comes first: a process that ends in between has said more than it removed, and goes on the next
    // time.
    private void remove(Head through) {
        trail.record(checkpoints.removal(through));
        int last = BATCH;
        while (last == BATCH) {
            last = tx.write(handle -> handle.createUpdate("DELETE FROM audit_event WHERE chain = :chain AND seq IN ("
                            + "SELECT seq FROM audit_event WHERE chain = :chain AND seq <= :through"
                            + " ORDER BY seq LIMIT :batch)")
                    .bind("chain", through.chain())
                    .bind("through", through.seq())
                    .bind("batch", BATCH)
                    .execute());
        }
    }
}
