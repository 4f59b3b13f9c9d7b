package dev.adtools.server.store;

import dev.adtools.server.health.BackgroundLoop;
import dev.adtools.server.health.Heartbeat;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Thread that alone writes the embedded database: it takes what is waiting, runs each unit in a savepoint, commits them
 * together and only then answers. It never waits for more work to come.
 */
final class GroupWriter implements AutoCloseable {

    static final int QUEUE_CAPACITY = 1024;
    private static final int MAX_GROUP = 64;
    private static final long IDLE_SECONDS = 1;
    // Far beyond what a group of short units needs, also when it waits for another process that reads the file.
    private static final Duration LONGEST_COMMIT = Duration.ofSeconds(60);
    private static final Logger LOG = LoggerFactory.getLogger(GroupWriter.class);

    private final Heartbeat heartbeat = new Heartbeat("the database's writer", LONGEST_COMMIT);
    private final BlockingQueue<QueuedUnit<?>> queue;
    private final Jdbi jdbi;
    private final CommitCounter counter;
    private final Thread thread;
    private Handle handle;
    private volatile boolean closed;

    GroupWriter(Jdbi jdbi, CommitCounter counter, int capacity) {
        this.jdbi = jdbi;
        this.counter = counter;
        this.queue = new ArrayBlockingQueue<>(capacity);
        this.handle = jdbi.open();
        BackgroundLoop loop = new BackgroundLoop(heartbeat, this::round);
        this.thread = new Thread(() -> loop.runWhile(() -> !closed || !queue.isEmpty()), "store-writer");
        // A process that fails to start must be able to end; what is lost with it was never acknowledged.
        thread.setDaemon(true);
        thread.start();
    }

    /** Runs a unit and returns once it is on disk. */
    <T> T write(TransactionBody<T> unit) {
        QueuedUnit<T> queued = QueuedUnit.of(unit);
        if (closed || !queue.offer(queued)) {
            throw new StoreUnavailable(closed ? "The store is closed." : "The writer's queue is full.");
        }
        // The thread may have emptied the queue for the last time just before this unit came.
        if (closed && queue.remove(queued)) {
            throw new StoreUnavailable("The store is closed.");
        }
        return queued.await();
    }

    /** Returns how many units wait. */
    int waiting() {
        return queue.size();
    }

    /** Returns the heartbeat of the writer. */
    Heartbeat heartbeat() {
        return heartbeat;
    }

    private void round() {
        List<QueuedUnit<?>> group = new ArrayList<>(MAX_GROUP);
        try {
            QueuedUnit<?> first = queue.poll(IDLE_SECONDS, TimeUnit.SECONDS);
            if (first != null) {
                group.add(first);
                queue.drainTo(group, MAX_GROUP - 1);
                commit(group);
            }
        } catch (InterruptedException e) {
            // close() interrupts the wait; what is still queued is written before the end.
            LOG.debug("the writer was woken to stop");
        }
    }

    private void commit(List<QueuedUnit<?>> group) {
        try {
            control(handle, "BEGIN IMMEDIATE");
            List<Runnable> answers = new ArrayList<>(group.size());
            for (QueuedUnit<?> unit : group) {
                answers.add(unit.run(handle));
            }
            CommitCounter.Counted counted = counter.count(handle);
            control(handle, "COMMIT");
            if (counted != null) {
                counted.acknowledge();
            }
            answers.forEach(Runnable::run);
        } catch (RuntimeException | Error e) {
            // Whoever waits is answered before anything else, which could fail too.
            StoreUnavailable failure = new StoreUnavailable("The database did not take the commit.", e);
            group.forEach(unit -> unit.fail(failure));
            LOG.error("a group of {} units was not acknowledged; each of them is refused", group.size(), e);
            reopen();
        }
    }

    /** Executes what begins or ends a transaction or a part of one. Jdbi would take longer for it than the database does. */
    static void control(Handle handle, String sql) {
        try (Statement statement = handle.getConnection().createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(sql + " failed", e);
        }
    }

    // After a failed commit the connection's state is unknown; a new one starts from what is on disk.
    private void reopen() {
        try {
            handle.close();
        } catch (RuntimeException e) {
            LOG.warn("the writer's connection could not be closed", e);
        }
        try {
            handle = jdbi.open();
        } catch (RuntimeException e) {
            LOG.error("the writer's connection could not be opened again; every write is refused until it can", e);
        }
    }

    /** Writes what is queued and stops. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        joinUninterruptibly();
        handle.close();
        counter.close();
    }

    private void joinUninterruptibly() {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
