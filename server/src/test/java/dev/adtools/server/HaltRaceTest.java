package dev.adtools.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Outcome;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.fixtures.Things;
import dev.adtools.server.idempotency.ReleasedWrites;
import dev.adtools.server.spend.HaltView;
import dev.adtools.server.spend.Halts;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests of halts and releases on two nodes: no write is released after a halt, and no release delays a halt for long. */
@Timeout(600)
class HaltRaceTest {

    private static final int ROUNDS = Depth.of("halt.rounds", 20, 200);
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final String RELEASE = "SELECT 1 FROM pg_advisory_xact_lock_shared(4711)";
    private static final byte[] REASON = "{\"reason\":\"stop\"}".getBytes(UTF_8);

    private final ExecutorService clients = Executors.newSingleThreadExecutor();
    private final Things things = new Things();
    private final TestStore store = Backend.POSTGRESQL.open();
    private final Node node = new Node("node-1", store.tx(), Clock.systemUTC(), things);
    private final Halts elsewhere = new Halts(store.tx(), ReleasedWrites::count);
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
    void isAnsweredOnceEarlierReleasesHaveEnded() throws Exception {
        one(other, RELEASE);
        // The first look has found the release, and waits for the table of operations.
        try (Connection looked = DriverManager.getConnection(store.settings().url(), "postgres", "")) {
            looked.setAutoCommit(false);
            looked.createStatement().execute("LOCK TABLE operation");
            Future<HaltView> halt = clients.submit(() -> halt("all"));
            awaitBlocked();
            other.rollback();
            looked.rollback();

            assertThat(halt.get().draining()).isFalse();
        }
    }

    @Test
    void refusesLaterWritesWhileAnEarlierReleaseDoesNotEnd() throws Exception {
        one(other, RELEASE);
        long asked = System.nanoTime();
        HaltView set = halt("all");
        Duration waited = Duration.ofNanos(System.nanoTime() - asked);
        HaltView again = halt("all");

        assertThat(List.of(
                        set.drainingWrites(),
                        again.drainingWrites(),
                        find("all").drainingWrites()))
                .containsExactly(1, 1, 1);
        assertThat(waited).isBetween(Duration.ofMillis(500), Duration.ofMillis(1_500));
        assertThat(create("late").code()).isEqualTo("HALTED");
        other.rollback();
        assertThat(find("all").draining()).isFalse();
        assertThat(halt("all").draining()).isFalse();
    }

    @Test
    void delaysNoWriteOfAnotherAccount() throws Exception {
        one(other, RELEASE);
        Future<HaltView> halt = clients.submit(() -> halt("beta"));
        await("SELECT count(*) FROM halt");

        assertThat(create("meanwhile").code()).isEqualTo("OK");
        assertThat(halt.get().drainingWrites()).isEqualTo(1);
    }

    @Test
    void countsNoReleaseThatBeganLongAfterIt() throws Exception {
        halt("all");
        store.tx().execute(handle -> handle.execute("UPDATE halt SET set_at = set_at - 2001"));
        one(other, RELEASE);

        assertThat(find("all").draining()).isFalse();
    }

    @Test
    void countsAReleasedWriteUntilItIsTooOldToBeSent() {
        CompletableFuture<CallResult> write = node.callUpToGate("create_thing", "gate", "key");
        node.set("sent_at", System.currentTimeMillis() + PATIENCE.toMillis());

        assertThat(halt("beta").drainingWrites()).isZero();
        assertThat(halt("alpha").drainingWrites()).isEqualTo(1);
        assertThat(halt("all").drainingWrites()).isEqualTo(1);
        node.set("sent_at", System.currentTimeMillis() - 2_000);
        assertThat(find("alpha").draining()).isFalse();
        assertThat(halt("all").draining()).isFalse();
        things.gate("gate").open();
        assertThat(write.join().code()).isEqualTo("OK");
    }

    @Test
    void countsNoWriteThatHasAnOutcome() {
        assertThat(create("before").code()).isEqualTo("OK");

        assertThat(halt("all").draining()).isFalse();
    }

    private HaltView halt(String scope) {
        return done(elsewhere.set(Callers.ALL, scope, REASON));
    }

    private HaltView find(String scope) {
        return done(elsewhere.find(Callers.ALL, scope));
    }

    private static HaltView done(Outcome<HaltView> outcome) {
        return outcome.fold(halt -> halt, error -> {
            throw new AssertionError(error.message());
        });
    }

    private CallResult create(String key) {
        return node.call("create_thing", "", key);
    }

    private void awaitBlocked() throws SQLException {
        await("SELECT count(*) FROM pg_stat_activity"
                + " WHERE datname = current_database() AND wait_event_type = 'Lock'");
    }

    private void await(String count) throws SQLException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (one(watch, count) == 0) {
            assertThat(System.nanoTime()).as(count).isLessThan(end);
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
