package dev.adtools.server.load;

import ch.qos.logback.classic.Level;
import dev.adtools.server.SwitchedService;
import dev.adtools.server.audit.TrailSpeed;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.load.Wrk.Measured;
import java.io.IOException;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Measures the cost of the audit trail and the quotas: reads over HTTP with both and with neither, by turns in one
 * process; and records in the trail, beside rows of the same bytes that are only inserted.
 */
public final class AuditBenchmark {

    private static final int CONNECTIONS = 16;
    private static final int ROUNDS = Integer.getInteger("rounds", 7);
    private static final int SECONDS = Integer.getInteger("seconds", 2);
    private static final int MOST_WARM_UPS = 20;
    private static final double COMPILING = 0.03;
    private static final String BACKENDS = System.getProperty("backends", "SQLITE POSTGRESQL");
    private static final Duration APPENDING = Duration.ofMillis(1_500);
    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String ROW = "{\"search_term\":\"harbor lamp %d\",\"impressions\":100,\"clicks\":10,"
            + "\"cost_micros\":5000000,\"conversions\":1}";

    // What asks no platform, with as little to do as there can be and with a small report; the least that asks one; and
    // what most callers read.
    private static final List<Read> READS = List.of(
            new Read("analyze_search_terms", ", one row", analysis(1)),
            new Read("analyze_search_terms", ", 50 rows", analysis(50)),
            new Read("list_alpha_accounts", "", "{}"),
            new Read("get_campaigns", "", "{\"account_id\":\"act_1700100001\"}"));

    private final Path folder;
    private final SwitchedService app;
    private final ServerTime database;
    private final Service service;

    private AuditBenchmark(Path folder, SwitchedService app, ItDatabase database) {
        this.folder = folder;
        this.app = app;
        this.database = new ServerTime(database, folder);
        this.service = Service.of(app);
    }

    /** Prints a line for each database and tool, and one for each database's trail. */
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws Exception {
        // A baseline that loses commits would be none.
        System.setProperty("adtools.test.fsync", "on");
        quiet();
        for (Backend backend : Backend.values()) {
            if (BACKENDS.contains(backend.name())) {
                reads(backend).forEach(line -> System.out.println(backend + ", " + line));
                System.out.println(backend + ", " + append(backend));
            }
        }
        System.exit(0);
    }

    private static List<String> reads(Backend backend) throws Exception {
        Path folder = Files.createTempDirectory("adtools-bench");
        ItDatabase database = backend == Backend.SQLITE ? new ItDatabase() : ItDatabase.onPostgresql();
        SwitchedService app = new SwitchedService(folder, TOKEN, database);
        app.before();
        quiet();
        try {
            return new AuditBenchmark(folder, app, database).reads();
        } finally {
            app.after();
            quiet();
        }
    }

    // A service that starts or ends sets logging up again.
    private static void quiet() {
        if (LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME) instanceof ch.qos.logback.classic.Logger root) {
            root.setLevel(Level.OFF);
        }
    }

    private List<String> reads() throws Exception {
        warmUp();
        List<String> lines = new ArrayList<>();
        for (Read read : READS) {
            lines.add(read.tool() + read.size() + ": " + compared(wrk(read)));
        }
        return lines;
    }

    // A JVM that still compiles needs several times the processor time of a warm one, and more of it for the longer
    // way.
    private void warmUp() throws Exception {
        CompilationMXBean compiler = ManagementFactory.getCompilationMXBean();
        double compiling = 1;
        for (int i = 0; i < MOST_WARM_UPS && compiling > COMPILING; i++) {
            long start = System.nanoTime();
            long compiled = compiler.getTotalCompilationTime();
            for (Read read : READS) {
                pair(wrk(read), true);
            }
            compiling = (compiler.getTotalCompilationTime() - compiled) * 1e6 / (System.nanoTime() - start);
        }
    }

    private static String analysis(int rows) {
        return IntStream.range(0, rows)
                .mapToObj(ROW::formatted)
                .collect(Collectors.joining(",", "{\"account_id\":\"123-456-7890\",\"rows\":[", "]}"));
    }

    private Wrk wrk(Read read) throws IOException {
        String url = "http://127.0.0.1:" + app.getLocalPort() + "/api/v1/tools/" + read.tool() + "/execute";
        return new Wrk(database, folder, url, TOKEN, "{\"arguments\":" + read.arguments() + "}");
    }

    // What comes first takes turns, and a round that the machine disturbs does not decide.
    private String compared(Wrk wrk) throws Exception {
        Pair sum = new Pair(Measured.NOTHING, Measured.NOTHING);
        List<Double> ratios = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            Pair pair = pair(wrk, i % 2 == 0);
            sum = new Pair(sum.with().and(pair.with()), sum.without().and(pair.without()));
            ratios.add(pair.ratio());
        }
        Collections.sort(ratios);
        return "%s with audit and quotas; %s without: %.2fx, of %d rounds the worst %.2fx and the best %.2fx (goal 0.85)"
                .formatted(
                        sum.with(),
                        sum.without(),
                        ratios.get(ROUNDS / 2),
                        ROUNDS,
                        ratios.get(0),
                        ratios.get(ROUNDS - 1));
    }

    private Pair pair(Wrk wrk, boolean withFirst) throws Exception {
        Measured one = round(wrk, withFirst);
        Measured other = round(wrk, !withFirst);
        return withFirst ? new Pair(one, other) : new Pair(other, one);
    }

    private Measured round(Wrk wrk, boolean guarded) throws Exception {
        app.guard(guarded);
        return wrk.run(CONNECTIONS, SECONDS, this::awaitRecords);
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
            return "trail: %,.0f records/s, %,.0f rows/s inserted 1,024 at a time: %.2fx (goal 0.50)"
                    .formatted(records, rows, records / rows);
        }
    }

    private record Read(String tool, String size, String arguments) {}

    private record Pair(Measured with, Measured without) {

        double ratio() {
            return with.perSecond() / without.perSecond();
        }
    }
}
