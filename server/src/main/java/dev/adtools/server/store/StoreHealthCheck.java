package dev.adtools.server.store;

import com.codahale.metrics.health.HealthCheck;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Health check of the database: writes a row and reads it, by the same ways as every call. */
final class StoreHealthCheck extends HealthCheck {

    private static final Duration PATIENCE = Duration.ofSeconds(3);
    private static final Duration KEPT = Duration.ofDays(1);

    private final Tx tx;
    private final String node;
    private @Nullable CompletableFuture<Void> asking;

    StoreHealthCheck(Tx tx, String node) {
        this.tx = tx;
        this.node = node;
    }

    @Override
    protected Result check() throws InterruptedException {
        try {
            begun().get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            return Result.healthy();
        } catch (TimeoutException e) {
            return Result.unhealthy("The database has not answered for %d s.", PATIENCE.toSeconds());
        } catch (ExecutionException e) {
            return Result.unhealthy("The database does not take a write: %s", e.getCause());
        }
    }

    // Whoever asks again while a frozen database has not answered waits for the same write.
    private synchronized CompletableFuture<Void> begun() {
        CompletableFuture<Void> last = asking;
        if (last != null && !last.isDone()) {
            return last;
        }
        CompletableFuture<Void> next = new CompletableFuture<>();
        asking = next;
        Thread thread = new Thread(() -> ask(next), "database-health");
        thread.setDaemon(true);
        thread.start();
        return next;
    }

    private void ask(CompletableFuture<Void> done) {
        try {
            tx.execute(handle -> {
                handle.createUpdate("INSERT INTO node_health (node, checked_at) VALUES (:node, <nowMs>)"
                                + " ON CONFLICT (node) DO UPDATE SET checked_at = excluded.checked_at")
                        .bind("node", node)
                        .execute();
                // Of processes that have ended.
                handle.createUpdate("DELETE FROM node_health WHERE checked_at < <nowMs> - :kept")
                        .bind("kept", KEPT.toMillis())
                        .execute();
            });
            tx.read(handle -> handle.createQuery("SELECT checked_at FROM node_health WHERE node = :node")
                    .bind("node", node)
                    .mapTo(Long.class)
                    .one());
            done.complete(null);
        } catch (RuntimeException | Error e) {
            done.completeExceptionally(e);
        }
    }
}
