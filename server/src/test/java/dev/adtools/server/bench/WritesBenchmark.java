package dev.adtools.server.bench;

import dev.adtools.server.RealPipeline;
import dev.adtools.server.call.Answer;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Origins;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.ToolRequest;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.fixtures.Things;
import dev.adtools.server.spend.SpendSection;
import dev.adtools.server.store.Tx;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongConsumer;

/** How many writes with a key a store takes in a second, beside single rows committed to the same store. */
public final class WritesBenchmark {

    private static final int[] CLIENTS = {1, 8, 32};
    private static final Duration EACH = Duration.ofSeconds(Integer.getInteger("seconds", 4));
    private static final String ROW = "x".repeat(150);

    private final Tx tx;
    private final CallIds ids = new CallIds(Clock.systemUTC(), new SecureRandom());
    private final ToolPipeline pipeline;
    private final Origins origins = new Origins(ids, Clock.systemUTC(), Duration.ofSeconds(30));
    private final Things things = new Things();

    private WritesBenchmark(Tx tx) {
        this.tx = tx;
        this.pipeline = new RealPipeline(tx, "bench", ids, SpendSection.NONE).pipeline();
    }

    /** Prints a line for each store and number of clients. */
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws InterruptedException {
        for (Backend backend : Backend.values()) {
            try (TestStore store = backend.open()) {
                WritesBenchmark bench = new WritesBenchmark(store.tx());
                store.tx().execute(handle -> handle.execute("CREATE TABLE bench_row (id text PRIMARY KEY, body text)"));
                bench.round(4, Duration.ofSeconds(2));
                for (int clients : CLIENTS) {
                    System.out.println(backend + ", " + clients + " clients: " + bench.round(clients, EACH));
                }
            }
        }
        System.exit(0);
    }

    private String round(int clients, Duration length) throws InterruptedException {
        double rows = perSecond(clients, length, this::commitRow);
        double writes = perSecond(clients, length, this::write);
        return "%,.0f rows/s, %,.0f writes/s, %.2fx (three commits each)".formatted(rows, writes, writes / rows);
    }

    private void commitRow(long number) {
        String id = ids.next();
        tx.execute(handle -> handle.execute("INSERT INTO bench_row (id, body) VALUES (?, ?)", id, ROW));
    }

    private void write(long number) {
        String key = ids.next();
        byte[] body =
                ("{\"account_id\":\"1234567890\",\"size\":" + number % 1000 + "}").getBytes(StandardCharsets.US_ASCII);
        ToolRequest request = new ToolRequest(null, new Arguments(body, 0, body.length));
        Answer answer = pipeline.execute(new ToolCall(
                Callers.ALL, Objects.requireNonNull(things.find("create_thing")), request, origins.of("request", key)));
        if (answer.error().isPresent()) {
            throw new IllegalStateException(answer.error().get().message());
        }
    }

    private static double perSecond(int clients, Duration length, LongConsumer work) throws InterruptedException {
        LongAdder done = new LongAdder();
        long end = System.nanoTime() + length.toNanos();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < clients; i++) {
            Thread thread = new Thread(() -> {
                for (long n = 0; System.nanoTime() < end; n++) {
                    work.accept(n);
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
