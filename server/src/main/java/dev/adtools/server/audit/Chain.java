package dev.adtools.server.audit;

import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.TransactionBody;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One node's records in their order, with the checkpoints that sign where it ends. It grows on one thread, so that nothing has
 * to be locked and nothing can fork.
 */
final class Chain {

    private static final Logger LOG = LoggerFactory.getLogger(Chain.class);

    private static final int HASH_BYTES = 32;
    private static final int RECORDS_BETWEEN_CHECKPOINTS = 1_000;
    private static final Duration BETWEEN_CHECKPOINTS = Duration.ofSeconds(60);
    // Signing, and a line in the log and in a file, for every thousand would cost more than the records of a busy node.
    private static final Duration SHORTEST_BETWEEN_CHECKPOINTS = Duration.ofSeconds(1);
    private static final Duration BETWEEN_ADOPTIONS = Duration.ofSeconds(10);
    private static final Duration SILENT = Duration.ofSeconds(60);
    private static final Duration AFTER_FAILURE = Duration.ofMillis(200);
    private static final int MOST_FAILURES_AT_END = 10;
    // A note is seen only once its transaction has been committed, and nobody tells when that is.
    private static final int LOOKS_FOR_A_NOTE = 10;

    private final Tx tx;
    private final CheckpointFactory checkpoints;
    private final BooleanSupplier ended;
    private final AtomicInteger looks = new AtomicInteger(1);
    // What was tried for the records that come next, by where the chain ends if it was taken.
    private final Map<Head, List<AuditRecord>> attempts = new HashMap<>();
    private boolean begun;
    private long next;
    private byte[] last = new byte[HASH_BYTES];
    private long unsigned;
    private long signedAt;
    private long adoptedAt;

    /** Makes a chain without records, which is named after its node; once that has ended, what fails is not tried for ever. */
    Chain(Tx tx, CheckpointFactory checkpoints, BooleanSupplier ended) {
        this.tx = tx;
        this.checkpoints = checkpoints;
        this.ended = ended;
    }

    /** Says that a note is, or is about to be, in the database. */
    void expectNotes() {
        looks.set(LOOKS_FOR_A_NOTE);
    }

    boolean expectsNotes() {
        return looks.get() > 0;
    }

    boolean isBegun() {
        return begun;
    }

    /** Records its beginning and signs it; nothing when that is done. */
    void begin() {
        if (!begun) {
            persist(this::begin);
            begun = true;
            sign();
        }
    }

    private List<AuditRecord> begin(Handle handle) {
        AuditStore.begin(handle, checkpoints.node(), last, checkpoints.now());
        List<AuditEvent> events = new ArrayList<>(List.of(checkpoints.genesis(handle)));
        if (checkpoints.alone()) {
            events.addAll(AuditStore.takeBefore(handle, Long.MAX_VALUE));
        }
        return added(handle, events);
    }

    /** Records events behind those that were noted. */
    void append(List<AuditEvent> events) {
        boolean adopting = isAdoptionDue();
        if (!events.isEmpty() || expectsNotes() || adopting) {
            persist(handle -> append(handle, events, adopting));
        }
    }

    private boolean isAdoptionDue() {
        if (adoptedAt != 0 && System.nanoTime() - adoptedAt < BETWEEN_ADOPTIONS.toNanos()) {
            return false;
        }
        adoptedAt = System.nanoTime();
        return true;
    }

    private List<AuditRecord> append(Handle handle, List<AuditEvent> events, boolean adopting) {
        List<AuditEvent> all = new ArrayList<>(AuditStore.take(handle, checkpoints.node()));
        looks.updateAndGet(left -> Math.max(left - 1, 0));
        if (adopting) {
            all.addAll(AuditStore.takeBefore(handle, checkpoints.now() - SILENT.toMillis()));
        }
        all.addAll(events);
        return added(handle, all);
    }

    private List<AuditRecord> added(Handle handle, List<AuditEvent> events) {
        List<AuditRecord> links = AuditRecord.link(events, checkpoints.node(), next, last);
        if (!links.isEmpty()) {
            attempts.put(links.get(links.size() - 1).head(), links);
            AuditStore.append(handle, links);
        }
        return links;
    }

    /** Signs where it ends, when that was not done for long. */
    void signWhenDue() {
        long since = System.nanoTime() - signedAt;
        boolean many = unsigned >= RECORDS_BETWEEN_CHECKPOINTS && since >= SHORTEST_BETWEEN_CHECKPOINTS.toNanos();
        if (many || (unsigned > 0 && since >= BETWEEN_CHECKPOINTS.toNanos())) {
            sign();
        }
    }

    /** Records what was noted up to here, and signs it: it is not left to whoever comes next. */
    void conclude() {
        if (expectsNotes()) {
            persist(handle -> append(handle, List.of(), false));
        }
        if (unsigned > 0) {
            sign();
        }
    }

    private void sign() {
        SignedHead checkpoint = checkpoints.checkpoint(Head.of(checkpoints.node(), next - 1, last));
        AuditEvent event = checkpoints.event(checkpoint);
        persist(handle -> added(handle, List.of(event)));
        checkpoints.checkpointLog().write(checkpoint);
        unsigned = 0;
        signedAt = System.nanoTime();
    }

    /**
     * Runs a unit until the database has taken it, and moves the chain on by the records that it added.
     *
     * @throws StoreUnavailable when the service ends meanwhile, and the database has still not taken it
     */
    private void persist(TransactionBody<List<AuditRecord>> unit) {
        int failures = 0;
        while (true) {
            try {
                grown(tx.write(unit));
                return;
            } catch (RuntimeException | Error refusal) {
                if (failures == 0) {
                    LOG.error("could not write to the audit trail; retrying until the database takes it", refusal);
                }
                failures++;
                Optional<List<AuditRecord>> there = thereAfterAll();
                if (there.isPresent()) {
                    grown(there.get());
                    return;
                } else if (ended.getAsBoolean() && failures >= MOST_FAILURES_AT_END) {
                    throw new StoreUnavailable("The database does not take the end of the audit trail.", refusal);
                }
                LockSupport.parkNanos(AFTER_FAILURE.toNanos());
            }
        }
    }

    private void grown(List<AuditRecord> links) {
        if (!links.isEmpty()) {
            AuditRecord end = links.get(links.size() - 1);
            next = end.seq() + 1;
            last = end.hash();
            unsigned += links.size();
        }
        attempts.clear();
    }

    // A commit whose answer was lost may have been made, and a second one would fork the chain.
    private Optional<List<AuditRecord>> thereAfterAll() {
        if (attempts.isEmpty()) {
            return Optional.empty();
        }
        try {
            return tx.read(handle -> AuditStore.head(handle, checkpoints.node()))
                    .map(attempts::get);
        } catch (RuntimeException e) {
            LOG.debug("the head of the chain cannot be read yet", e);
            return Optional.empty();
        }
    }
}
