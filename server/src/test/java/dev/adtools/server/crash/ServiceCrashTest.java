package dev.adtools.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Ledgers;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The whole service, killed while it creates campaigns on a platform that is played in this process, every second time while
 * it waits for the platform's answer: no campaign is sent for twice, and the trail, the operations, the count of the day and what it holds of the day's money agree on each. {@code
 * -Dservice.kills} says how often.
 */
@Timeout(3600)
class ServiceCrashTest {

    private static final int KILLS = Depth.of("service.kills", 1, 2);
    private static final long SEED = Seed.drawn("kills of the whole service");
    private static final int KEYS = 6;
    private static final long BUDGET = 1_000_000;
    private static final Pattern NAME = Pattern.compile("\"name\":\"(crash-[0-9-]+)\"");
    private static final String CAPS = """

            spend:
              caps:
                - {platform: alpha, account: '1002003001', currency: USD, perCall: '100', perDay: '1000000'}
            """;

    @TempDir
    private Path folder;

    private final Random random = new Random(SEED);
    private final Map<String, String> answers = new ConcurrentHashMap<>();
    private final Set<String> acknowledged = ConcurrentHashMap.newKeySet();
    private final List<String> contradictions = new ArrayList<>();
    private final List<String> keys = new ArrayList<>();

    // The same is killed on both databases, and each kill takes a start.
    static Stream<Backend> backends() {
        return Depth.isDeep() ? Stream.of(Backend.values()) : Stream.of(Backend.SQLITE);
    }

    @ParameterizedTest
    @MethodSource("backends")
    void sendsForEachCampaignOnceHoweverOftenItIsKilled(Backend backend) throws Exception {
        try (TestStore store = backend.open();
                LiveVendor vendor = new LiveVendor()) {
            Map<String, String> environment = environment(store, backend, vendor);
            RepeatedNames platform = new RepeatedNames(vendor, NAME);
            vendor.behave(platform);
            for (int kill = 0; kill < KILLS; kill++) {
                ServiceProcess service = ServiceProcess.start(config(), environment);
                for (int i = 0; i < KEYS; i++) {
                    keys.add("crash-" + kill + "-" + i);
                }
                CountDownLatch applied = new CountDownLatch(1);
                CountDownLatch dead = new CountDownLatch(1);
                boolean inTheMiddle = kill % 2 == 0;
                if (inTheMiddle) {
                    vendor.behave(request -> answer(platform, request, applied, dead));
                }
                ExecutorService clients = ask(service, open());
                if (inTheMiddle) {
                    applied.await();
                } else {
                    Thread.sleep(random.nextInt(900));
                }
                service.kill();
                dead.countDown();
                vendor.behave(platform);
                clients.shutdownNow();
                clients.awaitTermination(1, TimeUnit.MINUTES);
                assertThat(!inTheMiddle
                                || !answers.keySet().containsAll(sent(vendor).keySet()))
                        .as("a write has no answer, seed %s", SEED)
                        .isTrue();
                isCounted(store, backend, vendor);
                passTime(store, backend);
            }
            keys.add("crash-" + KILLS + "-0");
            ServiceProcess last = ServiceProcess.start(config(), environment);
            askUntilOver(last);
            finish(ask(last, keys));
            Service service = new Service(last.port());
            JsonNode verified =
                    Service.json(service.send(service.request(ServiceProcess.TOKEN, "/api/v1/audit/verify")));
            last.end();

            Map<String, Long> sent = sent(vendor);
            report(backend, sent);
            assertThat(contradictions).as("seed %s", SEED).isEmpty();
            assertThat(sent.values()).as("seed %s", SEED).allMatch(times -> times == 1);
            answers.forEach((key, answer) -> assertThat(sent.containsKey(key) || !answer.startsWith("200"))
                    .as("%s was acknowledged, seed %s", key, SEED)
                    .isTrue());
            assertThat(answers.keySet()).containsAll(keys);
            assertThat(verified.get("findings")).as("seed %s", SEED).isEmpty();
            assertThat(verified.get("ok").booleanValue()).isTrue();
            isAccountedFor(Ledgers.of(address(store, backend)));
            isCounted(store, backend, vendor);
        }
    }

    // Applies what was sent, and does not answer before the service is dead.
    private static WireAnswer answer(
            RepeatedNames platform, WireRequest request, CountDownLatch applied, CountDownLatch dead) {
        WireAnswer answer = platform.apply(request);
        if (LiveVendor.isWrite(request)) {
            applied.countDown();
            try {
                dead.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        return answer;
    }

    // What was sent for is read first: only that must be counted by now.
    private void isCounted(TestStore store, Backend backend, LiveVendor vendor) {
        Set<String> applied = sent(vendor).keySet();
        SpendRecords kept =
                SpendRecords.of(address(store, backend) + (backend == Backend.SQLITE ? "?open_mode=1" : ""));
        assertThat(kept.contradictions()).as("seed %s", SEED).isEmpty();
        // Paused campaigns count by number alone.
        assertThat(kept.otherThan(keys, key -> 0)).as("seed %s", SEED).isEmpty();
        assertThat(kept.uncounted(applied)).as("seed %s", SEED).isEmpty();
        Set<String> done = keys.stream()
                .filter(key -> answers.getOrDefault(key, "").startsWith("200"))
                .collect(Collectors.toUnmodifiableSet());
        assertThat(kept.unsettled(done, Set.of())).as("seed %s", SEED).isEmpty();
    }

    private void isAccountedFor(Ledgers kept) {
        assertThat(kept.contradictions(
                        sent -> "principal:" + sent.at("/actor/principal").textValue()))
                .as("seed %s", SEED)
                .isEmpty();
        assertThat(acknowledged).as("seed %s", SEED).isNotEmpty();
        for (String operation : acknowledged) {
            assertThat(kept.operations("write.sent")).as("seed %s", SEED).contains(operation);
            assertThat(kept.ending(operation))
                    .as("%s, seed %s", operation, SEED)
                    .isEqualTo("SUCCEEDED");
        }
        assertThat(kept.days()).containsOnlyKeys("principal:operator");
        assertThat(kept.days().get("principal:operator")).isGreaterThanOrEqualTo(acknowledged.size());
    }

    private String address(TestStore store, Backend backend) {
        return backend == Backend.POSTGRESQL
                ? store.settings().url()
                : "jdbc:sqlite:" + folder.resolve("data-" + backend).resolve("adtools.db");
    }

    // What dead processes held is given back by the next look at the leases, up to ten seconds later.
    private void askUntilOver(ServiceProcess process) throws InterruptedException {
        for (int attempt = 0; attempt < 60 && !open().isEmpty(); attempt++) {
            finish(ask(process, open()));
            TimeUnit.MILLISECONDS.sleep(500);
        }
    }

    private static void finish(ExecutorService clients) throws InterruptedException {
        clients.shutdown();
        clients.awaitTermination(5, TimeUnit.MINUTES);
    }

    private Map<String, String> environment(TestStore store, Backend backend, LiveVendor vendor) {
        Map<String, String> environment = new HashMap<>();
        environment.put("ADTOOLS_DATA_DIR", folder.resolve("data-" + backend).toString());
        if (backend == Backend.POSTGRESQL) {
            environment.put("ADTOOLS_DATABASE_URL", store.settings().url());
            environment.put("ADTOOLS_DATABASE_USER", "postgres");
        }
        environment.put("ADTOOLS_ALPHA_MODE", "live");
        environment.put("ADTOOLS_ALPHA_BASE_URL", vendor.url().toString());
        environment.put(
                "ADTOOLS_ALPHA_CREDENTIALS_FILE",
                vendor.tokens().authorizedUser(folder, vendor.tokenUri()).toString());
        return environment;
    }

    private Path config() throws IOException {
        Path shipped = Files.exists(Path.of("../config.yml")) ? Path.of("../config.yml") : Path.of("config.yml");
        Path config = folder.resolve("config.yml");
        String text = Files.readString(shipped, StandardCharsets.UTF_8)
                .replaceAll("(?m)^spend:\\n( .*\\n|\\n)*", "")
                .replace("writesPerDay: 1000\n", "writesPerDay: 1000000000\n");
        return Files.writeString(config, text + CAPS);
    }

    private List<String> open() {
        return keys.stream().filter(key -> !answers.containsKey(key)).toList();
    }

    private ExecutorService ask(ServiceProcess process, List<String> wanted) {
        ExecutorService clients = Executors.newFixedThreadPool(KEYS);
        Service service = new Service(process.port());
        wanted.forEach(key -> clients.execute(() -> create(service, key)));
        return clients;
    }

    private void create(Service service, String key) {
        String body = "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"" + key + "\",\"budget_micros\":"
                + BUDGET + ","
                + "\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\",\"login_customer_id\":\"1002003000\"}}";
        try {
            HttpResponse<byte[]> response = service.send(service.post(
                            ServiceProcess.TOKEN, "create_alpha_app_campaign", body.getBytes(StandardCharsets.UTF_8))
                    .header("Idempotency-Key", key));
            take(key, response.statusCode(), Service.json(response));
            if (response.statusCode() == 200) {
                acknowledged.add(response.headers().firstValue("Operation-Id").orElseThrow());
            }
        } catch (IllegalStateException killed) {
            // The answer was lost with the process; the same key asks again.
            return;
        }
    }

    private synchronized void take(String key, int status, JsonNode body) {
        String code = status == 200 ? "" : body.at("/error/code").textValue();
        if (status == 200 || code.equals("OUTCOME_UNKNOWN")) {
            String answer = status + " " + body.at("/data/result/campaign_id").asText(code);
            String before = answers.put(key, answer);
            if (before != null && before.startsWith("200") && !before.equals(answer)) {
                contradictions.add(key + " answered " + before + ", then " + answer);
            }
        }
    }

    // What a dead process holds is taken from it when its lease runs out; what it noted is put in a chain when it has
    // been silent for a minute. The test does not wait for that.
    private static void passTime(TestStore store, Backend backend) {
        if (backend == Backend.POSTGRESQL) {
            store.tx().execute(handle -> {
                handle.execute("UPDATE operation SET lease_until = 0 WHERE lease_until > 0");
                handle.execute("UPDATE audit_draft SET noted_at = 0");
            });
        }
    }

    private static Map<String, Long> sent(LiveVendor vendor) {
        return vendor.writes().stream()
                .map(request -> NAME.matcher(request.body()))
                .filter(Matcher::find)
                .map(name -> name.group(1))
                .collect(Collectors.groupingBy(name -> name, Collectors.counting()));
    }

    @SuppressWarnings("SystemOut")
    private void report(Backend backend, Map<String, Long> sent) {
        long unknown = answers.values().stream()
                .filter(answer -> !answer.startsWith("200"))
                .count();
        System.out.println("whole service on " + backend + ": seed=" + SEED + ", kills=" + KILLS + ", keys="
                + keys.size() + ", sent=" + sent.size() + ", unknown=" + unknown);
    }
}
