package dev.adtools.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class NodeLockTest {

    private static final String WAITING = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            + " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

    // The common pool may have a single thread, and the node waits for the command.
    private final ExecutorService threads = Executors.newCachedThreadPool();

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    @Test
    void isSharedByNodesAndRefusedToWhoeverWantsItAlone() throws Exception {
        try (TestStore store = Backend.POSTGRESQL.create()) {
            PostgresAddress address = PostgresAddress.of(store.settings());
            try (Connection one = address.connect()) {
                NodeLock.share(one);
                try (Connection other = address.connect()) {
                    NodeLock.share(other);
                    assertRefused(store);
                }
                assertRefused(store);
            }
            assertThat(NodeLock.alone(store.settings(), () -> true)).isTrue();
        }
    }

    @Test
    void lastsAsLongAsTheCommandAndTheNodeWaitsForIt() throws Exception {
        try (TestStore store = Backend.POSTGRESQL.create();
                Connection watching = PostgresAddress.of(store.settings()).connect()) {
            CountDownLatch working = new CountDownLatch(1);
            CountDownLatch done = new CountDownLatch(1);
            CompletableFuture<Boolean> command = CompletableFuture.supplyAsync(
                    () -> NodeLock.alone(store.settings(), () -> {
                        working.countDown();
                        return awaited(done);
                    }),
                    threads);
            working.await();
            CommitNotifications node =
                    new CommitNotifications(PostgresAddress.of(store.settings()), new CommitSignal());
            CompletableFuture<Void> starting = CompletableFuture.runAsync(node::connect, threads);
            while (number(watching, WAITING) == 0 && !starting.isDone()) {
                Thread.onSpinWait();
            }
            assertThat(starting).isNotDone();

            done.countDown();

            assertThat(command.get(30, TimeUnit.SECONDS)).isTrue();
            starting.get(30, TimeUnit.SECONDS);
            assertRefused(store);
            node.stop();
        }
    }

    private static void assertRefused(TestStore store) {
        assertThatThrownBy(() -> NodeLock.alone(store.settings(), () -> true))
                .isInstanceOf(StartupException.class)
                .hasMessageContaining("Nodes of the service run");
    }

    private static boolean awaited(CountDownLatch latch) {
        try {
            return latch.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static long number(Connection connection, String query) throws Exception {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getLong(1);
        }
    }
}
