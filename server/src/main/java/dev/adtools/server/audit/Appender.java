package dev.adtools.server.audit;

import dev.adtools.server.audit.AuditTrail.Waiting;
import dev.adtools.server.health.BackgroundLoop;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Thread that grows a node's chain: it gathers for a moment, and then records what has come in one transaction. */
final class Appender {

    private static final Logger LOG = LoggerFactory.getLogger(Appender.class);

    private static final int BATCH = 1_024;
    private static final int RECORDS_BETWEEN_CHECKPOINTS = 1_000;
    private static final Duration BETWEEN_CHECKPOINTS = Duration.ofSeconds(60);
    // Signing, and a line in the log and in a file, for every thousand would cost more than the records of a busy node.
    private static final Duration SHORTEST_BETWEEN_CHECKPOINTS = Duration.ofSeconds(1);
    private static final Duration BETWEEN_ADOPTIONS = Duration.ofSeconds(10);
    private static final Duration SILENT = Duration.ofSeconds(60);
    private static final Duration GATHERING = Duration.ofMillis(50);
    private static final Duration IDLE = Duration.ofSeconds(1);
    // Of which the database's part is most: beyond it a call has long been refused.
    private static final Duration LONGEST_ROUND = Duration.ofSeconds(60);
    private static final Duration AFTER_FAILURE = Duration.ofMillis(200);
    private static final int MOST_FAILURES_AT_END = 10;
    // A note is seen only once its transaction has been committed, and nobody tells when that is.
    private static final int LOOKS_FOR_A_NOTE = 10;

    private final Heartbeat heartbeat = new Heartbeat("the writer of the audit trail", LONGEST_ROUND);
    private final Tx tx;
    private final CheckpointFactory checkpoints;
    // What was tried for the records that come next, by where the chain ends if it was taken.
    private final Map<Head, List<AuditRecord>> attempts = new HashMap<>();
    // Taken from those that wait and not recorded yet.
    private final List<Waiting> inHand = new ArrayList<>();
    private final AtomicInteger looks = new AtomicInteger(1);
    private volatile boolean idle;
    private volatile boolean hurried;
    private volatile boolean ended;
    private boolean begun;
    private boolean gaveUp;
    private Chain chain;
    private long unsigned;
    private long signedAt;
    private long adoptedAt;

    Appender(Tx tx, CheckpointFactory checkpoints) {
        this.tx = tx;
        this.checkpoints = checkpoints;
        this.chain = Chain.begin(checkpoints.node());
    }

    boolean isIdle() {
        return idle;
    }

    void hurry() {
        hurried = true;
    }

    /** Says that a note is, or is about to be, in the database. */
    void expectNotes() {
        looks.set(LOOKS_FOR_A_NOTE);
    }

    boolean isEnded() {
        return ended;
    }

    void end() {
        ended = true;
    }

    Heartbeat heartbeat() {
        return heartbeat;
    }

    void run(BlockingQueue<Waiting> waiting) {
        new BackgroundLoop(heartbeat, () -> round(waiting)).runWhile(() -> !gaveUp && goesOn(waiting));
        try {
            if (!gaveUp) {
                conclude();
            }
        } catch (RuntimeException | Error e) {
            giveUp(waiting, e);
        }
    }

    private boolean goesOn(BlockingQueue<Waiting> waiting) {
        return !begun || !ended || !waiting.isEmpty() || !inHand.isEmpty();
    }

    private void round(BlockingQueue<Waiting> waiting) {
        try {
            grow(waiting);
        } catch (RuntimeException | Error e) {
            if (!ended) {
                throw e;
            }
            giveUp(waiting, e);
        }
    }

    private void giveUp(BlockingQueue<Waiting> waiting, Throwable failure) {
        gaveUp = true;
        LOG.error(
                "the audit trail ends without its last {} events, which could not be recorded",
                inHand.size() + waiting.size(),
                failure);
    }

    private void grow(BlockingQueue<Waiting> waiting) {
        if (!begun) {
            persist(this::begin);
            begun = true;
            sign();
        }
        if (!ended) {
            rest(waiting);
        }
        // What a round that failed had in hand comes first: nothing is dropped.
        if (inHand.isEmpty()) {
            List<Waiting> taken = new ArrayList<>();
            waiting.drainTo(taken, BATCH);
            taken.forEach(one -> inHand.add(one.completed()));
        }
        record();
        if (isCheckpointDue()) {
            sign();
        }
    }

    private void conclude() {
        // What was noted up to here is not left to whoever comes next, nor outside of the last signature.
        if (looks.get() > 0) {
            persist(handle -> append(handle, List.of(), false));
        }
        if (unsigned > 0) {
            sign();
        }
    }

    // Recording a moment later makes one commit of what would be many; whoever waits is not kept waiting.
    private void rest(BlockingQueue<Waiting> waiting) {
        if (waiting.isEmpty() && looks.get() == 0) {
            idle = true;
            if (waiting.isEmpty() && looks.get() == 0 && !ended) {
                LockSupport.parkNanos(IDLE.toNanos());
            }
            idle = false;
        }
        if (!hurried && !ended && waiting.size() < BATCH) {
            LockSupport.parkNanos(GATHERING.toNanos());
        }
        hurried = false;
    }

    private void record() {
        List<AuditEvent> events = new ArrayList<>(inHand.size());
        for (Waiting one : inHand) {
            if (one.event() != null) {
                events.add(one.event().get());
            }
        }
        boolean adopting = isAdoptionDue();
        if (!events.isEmpty() || looks.get() > 0 || adopting) {
            persist(handle -> append(handle, events, adopting));
        }
        for (Waiting one : inHand) {
            CompletableFuture<Boolean> done = one.done();
            if (done != null) {
                done.complete(true);
            }
        }
        inHand.clear();
    }

    private List<AuditRecord> begin(Handle handle) {
        AuditStore.begin(handle, chain, checkpoints.now());
        List<AuditEvent> events = new ArrayList<>(List.of(checkpoints.genesis(handle)));
        if (checkpoints.alone()) {
            events.addAll(AuditStore.takeBefore(handle, Long.MAX_VALUE));
        }
        return added(handle, events);
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
        List<AuditRecord> links = chain.link(events);
        if (!links.isEmpty()) {
            attempts.put(chain.after(links).head(), links);
            AuditStore.append(handle, chain, links);
        }
        return links;
    }

    private void sign() {
        SignedHead checkpoint = checkpoints.checkpoint(chain.head());
        AuditEvent event = checkpoints.event(checkpoint);
        persist(handle -> added(handle, List.of(event)));
        checkpoints.checkpointLog().write(checkpoint);
        unsigned = 0;
        signedAt = System.nanoTime();
    }

    private boolean isCheckpointDue() {
        long since = System.nanoTime() - signedAt;
        boolean many = unsigned >= RECORDS_BETWEEN_CHECKPOINTS && since >= SHORTEST_BETWEEN_CHECKPOINTS.toNanos();
        return many || (unsigned > 0 && since >= BETWEEN_CHECKPOINTS.toNanos());
    }

    private boolean isAdoptionDue() {
        if (adoptedAt != 0 && System.nanoTime() - adoptedAt < BETWEEN_ADOPTIONS.toNanos()) {
            return false;
        }
        adoptedAt = System.nanoTime();
        return true;
    }

    /**
     * Runs a unit until the database has taken it, and moves the chain on by the records that it added.
     *
     * @throws StoreUnavailable when the service ends meanwhile, and the database has still not taken it
     */
    private void persist(Growth unit) {
        int failures = 0;
        while (true) {
            try {
                grown(tx.write(unit::run));
                return;
            } catch (RuntimeException | Error refusal) {
                if (failures == 0) {
                    LOG.error("the audit trail waits: what it records is not taken", refusal);
                }
                failures++;
                Optional<List<AuditRecord>> there = thereAfterAll();
                if (there.isPresent()) {
                    grown(there.get());
                    return;
                } else if (ended && failures >= MOST_FAILURES_AT_END) {
                    throw new StoreUnavailable("The database does not take the end of the audit trail.", refusal);
                }
                LockSupport.parkNanos(AFTER_FAILURE.toNanos());
            }
        }
    }

    private void grown(List<AuditRecord> links) {
        chain = chain.after(links);
        unsigned += links.size();
        attempts.clear();
    }

    // A commit whose answer was lost may have been made, and a second one would fork the chain.
    private Optional<List<AuditRecord>> thereAfterAll() {
        if (attempts.isEmpty()) {
            return Optional.empty();
        }
        try {
            return tx.read(handle -> AuditStore.head(handle, chain.id())).map(attempts::get);
        } catch (RuntimeException e) {
            LOG.debug("the head of the chain cannot be read yet", e);
            return Optional.empty();
        }
    }

    /** Adds records in a transaction. */
    @FunctionalInterface
    private interface Growth {
        List<AuditRecord> run(Handle handle);
    }
}
