package dev.adtools.server.audit;

import dev.adtools.server.audit.AuditTrail.WaitingEvent;
import dev.adtools.server.health.BackgroundLoop;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Thread that grows a node's chain: it gathers for a moment, and then records what has come in one transaction. */
final class Appender {

    private static final Logger LOG = LoggerFactory.getLogger(Appender.class);

    private static final int BATCH = 1_024;
    private static final Duration GATHERING = Duration.ofMillis(50);
    private static final Duration IDLE = Duration.ofSeconds(1);
    // Of which the database's part is most: beyond it a call has long been refused.
    private static final Duration LONGEST_ROUND = Duration.ofSeconds(60);

    private final Chain chain;
    private final Heartbeat heartbeat = new Heartbeat("the writer of the audit trail", LONGEST_ROUND);
    // Taken from those that wait and not recorded yet.
    private final List<WaitingEvent> inHand = new ArrayList<>();
    private volatile boolean idle;
    private volatile boolean hurried;
    private volatile boolean ended;
    private boolean gaveUp;

    Appender(Tx tx, CheckpointFactory checkpoints) {
        this.chain = new Chain(tx, checkpoints, () -> ended);
    }

    boolean isIdle() {
        return idle;
    }

    void hurry() {
        hurried = true;
    }

    /** Says that a note is, or is about to be, in the database. */
    void expectNotes() {
        chain.expectNotes();
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

    void run(BlockingQueue<WaitingEvent> waiting) {
        new BackgroundLoop(heartbeat, () -> round(waiting)).runWhile(() -> !gaveUp && goesOn(waiting));
        try {
            if (!gaveUp) {
                chain.conclude();
            }
        } catch (RuntimeException | Error e) {
            giveUp(waiting, e);
        }
    }

    private boolean goesOn(BlockingQueue<WaitingEvent> waiting) {
        return !chain.isBegun() || !ended || !waiting.isEmpty() || !inHand.isEmpty();
    }

    private void round(BlockingQueue<WaitingEvent> waiting) {
        try {
            grow(waiting);
        } catch (RuntimeException | Error e) {
            if (!ended) {
                throw e;
            }
            giveUp(waiting, e);
        }
    }

    private void giveUp(BlockingQueue<WaitingEvent> waiting, Throwable failure) {
        gaveUp = true;
        LOG.error(
                "the service stops with {} audit events that could not be recorded",
                inHand.size() + waiting.size(),
                failure);
    }

    private void grow(BlockingQueue<WaitingEvent> waiting) {
        chain.begin();
        if (!ended) {
            rest(waiting);
        }
        // What a round that failed had in hand comes first: nothing is dropped.
        if (inHand.isEmpty()) {
            List<WaitingEvent> taken = new ArrayList<>();
            waiting.drainTo(taken, BATCH);
            taken.forEach(one -> inHand.add(one.completed()));
        }
        record();
        chain.signWhenDue();
    }

    // Recording a moment later makes one commit of what would be many; whoever waits is not kept waiting.
    private void rest(BlockingQueue<WaitingEvent> waiting) {
        if (waiting.isEmpty() && !chain.expectsNotes()) {
            idle = true;
            if (waiting.isEmpty() && !chain.expectsNotes() && !ended) {
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
        for (WaitingEvent one : inHand) {
            if (one.event() != null) {
                events.add(one.event().get());
            }
        }
        chain.append(events);
        for (WaitingEvent one : inHand) {
            CompletableFuture<Boolean> done = one.done();
            if (done != null) {
                done.complete(true);
            }
        }
        inHand.clear();
    }
}
