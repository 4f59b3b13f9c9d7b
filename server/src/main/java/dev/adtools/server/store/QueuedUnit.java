package dev.adtools.server.store;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jdbi.v3.core.Handle;

/**
 * A unit that waits for the writer, and whoever waits for the unit.
 *
 * @param unit what to run
 * @param answer completed once the group that the unit is in has been committed, or never will be
 */
record QueuedUnit<T>(TransactionBody<T> unit, CompletableFuture<T> answer) {

    static <T> QueuedUnit<T> of(TransactionBody<T> unit) {
        return new QueuedUnit<>(unit, new CompletableFuture<>());
    }

    /** Runs the unit in a savepoint of its own and returns what to tell its caller after the commit. */
    Runnable run(Handle handle) {
        GroupWriter.control(handle, "SAVEPOINT unit");
        try {
            T result = unit.run(handle);
            GroupWriter.control(handle, "RELEASE unit");
            return () -> answer.complete(result);
        } catch (RuntimeException | Error e) {
            // One that was broken off in the middle cannot be used again.
            handle.getStatementBuilder().close(handle.getConnection());
            // A full disk takes back the whole transaction and this savepoint with it; then the group fails here.
            GroupWriter.control(handle, "ROLLBACK TO unit");
            GroupWriter.control(handle, "RELEASE unit");
            Throwable failure = e instanceof RuntimeException runtime ? SqlDialect.SQLITE.translate(runtime) : e;
            return () -> answer.completeExceptionally(failure);
        }
    }

    void fail(RuntimeException failure) {
        answer.completeExceptionally(failure);
    }

    /** Waits, without giving up on interruption: the caller must learn whether its unit took effect. */
    T await() {
        try {
            return answer.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            } else if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e;
        }
    }
}
