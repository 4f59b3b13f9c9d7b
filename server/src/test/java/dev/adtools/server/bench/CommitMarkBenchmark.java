package dev.adtools.server.bench;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/**
 * Measures the single-row commits that the embedded database takes in a second, with and without the mark of acknowledged
 * commits, in turn.
 */
final class CommitMarkBenchmark {

    private static final int ROUNDS = 5;
    private static final String ROW = "x".repeat(150);
    private static final AtomicLong IDS = new AtomicLong();

    private CommitMarkBenchmark() {}

    /** Returns a line for a number of clients. */
    static String compare(int clients, Duration length) throws IOException, InterruptedException {
        try (TestStore marked = store();
                TestStore unmarked = store()) {
            unmarked.stop();
            // A database whose mark is missing is not counted.
            Files.delete(unmarked.settings().dataDirectory().resolve("commit-mark"));
            unmarked.start();
            double with = 0;
            double without = 0;
            for (int round = 0; round < ROUNDS; round++) {
                with += perSecond(marked, clients, length);
                without += perSecond(unmarked, clients, length);
            }
            return "%,.0f rows/s with the mark of commits, %,.0f without, %.2fx"
                    .formatted(with / ROUNDS, without / ROUNDS, with / without);
        }
    }

    private static TestStore store() {
        TestStore store = Backend.SQLITE.open();
        store.tx()
                .execute(handle ->
                        handle.execute("CREATE TABLE bench_row (id integer PRIMARY KEY, body text NOT NULL) STRICT"));
        return store;
    }

    private static double perSecond(TestStore store, int clients, Duration length) throws InterruptedException {
        LongAdder done = new LongAdder();
        long end = System.nanoTime() + length.toNanos();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < clients; i++) {
            Thread thread = new Thread(() -> {
                while (System.nanoTime() < end) {
                    store.tx()
                            .execute(handle -> handle.execute(
                                    "INSERT INTO bench_row (id, body) VALUES (?, ?)", IDS.incrementAndGet(), ROW));
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
