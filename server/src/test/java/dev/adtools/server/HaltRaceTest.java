package dev.adtools.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.fixtures.Things;
import dev.adtools.server.spend.Halts;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that no write is let go any more once a halt was acknowledged, on another node and while the write waits. */
@Timeout(600)
class HaltRaceTest {

    private static final int ROUNDS = Depth.of("halt.rounds", 20, 1_000);
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final byte[] REASON = "{\"reason\":\"stop\"}".getBytes(UTF_8);

    private final ExecutorService clients = Executors.newSingleThreadExecutor();
    private final Things things = new Things();
    private final TestStore store = Backend.POSTGRESQL.open();
    private final Node node = new Node("node-1", store.tx(), Clock.systemUTC(), things);
    private final Halts elsewhere = new Halts(store.tx(), Clock.systemUTC());
    private Connection other;
    private Connection watch;

    @BeforeEach
    void connect() throws SQLException {
        watch = DriverManager.getConnection(store.settings().url(), "postgres", "");
        other = DriverManager.getConnection(store.settings().url(), "postgres", "");
        other.setAutoCommit(false);
    }

    @AfterEach
    void end() throws SQLException {
        clients.shutdownNow();
        other.close();
        watch.close();
        store.close();
    }

    @Test
    void stopsAWriteThatWaitsForAnother() throws Exception {
        assertThat(create("first").code()).isEqualTo("OK");

        for (int round = 0; round < ROUNDS; round++) {
            String key = "round-" + round;
            one(other, "SELECT used FROM quota_day FOR UPDATE");
            Future<CallResult> write = clients.submit(() -> create(key));
            awaitBlocked();
            elsewhere.set(Callers.ALL, "all", REASON);
            other.rollback();

            assertThat(write.get().code()).isEqualTo("HALTED");
            elsewhere.clear(Callers.ALL, "all", "over", null);
        }

        assertThat(things.applied()).isEqualTo(1);
    }

    @Test
    void isAcknowledgedWhenTheWritesBeforeItHaveEnded() throws Exception {
        one(other, "SELECT 1 FROM pg_advisory_xact_lock_shared(4711)");
        Future<?> halt = clients.submit(() -> elsewhere.set(Callers.ALL, "all", REASON));
        awaitBlocked();

        assertThat(halt.isDone()).isFalse();
        other.rollback();
        halt.get();
        assertThat(create("late").code()).isEqualTo("HALTED");
    }

    @Test
    void makesWritesWaitWhileItIsSet() throws Exception {
        one(other, "SELECT 1 FROM pg_advisory_xact_lock(4711)");
        Future<CallResult> write = clients.submit(() -> create("meanwhile"));
        awaitBlocked();

        assertThat(things.applied()).isZero();
        other.rollback();
        assertThat(write.get().code()).isEqualTo("OK");
    }

    private CallResult create(String key) {
        return node.call("create_thing", "", key);
    }

    private void awaitBlocked() throws SQLException {
        String blocked = "SELECT count(*) FROM pg_stat_activity"
                + " WHERE datname = current_database() AND wait_event_type = 'Lock'";
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (one(watch, blocked) == 0) {
            assertThat(System.nanoTime()).as("something waits for a lock").isLessThan(end);
        }
    }

    private static long one(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getLong(1);
        }
    }
}
