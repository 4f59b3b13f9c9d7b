package dev.adtools.server.bench;

import dev.adtools.server.CountingTx;
import dev.adtools.server.WholePipeline;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.fixtures.Backend;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Measures the writes with a key that the whole service takes in a second, with quotas, caps, trail and events, beside
 * single rows committed to the same database; and what each asks of the database. The tool itself does nothing.
 */
public final class WritesBenchmark {

    private static final int[] CLIENTS = {1, 8, 32};
    private static final Duration EACH = Duration.ofSeconds(Integer.getInteger("seconds", 4));
    private static final int COUNTED = 200;
    private static final int SIZES = 5_000_000;
    private static final String ROW = "x".repeat(150);
    private static final String WRITE = "{\"account_id\":\"1234567890\",\"size\":%d}";
    private static final String CHECK = "{\"account_id\":\"1234567890\",\"size\":%d,\"validate_only\":true}";

    private final WholePipeline service;

    private WritesBenchmark(WholePipeline service) {
        this.service = service;
    }

    /** Prints what a write asks for on each store, and a line for each number of clients. */
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws Exception {
        for (int clients : CLIENTS) {
            System.out.println(
                    "SQLITE, " + clients + " clients: " + CommitMarkBenchmark.compare(clients, EACH.dividedBy(4)));
        }
        for (Backend backend : Backend.values()) {
            try (WholePipeline service = WholePipeline.start(backend)) {
                WritesBenchmark bench = new WritesBenchmark(service);
                service.tx()
                        .execute(handle -> handle.execute("CREATE TABLE bench_row (id text PRIMARY KEY, body text)"));
                bench.round(4, Duration.ofSeconds(3));
                System.out.println(backend + ", a write with a key: " + bench.asked(WRITE));
                System.out.println(backend + ", a check with a key: " + bench.asked(CHECK));
                for (int clients : CLIENTS) {
                    System.out.println(backend + ", " + clients + " clients: " + bench.round(clients, EACH));
                }
            }
        }
        System.exit(0);
    }

    // One after the other, so that nothing of another call is counted; what the trail gathers is.
    private String asked(String arguments) {
        CountingTx.Asked asked = service.tx().during(() -> {
            for (int i = 0; i < COUNTED; i++) {
                call(arguments, service.newId());
            }
        });
        return "%.1f commits, %.1f reads, %.1f statements, %.1f round trips to a server"
                .formatted(
                        each(asked.commits()), each(asked.reads()), each(asked.statements()), each(asked.roundTrips()));
    }

    private static double each(long all) {
        return (double) all / COUNTED;
    }

    private String round(int clients, Duration length) throws InterruptedException {
        double rows = perSecond(clients, length, this::commitRow);
        double writes = perSecond(clients, length, () -> call(WRITE, service.newId()));
        double checks = perSecond(clients, length, () -> call(CHECK, service.newId()));
        double keyless = perSecond(clients, length, () -> call(CHECK, null));
        return "%,.0f rows/s, %,.0f writes/s, %.2fx; %,.0f checks/s with a key, %.2fx of those without"
                .formatted(rows, writes, writes / rows, checks, checks / keyless);
    }

    private void commitRow() {
        String id = service.newId();
        service.tx().execute(handle -> handle.execute("INSERT INTO bench_row (id, body) VALUES (?, ?)", id, ROW));
    }

    private void call(String arguments, @Nullable String key) {
        // Another one each time: who asks for the same again is looked for among those before.
        int size = ThreadLocalRandom.current().nextInt(SIZES);
        CallResult answer = service.call("create_thing", arguments.formatted(size), key);
        if (answer.error().isPresent()) {
            throw new IllegalStateException(answer.error().get().message());
        }
    }

    private static double perSecond(int clients, Duration length, Runnable work) throws InterruptedException {
        LongAdder done = new LongAdder();
        long end = System.nanoTime() + length.toNanos();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < clients; i++) {
            Thread thread = new Thread(() -> {
                while (System.nanoTime() < end) {
                    work.run();
                    done.increment();
                }
            });
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return done.sum() / (length.toMillis() / 1000.0);
    }
}
