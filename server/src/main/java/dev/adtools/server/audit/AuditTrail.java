package dev.adtools.server.audit;

import dev.adtools.server.audit.DecisionRecorder.Recorder;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.StoreUnavailable;
import io.dropwizard.lifecycle.Managed;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Takes what is to be recorded. What changes something is noted in the transaction of the change itself; what changes nothing
 * is recorded right behind the answer; nothing is ever dropped: while the database does not keep up, whoever brings more
 * waits, and in the end is refused.
 */
public final class AuditTrail implements Recorder, Managed {

    static final int WAITING = 8_192;
    private static final int HURRY = WAITING / 2;
    private static final long PATIENCE_MILLIS = 5_000;
    private static final int MOST_HELD_BYTES = 8 << 20;

    private final String node;
    private final Appender appender;
    // One that is counted without a lock: every call asks how many wait.
    private final BlockingQueue<WaitingEvent> waiting = new LinkedBlockingQueue<>(WAITING);
    private final AtomicInteger held = new AtomicInteger();
    private final Thread thread;

    /** Makes the trail of a node; nothing is in it before it is started. */
    AuditTrail(String node, Appender appender) {
        this.node = node;
        this.appender = appender;
        this.thread = new Thread(() -> appender.run(waiting), "audit-appender");
        thread.setDaemon(true);
    }

    @Override
    public void start() {
        thread.start();
    }

    /** Records what waits, signs where the chain ends, and ends. */
    @Override
    public void stop() throws InterruptedException {
        appender.end();
        LockSupport.unpark(thread);
        thread.join();
    }

    /**
     * Takes an event that is recorded a little later.
     *
     * @throws StoreUnavailable when the database has not kept up for so long that it cannot be taken
     */
    void add(AuditEvent event) {
        add(WaitingEvent.of(event, null));
    }

    /**
     * Takes an event that is completed and recorded a little later, by the thread that records: hashing what was sent takes
     * longer than all else that is told of a call. While much waits already, whoever brings more completes it.
     *
     * @param event completes it, once, and does not fail
     * @param bytes how much of a request it holds until then
     * @throws StoreUnavailable when the database has not kept up for so long that it cannot be taken
     */
    void add(Supplier<AuditEvent> event, int bytes) {
        if (held.addAndGet(bytes) > MOST_HELD_BYTES) {
            held.addAndGet(-bytes);
            add(event.get());
            return;
        }
        try {
            add(new WaitingEvent(() -> released(event, bytes), null));
        } catch (StoreUnavailable e) {
            held.addAndGet(-bytes);
            throw e;
        }
    }

    private AuditEvent released(Supplier<AuditEvent> event, int bytes) {
        held.addAndGet(-bytes);
        return event.get();
    }

    private void add(WaitingEvent event) {
        put(event);
        if (appender.isIdle() || waiting.size() == HURRY) {
            LockSupport.unpark(thread);
        }
    }

    @Override
    public void record(AuditEvent event) {
        await(event);
    }

    @Override
    public void flush() {
        appender.expectNotes();
        await(null);
    }

    /** Notes an event in the transaction of what it tells of: both are kept, or neither. */
    void note(StatementBatch batch, AuditEvent event) {
        AuditStore.keep(batch, node, event);
        expectNotes();
    }

    /** Expects events in the database that are not in the chain yet. */
    void expectNotes() {
        appender.expectNotes();
        if (appender.isIdle()) {
            LockSupport.unpark(thread);
        }
    }

    Heartbeat heartbeat() {
        return appender.heartbeat();
    }

    /** Returns how many events wait. */
    int waiting() {
        return waiting.size();
    }

    private void await(@Nullable AuditEvent event) {
        CompletableFuture<Boolean> done = new CompletableFuture<>();
        put(WaitingEvent.of(event, done));
        appender.hurry();
        LockSupport.unpark(thread);
        try {
            done.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw unavailable();
        } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
            throw unavailable();
        }
    }

    private void put(WaitingEvent event) {
        try {
            if (appender.isEnded() || !waiting.offer(event, PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
                throw unavailable();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw unavailable();
        }
    }

    private static StoreUnavailable unavailable() {
        return new StoreUnavailable("The audit trail cannot be written now.");
    }

    /**
     * Event that waits for the appender.
     *
     * @param event completes what is to be recorded; null when someone only waits for what came before
     * @param done completed once it is recorded; null when nobody waits
     */
    record WaitingEvent(
            @Nullable Supplier<AuditEvent> event, @Nullable CompletableFuture<Boolean> done) {

        static WaitingEvent of(@Nullable AuditEvent event, @Nullable CompletableFuture<Boolean> done) {
            return new WaitingEvent(event == null ? null : () -> event, done);
        }

        /** Returns this with its event completed, which may then be asked for as often as its recording is tried. */
        WaitingEvent completed() {
            return of(event == null ? null : event.get(), done);
        }
    }
}
