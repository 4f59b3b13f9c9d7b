package dev.adtools.server.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Asks a running service for as much as it can do, and then for four times that, whether it answers or not: {@code URL TOKEN
 * BODY CLIENTS SECONDS}.
 */
public final class Overload {

    private static final int FACTOR = 4;
    private static final int MOST_OPEN = 2_000;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final HttpRequest request;

    private Overload(String url, String token, String body) {
        request = HttpRequest.newBuilder(URI.create(url))
                .timeout(Duration.ofSeconds(30))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
    }

    /** Runs both loads and prints a line for each. */
    public static void main(String[] arguments) throws Exception {
        Overload load = new Overload(arguments[0], arguments[1], arguments[2]);
        int clients = Integer.parseInt(arguments[3]);
        int seconds = Integer.parseInt(arguments[4]);
        load.asMuchAsItCan(clients, seconds);
        System.out.printf(
                "%-9s %10s %11s %10s %8s %9s %9s%n",
                "load", "offered/s", "accepted/s", "refused/s", "other", "p50 ms", "p99 ms");
        Answers full = load.asMuchAsItCan(clients, seconds);
        full.print("1x", seconds);
        load.atRate(FACTOR * full.accepted() / seconds, seconds).print(FACTOR + "x", seconds);
    }

    /** Lets so many clients ask one request after the other. */
    private Answers asMuchAsItCan(int clients, int seconds) throws InterruptedException {
        Answers answers = new Answers();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        CountDownLatch done = new CountDownLatch(clients);
        for (int i = 0; i < clients; i++) {
            new Thread(() -> {
                        while (System.nanoTime() < end) {
                            answers.add(client.sendAsync(request, BodyHandlers.ofByteArray()), () -> {})
                                    .join();
                        }
                        done.countDown();
                    })
                    .start();
        }
        done.await();
        return answers;
    }

    /** Asks at a rate, and does not wait for answers: who is slow to answer is asked as often. */
    private Answers atRate(long perSecond, int seconds) throws InterruptedException {
        Answers answers = new Answers();
        Semaphore open = new Semaphore(MOST_OPEN);
        CompletableFuture<Void> last = CompletableFuture.completedFuture(null);
        long start = System.nanoTime();
        long all = perSecond * seconds;
        for (long i = 0; i < all; i++) {
            long due = start + (long) (i * 1e9 / perSecond);
            while (System.nanoTime() < due) {
                LockSupport.parkNanos(due - System.nanoTime());
            }
            if (open.tryAcquire()) {
                last = answers.add(client.sendAsync(request, BodyHandlers.ofByteArray()), open::release);
            }
        }
        last.join();
        open.acquire(MOST_OPEN);
        return answers;
    }
}
