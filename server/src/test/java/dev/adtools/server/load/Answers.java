package dev.adtools.server.load;

import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Counts answers, and keeps how long the accepted ones took. */
final class Answers {

    private static final int ACCEPTED = 200;
    private static final int OVERLOADED = 503;
    private static final double MILLIS = 1e6;

    private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();
    private final AtomicLong offered = new AtomicLong();
    private final AtomicLong accepted = new AtomicLong();
    private final AtomicLong refused = new AtomicLong();
    private final AtomicLong other = new AtomicLong();

    /** Counts an answer when it comes, and then does something more. */
    CompletableFuture<Void> add(CompletableFuture<HttpResponse<byte[]>> answer, Runnable then) {
        long start = System.nanoTime();
        offered.incrementAndGet();
        return answer.handle((response, failure) -> response).thenAccept(response -> {
            count(response, System.nanoTime() - start);
            then.run();
        });
    }

    private void count(@Nullable HttpResponse<byte[]> response, long took) {
        int status = response == null ? 0 : response.statusCode();
        if (status == ACCEPTED) {
            accepted.incrementAndGet();
            nanos.add(took);
        } else {
            (status == OVERLOADED ? refused : other).incrementAndGet();
        }
    }

    long accepted() {
        return accepted.get();
    }

    void print(String load, int seconds) {
        double[] sorted = nanos.stream().mapToDouble(took -> took / MILLIS).toArray();
        Arrays.sort(sorted);
        System.out.printf(
                "%-9s %10d %11d %10d %8d %9.1f %9.1f%n",
                load,
                offered.get() / seconds,
                accepted.get() / seconds,
                refused.get() / seconds,
                other.get(),
                at(sorted, 0.5),
                at(sorted, 0.99));
    }

    private static double at(double[] sorted, double part) {
        return sorted.length == 0 ? Double.NaN : sorted[(int) (part * (sorted.length - 1))];
    }
}
