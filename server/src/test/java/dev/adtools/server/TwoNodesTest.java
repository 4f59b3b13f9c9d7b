package dev.adtools.server;

import static io.dropwizard.testing.ConfigOverride.config;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import dev.adtools.server.fixtures.WaitGauge;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** One token and one principal on two nodes of the whole service at once, over a PostgreSQL. */
class TwoNodesTest {

    private static final int CLIENTS = 4;
    private static final int READS = 300;
    private static final int WRITES_A_DAY = 25;

    private static final SettableMeter TIME = new SettableMeter();
    private static final List<TestService> NODES = new ArrayList<>();

    @BeforeAll
    static void start() throws Exception {
        ItDatabase database = ItDatabase.onPostgresql();
        for (int node = 0; node < 2; node++) {
            TestService service = TestService.withQuotas(
                    database,
                    TIME,
                    config("quotas.requestsPerMinute", "1000000"),
                    config("quotas.writesPerMinute", "1000000"),
                    config("quotas.writesPerDay", String.valueOf(WRITES_A_DAY)));
            service.before();
            NODES.add(service);
        }
    }

    @AfterAll
    static void stop() {
        // What the second found of system properties, the first had set.
        for (int node = NODES.size() - 1; node >= 0; node--) {
            NODES.get(node).after();
        }
    }

    @Test
    void neverLetMoreWritesGoThanTheDayHas() throws Exception {
        int applied = NODES.stream().mapToInt(node -> node.things().applied()).sum();

        int granted = atOnce(
                20,
                call -> Service.of(call.node())
                        .execute(
                                "create_thing",
                                "{\"arguments\":{\"behaviour\":\"write" + call.client() + "_" + call.number() + "\"}}")
                        .statusCode());

        assertThat(granted).isEqualTo(WRITES_A_DAY);
        assertThat(NODES.stream().mapToInt(node -> node.things().applied()).sum())
                .isEqualTo(applied + WRITES_A_DAY);
    }

    @Test
    void answerAWaitAtOneForADecisionAtTheOther() {
        Service here = Service.of(NODES.get(0));
        Service there = Service.of(NODES.get(1));
        here.execute("other", "stage_thing", "{}");
        JsonNode action = Service.json(
                        here.send(here.request("other", "/api/v1/pending-actions?tool=stage_thing&limit=1")))
                .at("/rows/0");
        String path = "/api/v1/pending-actions/" + action.get("id").textValue();
        CompletableFuture<HttpResponse<byte[]>> wait = CompletableFuture.supplyAsync(
                () -> there.send(there.request("other", path).header("Prefer", "wait=30")),
                task -> new Thread(task).start());
        new WaitGauge(NODES.get(1)).await(1);

        here.send(here.request("all", path + "/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"payload_hash\":" + action.get("payload_hash") + "}")));

        assertThat(Service.json(wait.join()).get("status").textValue()).isEqualTo("APPROVED");
    }

    @Test
    void readLittleMoreThanTheRateAllows() throws Exception {
        int granted = atOnce(
                60, call -> Service.of(call.node()).execute("get_things", "{}").statusCode());

        int bound = NODES.size() * READS / 50;
        System.out.printf(
                "two nodes let %d reads of %d pass, %d too many; the bound is %d%n",
                granted, READS, granted - READS, bound);
        assertThat(granted).isBetween(READS, READS + bound);
    }

    /** Lets many clients call both nodes so many times each, and returns how many calls were granted. */
    private static int atOnce(int calls, ToIntFunction<Call> status) throws Exception {
        CountDownLatch start = new CountDownLatch(1);
        ExecutorService clients = Executors.newFixedThreadPool(2 * CLIENTS);
        List<Future<Integer>> asked = new ArrayList<>();
        for (int client = 0; client < 2 * CLIENTS; client++) {
            TestService node = NODES.get(client % 2);
            int id = client;
            asked.add(clients.submit(() -> {
                start.await();
                int granted = 0;
                for (int number = 0; number < calls; number++) {
                    granted += status.applyAsInt(new Call(node, id, number)) == 200 ? 1 : 0;
                }
                return granted;
            }));
        }
        start.countDown();
        int granted = 0;
        for (Future<Integer> client : asked) {
            granted += client.get();
        }
        clients.shutdown();
        return granted;
    }

    private record Call(TestService node, int client, int number) {}
}
