package dev.adtools.server.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/**
 * Asks a running service for the largest answers that it gives, by many clients at once, and meanwhile sets and clears a halt
 * and asks for its health: {@code URL ADMIN-URL TOKEN CLIENTS SECONDS}. Fails when one of these takes more than a second or
 * does not succeed, or when no large answer was given.
 */
public final class LargestReads {

    private static final Duration PROMPT = Duration.ofSeconds(1);
    private static final String ALPHA = "get_alpha_campaign_performance";
    private static final String WHOLE_YEAR = "\"date_range\":{\"since\":\"%1$s-01-01\",\"until\":\"%1$s-12-31\"}";
    private static final List<Map.Entry<String, String>> READS = List.of(
            Map.entry(
                    ALPHA,
                    "\"account_id\":\"1002003001\",\"level\":\"keyword\",\"daily\":true,\"date_range\":\"last_90d\""),
            Map.entry(
                    ALPHA,
                    "\"account_id\":\"1002003001\",\"level\":\"campaign\",\"daily\":true,\"breakdown\":\"hour\",\"date_range\":\"last_30d\""),
            Map.entry("get_alpha_search_terms", "\"account_id\":\"1002003001\",\"date_range\":\"last_90d\""),
            Map.entry(
                    ALPHA,
                    "\"account_id\":\"1002003001\",\"level\":\"ad_group\",\"daily\":true,\"breakdown\":\"hour\","
                            + WHOLE_YEAR),
            Map.entry(
                    "get_beta_campaign_performance",
                    "\"account_id\":\"act_1700100001\",\"level\":\"ad\",\"daily\":true,\"breakdown\":\"country\",\"date_range\":\"last_90d\""));

    private final Map<Integer, LongAdder> statuses = new ConcurrentSkipListMap<>();
    private final String url;
    private final String adminUrl;
    private final String token;
    private volatile boolean failed;

    private LargestReads(String url, String adminUrl, String token) {
        this.url = url;
        this.adminUrl = adminUrl;
        this.token = token;
    }

    /** Runs the load, prints how often each status came, and exits with 1 when something failed. */
    public static void main(String[] arguments) throws Exception {
        LargestReads load = new LargestReads(arguments[0], arguments[1], arguments[2]);
        load.run(Integer.parseInt(arguments[3]), Integer.parseInt(arguments[4]));
        System.exit(load.failed ? 1 : 0);
    }

    private void run(int clients, int seconds) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        CountDownLatch done = new CountDownLatch(clients + 2);
        HttpClient readers = client();
        for (int i = 0; i < clients; i++) {
            int first = i;
            start(done, () -> read(readers, first, end));
        }
        HttpRequest halt = request(url + "/api/v1/halts/beta:act_1700100009")
                .PUT(BodyPublishers.ofString("{\"reason\":\"load\"}"))
                .build();
        HttpRequest clear =
                request(url + "/api/v1/halts/beta:act_1700100009").DELETE().build();
        HttpRequest health = request(adminUrl + "/healthcheck").build();
        start(done, () -> watch("a halt", List.of(halt, clear), end));
        start(done, () -> watch("health", List.of(health), end));
        done.await();
        System.out.println("answers by status: " + statuses);
        if (statuses.getOrDefault(200, new LongAdder()).sum() == 0) {
            fail("no large answer was given");
        }
    }

    private static HttpClient client() {
        return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    }

    private static void start(CountDownLatch done, Runnable work) {
        new Thread(() -> {
                    work.run();
                    done.countDown();
                })
                .start();
    }

    private void read(HttpClient client, int first, long end) {
        for (int i = first; System.nanoTime() < end; i++) {
            Map.Entry<String, String> read = READS.get(i % READS.size());
            HttpRequest request = request(url + "/api/v1/tools/" + read.getKey() + "/execute")
                    .POST(BodyPublishers.ofString("{\"arguments\":{\"limit\":10000,"
                            + String.format(
                                    read.getValue(), Year.now(ZoneOffset.UTC).getValue()) + "}}"))
                    .build();
            statuses.computeIfAbsent(send(client, request), status -> new LongAdder())
                    .increment();
        }
    }

    private void watch(String what, List<HttpRequest> requests, long end) {
        // Of its own: a connection of the readers may have been idle for so long that the service closes it just now.
        HttpClient client = client();
        long longest = 0;
        int count = 0;
        while (System.nanoTime() < end) {
            for (HttpRequest request : requests) {
                long begun = System.nanoTime();
                int status = send(client, request);
                long took = System.nanoTime() - begun;
                longest = Math.max(longest, took);
                count++;
                if (status != 200 || took > PROMPT.toNanos()) {
                    fail(what + " answered " + status + " after " + TimeUnit.NANOSECONDS.toMillis(took) + " ms");
                }
            }
        }
        System.out.println(what + ": " + count + " times, at most " + TimeUnit.NANOSECONDS.toMillis(longest) + " ms");
    }

    private HttpRequest.Builder request(String address) {
        return HttpRequest.newBuilder(URI.create(address))
                .timeout(Duration.ofSeconds(60))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json");
    }

    private static int send(HttpClient client, HttpRequest request) {
        try {
            return client.sendAsync(request, BodyHandlers.discarding()).join().statusCode();
        } catch (RuntimeException broken) {
            return 0;
        }
    }

    private void fail(String why) {
        failed = true;
        System.out.println("FAILED: " + why);
    }
}
