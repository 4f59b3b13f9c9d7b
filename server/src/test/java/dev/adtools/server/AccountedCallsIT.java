package dev.adtools.server;

import static io.dropwizard.testing.ConfigOverride.config;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.RandomCalls.Asked;
import dev.adtools.server.call.Caller;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Ledgers;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import io.dropwizard.testing.ConfigOverride;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random calls of many tokens at once: the trail, the operations and the counts of the day agree with what the callers were
 * answered. {@code -Daccounted.calls} says how many, {@code -Dseed} which.
 */
@Tag("stores")
class AccountedCallsIT {

    private static final int CALLS = Depth.of("accounted.calls", 150, 400);
    private static final long SEED = Seed.drawn("accounted calls");
    private static final List<String> TOKENS = List.of("all", "account", "reader", RandomCalls.THROTTLED);
    private static final String MANY = "1000000000";

    private final ItDatabase database = new ItDatabase();
    // The throttled token gets what is here and no more, because its time stands still.
    private final TestService app = TestService.withProductToolsAndQuotas(
            database,
            new SettableMeter(),
            of("requestsPerMinute", MANY),
            of("readsPerMinute", MANY),
            of("validationsPerMinute", MANY),
            of("writesPerMinute", MANY),
            of("writesPerDay", MANY),
            of("tokens.tok3.requestsPerMinute", part(80)),
            of("tokens.tok3.readsPerMinute", part(25)),
            of("tokens.tok3.writesPerMinute", part(25)),
            of("tokens.tok3.writesPerDay", part(10)));

    private List<RandomCalls> clients = List.of();
    private List<Asked> asked = List.of();

    private static ConfigOverride of(String quota, String value) {
        return config("quotas." + quota, value);
    }

    private static String part(int percent) {
        return Integer.toString(CALLS / TOKENS.size() * percent / 100);
    }

    @BeforeEach
    void start() throws Exception {
        app.before();
    }

    @AfterEach
    void stop() {
        app.after();
    }

    @Test
    @SuppressWarnings("SystemOut")
    void tellsOfEveryCallAndOfWhatCameOfIt() throws Exception {
        System.out.println("accounted calls: seed=" + SEED + ", calls=" + CALLS);
        Service service = Service.of(app);

        callAtOnce(service);
        JsonNode report = Service.json(service.send(service.request("all", "/api/v1/audit/verify")));
        app.end();
        Ledgers kept =
                Ledgers.of(database.address(app.getConfiguration().store().dataDirectory()));

        assertThat(asked.stream().filter(one -> !one.isAsTheModelSays()).map(Asked::told))
                .as("seed %s", SEED)
                .isEmpty();
        assertThat(report.get("findings")).isEmpty();
        assertThat(report.get("ok").booleanValue()).isTrue();
        assertThat(calls(kept)).as("seed %s", SEED).containsExactlyInAnyOrderElementsOf(expectedCalls());
        assertThat(kept.contradictions(AccountedCallsIT::subject))
                .as("seed %s", SEED)
                .isEmpty();
        assertThat(kept.days()).as("seed %s", SEED).isEqualTo(expectedDays());
        assertThat(kept.operations("write.sent"))
                .as("seed %s", SEED)
                .hasSize(app.things().applied());
        tellsOfWhatWasRefusedAtTheDoor(kept);
        tellsOfApprovals(kept);
    }

    private void callAtOnce(Service service) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(TOKENS.size());
        clients = TOKENS.stream()
                .map(token -> new RandomCalls(service, token, SEED))
                .toList();
        List<Future<?>> running = new ArrayList<>();
        clients.forEach(client -> running.add(threads.submit(() -> client.run(CALLS / TOKENS.size()))));
        for (Future<?> one : running) {
            one.get();
        }
        threads.shutdown();
        asked = clients.stream().flatMap(client -> client.asked().stream()).toList();
    }

    private List<String> expectedCalls() {
        return asked.stream()
                .filter(one -> !one.wasRefusedAtTheDoor())
                .map(one -> String.join(
                        " ",
                        one.id(),
                        caller(one).principal(),
                        caller(one).tokenId(),
                        one.tool(),
                        one.code(),
                        Integer.toString(one.answer().statusCode()),
                        one.operation()))
                .toList();
    }

    // What the service runs for a caller it records as its own, and names the workflow.
    private static List<String> calls(Ledgers kept) {
        return kept.trail("call").stream()
                .filter(event -> !event.has("workflow_id"))
                .map(event -> String.join(
                        " ",
                        event.get("request_id").textValue(),
                        event.at("/actor/principal").textValue(),
                        event.at("/actor/token_id").textValue(),
                        event.get("tool").textValue(),
                        event.get("code").textValue(),
                        event.get("http_status").asText(),
                        event.path("operation_id").asText()))
                .toList();
    }

    private Map<String, Long> expectedDays() {
        return asked.stream()
                .filter(Asked::wasLetGo)
                .filter(one -> !one.tool().equals("stop_thing"))
                .map(one -> subject(caller(one).principal()))
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
    }

    private static @Nullable String subject(JsonNode sent) {
        return sent.get("tool").textValue().equals("stop_thing")
                ? null
                : subject(sent.at("/actor/principal").textValue());
    }

    private static String subject(String principal) {
        return principal.equals(Callers.BUSY.principal()) ? "token:tok3" : "principal:" + principal;
    }

    private static Caller caller(Asked one) {
        return Callers.of(one.token()).orElseThrow();
    }

    private void tellsOfWhatWasRefusedAtTheDoor(Ledgers kept) {
        List<JsonNode> refused = kept.trail("rate.refused");
        long expected = asked.stream().filter(Asked::wasRefusedAtTheDoor).count();

        // Of few calls none may come too often.
        if (Depth.isDeep()) {
            assertThat(expected).as("seed %s", SEED).isPositive();
        }
        assertThat(refused)
                .allMatch(event -> event.at("/actor/token_id").textValue().equals("tok3"));
        assertThat(refused.stream()
                        .mapToLong(event -> event.get("count").longValue())
                        .sum())
                .isEqualTo(expected);
    }

    private void tellsOfApprovals(Ledgers kept) {
        List<String> expected =
                clients.stream().flatMap(client -> client.approvals().stream()).toList();

        for (String kind : List.of("action.approve.asked", "action.approve")) {
            assertThat(kept.trail(kind))
                    .extracting(event -> event.get("target").textValue())
                    .containsExactlyInAnyOrderElementsOf(expected);
        }
        assertThat(kept.trail("action.approve"))
                .allMatch(event -> event.get("code").textValue().equals("OK"));
    }
}
