package dev.adtools.server.audit;

import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.audit.SignedHead.Statement;
import dev.adtools.server.store.RollbackCheck;
import dev.adtools.server.store.Tx;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/**
 * Comparison of the checkpoints outside the database with the chains in it.
 *
 * @param tx the database
 * @param keys the trusted keys
 * @param checkpointLog the checkpoints outside the database
 * @param alone whether no other process can use the database
 */
record HeadsComparison(Tx tx, SigningKeys keys, CheckpointLog checkpointLog, boolean alone) {

    // A node that is killed between the record of its first checkpoint and its line has one record and no line.
    private static final int RECORDS_WITH_A_LINE = 2;
    private static final int SENTENCE_LIMIT = 5;
    // Retention removes records once a day, and lines of the same age may be gone before.
    private static final Duration BETWEEN_COLLECTIONS = Duration.ofDays(2);

    /** Looks up the last checkpoint of each chain, before this node begins its own. */
    RollbackCheck atStart(Instant since) {
        Stream<String> lost = lost(since).stream()
                .limit(SENTENCE_LIMIT)
                .map(head -> "The audit trail does not have record " + head.seq() + " of " + head.chain()
                        + " as it was signed.");
        List<String> losses = Stream.concat(lost, trail()).toList();
        List<String> warnings = missing(since).stream()
                .limit(SENTENCE_LIMIT)
                .map(record -> "The file of audit checkpoints has none of " + record.chain() + ".")
                .toList();
        return new RollbackCheck(losses, warnings);
    }

    // Signatures say nothing where the key was lost with the database.
    private Stream<String> trail() {
        boolean gone = alone
                && !checkpointLog.chains().isEmpty()
                && tx.read(AuditStore::chains).isEmpty();
        return gone
                ? Stream.of(
                        "The database has no audit trail, and the file of audit checkpoints shows that there was one.")
                : Stream.empty();
    }

    /** Returns the signed ends of chains that the database does not have, and that retention has not removed. */
    private List<Head> lost(Instant since) {
        List<SignedHead> signed = checkpointLog.lastSince(since);
        return tx.read(handle -> {
            List<Head> lost = new ArrayList<>();
            for (SignedHead checkpoint : signed) {
                Head head = checkpoint.head();
                if (AuditStore.hash(handle, head).filter(head.hash()::equals).isEmpty()) {
                    lost.add(head);
                }
            }
            return lost.isEmpty() ? lost : notRemoved(handle, lost);
        });
    }

    private List<Head> notRemoved(Handle handle, List<Head> lost) {
        List<Head> removed = AuditStore.removals(handle).stream()
                .flatMap(record -> SignedHead.of(json(record)).stream())
                .filter(removal -> removal.holds(Statement.REMOVAL, keys))
                .map(SignedHead::head)
                .toList();
        return lost.stream()
                .filter(head -> removed.stream()
                        .noneMatch(through -> through.chain().equals(head.chain()) && through.seq() >= head.seq()))
                .toList();
    }

    /**
     * Returns a checkpoint of each chain that must have one outside the database and has none. Nodes that share a database
     * and a key do not have the checkpoints of each other, so none is expected of them.
     */
    List<AuditRecord> missing(Instant since) {
        Instant recent = since.plus(BETWEEN_COLLECTIONS);
        return tx.read(handle -> {
            Set<String> chains = new TreeSet<>(AuditStore.chains(handle));
            chains.removeAll(checkpointLog.chains());
            List<AuditRecord> missing = new ArrayList<>();
            for (String chain : chains) {
                if (alone || isOwn(handle, chain)) {
                    AuditStore.checkpoints(handle, chain, recent, RECORDS_WITH_A_LINE).stream()
                            .skip(RECORDS_WITH_A_LINE - 1)
                            .forEach(missing::add);
                }
            }
            return missing;
        });
    }

    // The first record of a chain, or the checkpoint that retention has left as its first, names the key.
    private boolean isOwn(Handle handle, String chain) {
        return AuditStore.page(handle, chain, -1, 1).stream()
                .anyMatch(first -> json(first).get("key") instanceof JsonString key && keys.isOwn(key.value()));
    }

    private static JsonObject json(AuditRecord record) {
        return JsonCursor.read(record.record()) instanceof JsonObject object ? object : JsonObject.EMPTY;
    }

    /**
     * Signs the ends of the chains that the database has, in place of the checkpoints so far.
     *
     * @throws IOException when the file cannot be replaced
     */
    void accept() throws IOException {
        List<SignedHead> ends = tx.read(handle -> new HashSet<>(AuditStore.chains(handle))
                .stream()
                        .flatMap(chain -> AuditStore.last(handle, chain).stream())
                        .map(end -> SignedHead.of(Statement.CHECKPOINT, end, keys.signer()))
                        .toList());
        checkpointLog.replace(ends);
    }
}
