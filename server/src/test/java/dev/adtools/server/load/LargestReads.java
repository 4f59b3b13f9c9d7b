package dev.adtools.server.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpResponse.BodySubscribers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.Year;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Asks a running service for the largest answers that it gives, by many clients at once, and meanwhile sets and clears a halt
 * and asks for its health: {@code URL ADMIN-URL TOKEN CLIENTS SECONDS}. The clients share five tokens, so that the places of
 * none are too few, read what the service has kept itself too, and wait a second where they are told to. Fails when a halt or
 * the health takes more than a second or does not succeed, or when too few large answers were given.
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

    // Given, too large, no place or memory, too late.
    private static final Set<Integer> EXPECTED = Set.of(200, 422, 503, 504);
    private static final int TOKENS = 5;
    private static final int WARM_UP = 5;
    // Of what one client alone is given.
    private static final double LEAST_GIVEN = 1.0 / 2;
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    // What the steps of a workflow answer is kept up to 64 KiB.
    private static final String STEP = "{\"tool\":\"" + ALPHA + "\",\"arguments\":{\"limit\":60,"
            + READS.get(0).getValue() + "}}";
    private static final Pattern RESULT_BYTES = Pattern.compile("\"result_bytes\":([0-9]+)");

    private final List<String> tokens = new ArrayList<>();
    private final List<Map.Entry<String, String>> reads = new ArrayList<>();
    private final Map<Integer, LongAdder> statuses = new ConcurrentSkipListMap<>();
    private final String url;
    private final String adminUrl;
    private final String token;
    private double aloneEachSecond;
    private volatile boolean failed;

    private LargestReads(String url, String adminUrl, String token) {
        this.url = url;
        this.adminUrl = adminUrl;
        this.token = token;
    }

    /** Runs the load, prints how often each status came, and exits with 1 when something failed. */
    public static void main(String[] arguments) throws Exception {
        LargestReads load = new LargestReads(arguments[0], arguments[1], arguments[2]);
        load.prepare();
        load.run(Integer.parseInt(arguments[3]), Integer.parseInt(arguments[4]));
        System.exit(load.failed ? 1 : 0);
    }

    /** Mints the tokens, and has the service keep a large result and a large workflow. */
    private void prepare() throws Exception {
        for (int i = 0; i < TOKENS; i++) {
            String minted = post(
                    "/api/v1/tokens",
                    "{\"name\":\"load " + i + "\",\"principal\":\"operator\",\"scopes\":[\"tools:read\"]}");
            tokens.add(found("\"token\":\"([^\"]+)\"", minted));
        }
        List<String> tasks = new ArrayList<>();
        for (Map.Entry<String, String> read : READS) {
            Instant soon = Instant.now().plusSeconds(5).truncatedTo(ChronoUnit.SECONDS);
            tasks.add(found(
                    "(st_[0-9a-z]{26})",
                    call(
                            "create_scheduled_task",
                            "{\"name\":\"load\",\"tool\":\"" + read.getKey() + "\",\"at\":\"" + soon
                                    + "\",\"arguments\":" + arguments(read) + "}")));
        }
        String largest = "";
        long most = 0;
        for (String task : tasks) {
            String arguments = "\"task_id\":\"" + task + "\"";
            String ended = await("get_scheduled_task_runs", arguments, "\"status\":\"(succeeded|failed)\"");
            Matcher bytes = RESULT_BYTES.matcher(ended);
            if (ended.contains("\"result_kept\":true") && bytes.find() && Long.parseLong(bytes.group(1)) > most) {
                most = Long.parseLong(bytes.group(1));
                largest = arguments + ",\"include_results\":true";
            }
        }
        String steps = String.join(",", Collections.nCopies(20, STEP));
        String workflow = "\"workflow_id\":\""
                + found("(wf_[0-9a-z]{26})", call("start_workflow", "{\"steps\":[" + steps + "]}")) + "\"";
        String done = await("get_workflow", workflow, "\"status\":\"(succeeded|failed)\",\"step\"");
        System.out.println("kept: a result of " + most + " bytes, a workflow of " + done.length());
        reads.addAll(READS);
        reads.add(Map.entry("get_scheduled_task_runs", largest));
        reads.add(Map.entry("get_workflow", workflow));
        // As a service that has run for a while would.
        HttpClient alone = client();
        for (int round = 0; round < WARM_UP; round++) {
            aloneEachSecond = round(alone);
            prompt().forEach(request -> send(alone, request));
        }
    }

    /** Makes each read once and returns how many answers a second were given. */
    private double round(HttpClient client) {
        long begun = System.nanoTime();
        int given = 0;
        for (int i = 0; i < reads.size(); i++) {
            given += send(client, largest(i, tokens.get(i % TOKENS))) == 200 ? 1 : 0;
        }
        return given * 1e9 / (System.nanoTime() - begun);
    }

    private HttpRequest largest(int number, String bearer) {
        Map.Entry<String, String> read = reads.get(number % reads.size());
        String arguments = READS.contains(read) ? arguments(read) : "{" + read.getValue() + "}";
        return request(url + "/api/v1/tools/" + read.getKey() + "/execute", bearer)
                .POST(BodyPublishers.ofString("{\"arguments\":" + arguments + "}"))
                .build();
    }

    private String await(String tool, String arguments, String end) throws Exception {
        long until = System.nanoTime() + PATIENCE.toNanos();
        String answer = call(tool, "{" + arguments + "}");
        while (!Pattern.compile(end).matcher(answer).find()) {
            if (System.nanoTime() > until) {
                throw new IllegalStateException("it never ended: " + answer);
            }
            Thread.sleep(500);
            answer = call(tool, "{" + arguments + "}");
        }
        return answer;
    }

    private String call(String tool, String arguments) throws Exception {
        return post("/api/v1/tools/" + tool + "/execute", "{\"arguments\":" + arguments + "}");
    }

    private String post(String path, String body) throws Exception {
        HttpRequest request =
                request(url + path, token).POST(BodyPublishers.ofString(body)).build();
        HttpResponse<String> answer = client().send(request, BodyHandlers.ofString());
        if (answer.statusCode() / 100 != 2) {
            throw new IllegalStateException(path + " answered " + answer.body());
        }
        return answer.body();
    }

    private static String found(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("no " + pattern + " in " + text);
        }
        return matcher.group(1);
    }

    private static String arguments(Map.Entry<String, String> read) {
        return "{\"limit\":10000,"
                + read.getValue().formatted(Year.now(ZoneOffset.UTC).getValue()) + "}";
    }

    private void run(int clients, int seconds) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        CountDownLatch done = new CountDownLatch(clients + 2);
        HttpClient readers = client();
        for (int i = 0; i < clients; i++) {
            int first = i;
            start(done, () -> read(readers, first, end));
        }
        List<HttpRequest> prompt = prompt();
        start(done, () -> watch("a halt", prompt.subList(0, 2), end));
        start(done, () -> watch("health", prompt.subList(2, 3), end));
        done.await();
        System.out.println("answers by status: " + statuses);
        double eachSecond = statuses.getOrDefault(200, new LongAdder()).sum() / (double) seconds;
        System.out.printf(
                "given each second: %.1f, to one client alone %.1f, ratio %.2f%n",
                eachSecond, aloneEachSecond, eachSecond / aloneEachSecond);
        if (eachSecond < LEAST_GIVEN * aloneEachSecond) {
            fail("too few large answers were given");
        }
    }

    /** Returns the requests that set a halt, clear it, and ask for the health. */
    private List<HttpRequest> prompt() {
        String halt = url + "/api/v1/halts/beta:act_1700100004";
        return List.of(
                request(halt, token)
                        .PUT(BodyPublishers.ofString("{\"reason\":\"load\"}"))
                        .build(),
                request(halt, token).header("Adtools-Reason", "over").DELETE().build(),
                request(adminUrl + "/healthcheck", token).build());
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
            int status = send(client, largest(i, tokens.get(first % TOKENS)));
            statuses.computeIfAbsent(status, seen -> new LongAdder()).increment();
            if (status == 503) {
                LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
            }
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
                    fail("%s answered %d after %d ms, %d s before the end"
                            .formatted(
                                    what,
                                    status,
                                    TimeUnit.NANOSECONDS.toMillis(took),
                                    TimeUnit.NANOSECONDS.toSeconds(end - begun)));
                }
            }
        }
        System.out.println(what + ": " + count + " times, at most " + TimeUnit.NANOSECONDS.toMillis(longest) + " ms");
    }

    private static HttpRequest.Builder request(String address, String token) {
        return HttpRequest.newBuilder(URI.create(address))
                .timeout(Duration.ofSeconds(60))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json");
    }

    private static int send(HttpClient client, HttpRequest request) {
        try {
            HttpResponse<String> answer =
                    client.sendAsync(request, LargestReads::kept).join();
            if (!EXPECTED.contains(answer.statusCode())) {
                System.out.println(request.uri() + " answered " + answer.statusCode() + ": " + answer.body());
            }
            return answer.statusCode();
        } catch (RuntimeException broken) {
            System.out.println(request.uri() + " was not answered: " + broken.getMessage());
            return 0;
        }
    }

    private static BodySubscriber<String> kept(HttpResponse.ResponseInfo answer) {
        return EXPECTED.contains(answer.statusCode())
                ? BodySubscribers.replacing("")
                : BodySubscribers.ofString(StandardCharsets.UTF_8);
    }

    private void fail(String why) {
        failed = true;
        System.out.println("FAILED: " + why);
    }
}
