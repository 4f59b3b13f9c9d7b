package dev.adtools.server;

import static io.dropwizard.testing.ConfigOverride.config;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Writes through one node's HTTP against a halt through another's: the operations that the database knows as sent when
 * the halt's answer has come are all that are sent before the halt is cleared. {@code -Dhalt.rounds} says how often.
 */
@Timeout(7_200)
class TwoNodesHaltTest {

    private static final int ROUNDS = Depth.of("halt.rounds", 60, 200);
    private static final long SEED = Seed.drawn("halts of two nodes");
    private static final int WRITERS = 3;
    private static final long LONGEST_LEAD = Duration.ofMillis(8).toNanos();
    private static final Duration PATIENCE = Duration.ofSeconds(15);
    private static final SettableMeter TIME = new SettableMeter();

    // Every write of a caller counts on one row, between the first look at the halts and the last.
    private static final String HOLD_BEFORE_LAST_GATE = "SELECT used FROM quota_day FOR UPDATE";
    private static final String HOLD_BEHIND_LAST_GATE = "SELECT 1 FROM pg_advisory_xact_lock(99)";
    private static final String STALL = "CREATE FUNCTION stall() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
            + " IF convert_from(NEW.body, 'UTF8') LIKE '%\"write.sent\"%' THEN"
            + " PERFORM pg_advisory_xact_lock_shared(99); END IF; RETURN NEW; END $$;"
            + " CREATE TRIGGER stall BEFORE INSERT ON audit_draft FOR EACH ROW EXECUTE FUNCTION stall()";
    private static final String WAITING = "SELECT count(*) FROM pg_stat_activity"
            + " WHERE datname = current_database() AND wait_event_type = 'Lock'";
    private static final String WAITING_BEHIND_LAST_GATE = WAITING + " AND wait_event = 'advisory'";

    private final Random random = new Random(SEED);
    private final ExecutorService clients = Executors.newFixedThreadPool(WRITERS + 1);
    private final List<TestService> nodes = new ArrayList<>();
    private Service writing;
    private Service halting;
    private Connection holder;
    private Connection watch;

    @BeforeEach
    void start() throws Exception {
        ItDatabase database = ItDatabase.onPostgresql();
        for (int node = 0; node < 2; node++) {
            TestService service = TestService.withQuotas(
                    database,
                    TIME,
                    config("quotas.perMinute", "1000000000"),
                    config("quotas.writesPerDay", "1000000000"));
            service.before();
            nodes.add(service);
        }
        writing = Service.of(nodes.get(0));
        halting = Service.of(nodes.get(1));
        String address = database.address(Path.of(""));
        watch = DriverManager.getConnection(address, "postgres", "");
        holder = DriverManager.getConnection(address, "postgres", "");
        try (Statement statement = holder.createStatement()) {
            statement.execute(STALL);
        }
        holder.setAutoCommit(false);
    }

    @AfterEach
    void stop() throws Exception {
        clients.shutdownNow();
        holder.close();
        watch.close();
        // What the second found of system properties, the first had set.
        for (int node = nodes.size() - 1; node >= 0; node--) {
            nodes.get(node).after();
        }
    }

    @Test
    void letNoWriteGoOnceTheHaltIsAnswered() throws Exception {
        assertThat(write("first").statusCode()).isEqualTo(200);
        Tally free = new Tally();
        for (int round = 0; round < ROUNDS; round++) {
            switch (random.nextInt(8)) {
                case 0, 1 -> haltsWritesThatWait(round);
                case 2 -> countsTheWritesThatHavePassed(round);
                default -> races(round, free);
            }
        }

        System.out.printf("halts of two nodes: %d rounds, in free ones %s%n", ROUNDS, free);
        assertThat(nodes.get(0).things().applied()).isEqualTo(sent());
        // Otherwise no halt came between the writes.
        assertThat(Math.min(free.sent, free.halted)).isPositive();
    }

    private void races(int round, Tally free) throws Exception {
        List<Future<HttpResponse<byte[]>>> writes = writes(round);
        LockSupport.parkNanos((long) (random.nextDouble() * LONGEST_LEAD));
        awaitDrained(halt());
        endsWith(sent(), writes, round, free);
    }

    private void haltsWritesThatWait(int round) throws Exception {
        one(holder, HOLD_BEFORE_LAST_GATE);
        int before = sent();
        List<Future<HttpResponse<byte[]>>> writes = writes(round);
        until(() -> one(watch, WAITING) > 0);
        assertThat(draining(halt())).isZero();
        holder.rollback();
        endsWith(before, writes, round, new Tally());
    }

    private void countsTheWritesThatHavePassed(int round) throws Exception {
        one(holder, HOLD_BEHIND_LAST_GATE);
        List<Future<HttpResponse<byte[]>>> writes = writes(round);
        until(() -> one(watch, WAITING_BEHIND_LAST_GATE) > 0);
        HttpResponse<byte[]> halt = halt();
        assertThat(draining(halt)).isPositive();
        holder.rollback();
        awaitDrained(halt);
        endsWith(sent(), writes, round, new Tally());
    }

    private void awaitDrained(HttpResponse<byte[]> halt) throws SQLException {
        if (draining(halt) > 0) {
            until(() -> draining(halting.send(halting.request("all", "/api/v1/halts/all"))) == 0);
        }
    }

    private static int draining(HttpResponse<byte[]> halt) {
        assertThat(halt.statusCode()).isEqualTo(200);
        JsonNode shown = Service.json(halt);
        int writes = shown.get("draining_writes").intValue();
        assertThat(shown.get("draining").booleanValue()).isEqualTo(writes > 0);
        return writes;
    }

    private void endsWith(int sent, List<Future<HttpResponse<byte[]>>> writes, int round, Tally tally)
            throws Exception {
        for (Future<HttpResponse<byte[]>> write : writes) {
            tally.take(write.get());
        }
        assertThat(sent()).as("sent in round %d, seed %d", round, SEED).isEqualTo(sent);
        assertThat(halting.resume("all", "all").statusCode()).isEqualTo(200);
    }

    private List<Future<HttpResponse<byte[]>>> writes(int round) {
        return IntStream.range(0, WRITERS)
                .mapToObj(writer -> clients.submit(() -> write("round_" + round + "_" + writer)))
                .toList();
    }

    private HttpResponse<byte[]> write(String behaviour) {
        return writing.execute("create_thing", "{\"arguments\":{\"behaviour\":\"" + behaviour + "\"}}");
    }

    private HttpResponse<byte[]> halt() {
        return halting.send(halting.request("all", "/api/v1/halts/all")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"stop\"}")));
    }

    private int sent() throws SQLException {
        return (int) one(watch, "SELECT count(*) FROM operation WHERE sent_at IS NOT NULL");
    }

    private static void until(Condition condition) throws SQLException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.holds()) {
            assertThat(System.nanoTime()).as("something waits").isLessThan(end);
        }
    }

    private static long one(Connection connection, String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getLong(1);
        }
    }

    /** Holds or does not, as the database says. */
    @FunctionalInterface
    private interface Condition {
        boolean holds() throws SQLException;
    }

    /** Counts how the writes of some rounds ended. */
    private static final class Tally {

        private int sent;
        private int halted;

        void take(HttpResponse<byte[]> answer) {
            int status = answer.statusCode();
            assertThat(status).as(new String(answer.body(), UTF_8)).isIn(200, 403);
            sent += status == 200 ? 1 : 0;
            halted += status == 403 ? 1 : 0;
        }

        @Override
        public String toString() {
            return sent + " writes sent and " + halted + " halted";
        }
    }
}
