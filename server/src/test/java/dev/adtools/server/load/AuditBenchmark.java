package dev.adtools.server.load;

import ch.qos.logback.classic.Level;
import dev.adtools.server.SwitchedService;
import dev.adtools.server.audit.TrailSpeed;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.load.Wrk.Measured;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What the audit trail and the quotas cost: reads over HTTP with both and with neither, by turns in one process; and records
 * in the trail, beside rows of the same bytes that are only inserted.
 */
public final class AuditBenchmark {

    private static final int CONNECTIONS = 16;
    private static final int ROUNDS = Integer.getInteger("rounds", 3);
    private static final int SECONDS = Integer.getInteger("seconds", 2);
    private static final int WARM_UP_SECONDS = 8;
    private static final Duration APPENDING = Duration.ofMillis(1_500);
    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final Map<String, String> READS = new LinkedHashMap<>();

    static {
        READS.put(
                "analyze_search_terms",
                "{\"account_id\":\"123-456-7890\",\"rows\":[{\"search_term\":\"harbor lamp\",\"impressions\":100,"
                        + "\"clicks\":10,\"cost_micros\":5000000,\"conversions\":1}]}");
        READS.put("get_campaigns", "{\"account_id\":\"act_1700100001\"}");
    }

    private final Path folder;
    private final SwitchedService app;
    private final Service service;

    private AuditBenchmark(Path folder, SwitchedService app) {
        this.folder = folder;
        this.app = app;
        this.service = Service.of(app);
    }

    /** Prints a line for each database and tool, and one for each database's trail. */
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws Exception {
        // A baseline that loses commits would be none.
        System.setProperty("adtools.test.fsync", "on");
        quiet();
        for (Backend backend : Backend.values()) {
            Path folder = Files.createTempDirectory("adtools-bench");
            SwitchedService app = new SwitchedService(
                    folder, TOKEN, backend == Backend.SQLITE ? new ItDatabase() : ItDatabase.onPostgresql());
            app.before();
            quiet();
            AuditBenchmark bench = new AuditBenchmark(folder, app);
            if (backend == Backend.SQLITE) {
                bench.warmUp();
            }
            for (Map.Entry<String, String> read : READS.entrySet()) {
                System.out.println(backend + ", " + bench.read(read.getKey(), read.getValue()));
            }
            app.after();
            quiet();
            System.out.println(backend + ", " + append(backend));
        }
        System.exit(0);
    }

    // A service that starts or ends sets logging up again.
    private static void quiet() {
        if (LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME) instanceof ch.qos.logback.classic.Logger root) {
            root.setLevel(Level.OFF);
        }
    }

    // A cold JVM needs several times the processor time of a warm one.
    private void warmUp() throws Exception {
        for (Map.Entry<String, String> read : READS.entrySet()) {
            round(wrk(read.getKey(), read.getValue()), true, WARM_UP_SECONDS / READS.size());
        }
    }

    private Wrk wrk(String tool, String arguments) throws IOException {
        String url = "http://127.0.0.1:" + app.getLocalPort() + "/api/v1/tools/" + tool + "/execute";
        return new Wrk(folder, url, TOKEN, "{\"arguments\":" + arguments + "}");
    }

    private String read(String tool, String arguments) throws Exception {
        Wrk wrk = wrk(tool, arguments);
        round(wrk, true, SECONDS);
        Measured with = Measured.NOTHING;
        Measured without = Measured.NOTHING;
        for (int i = 0; i < ROUNDS; i++) {
            boolean first = i % 2 == 0;
            Measured one = round(wrk, first, SECONDS);
            Measured other = round(wrk, !first, SECONDS);
            with = with.and(first ? one : other);
            without = without.and(first ? other : one);
        }
        return "%s: %,.0f reads/s and %.0f us of CPU each with audit and quotas, %,.0f/s and %.0f us without: %.2fx (goal 0.85)"
                .formatted(
                        tool,
                        with.perSecond(),
                        with.cpuEach(),
                        without.perSecond(),
                        without.cpuEach(),
                        with.perSecond() / without.perSecond());
    }

    private Measured round(Wrk wrk, boolean guarded, int seconds) throws Exception {
        app.guard(guarded);
        return wrk.run(CONNECTIONS, seconds, this::awaitRecords);
    }

    // Reading the trail waits until everything is in it that came before.
    private void awaitRecords() {
        HttpResponse<byte[]> read =
                service.send(service.request(TOKEN, "/api/v1/audit/events?limit=1&from=2100-01-01T00:00:00Z"));
        if (read.statusCode() != 200) {
            throw new IllegalStateException("the trail cannot be read: " + read.statusCode());
        }
    }

    private static String append(Backend backend) throws InterruptedException {
        try (TrailSpeed trail = new TrailSpeed(backend)) {
            trail.rows(APPENDING);
            trail.records(APPENDING);
            double rows = trail.rows(APPENDING);
            double records = trail.records(APPENDING);
            return "trail: %,.0f records/s, %,.0f rows/s inserted 256 at a time: %.2fx (goal 0.50)"
                    .formatted(records, rows, records / rows);
        }
    }
}
