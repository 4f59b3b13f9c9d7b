package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Lists begin with what is newest unless asked otherwise, and a page follows the one before it whatever is made in between. */
@Tag("stores")
class ListOrderIT {

    private static final String TOKEN = "operator-token-of-the-environment-0001";
    private static final String REST = "/api/v1/";
    private static final String HELD =
            "{\"account_id\":\"1002003001\",\"name\":\"Order %d\",\"budget_micros\":50000000,\"app_id\":\"com.example.app\","
                    + "\"app_store\":\"ALPHA_APP_STORE\",\"execution_mode\":\"approval_required\"}";
    private static final String TASK =
            "{\"name\":\"Order %d\",\"tool\":\"list_beta_accounts\",\"arguments\":{}," + "\"cron\":\"0 6 * * *\"}";
    private static final String RUN =
            "INSERT INTO scheduled_run (id, task_id, due_at, status, tries, lost, node, started_at, ended_at)"
                    + " VALUES ('sr_%026d', '%s', %d000, 'SUCCEEDED', 1, 0, 'n', 1, 2)";
    private static final String RUNS = "schedules/TASK/runs";
    private static final String DENIED = "events?code=ACCOUNT_FORBIDDEN";
    private static final String STEPS = "{\"steps\":[{\"tool\":\"list_beta_accounts\",\"arguments\":{}}]}";

    @TempDir
    private static Path folder;

    private static final ItDatabase DATABASE = new ItDatabase();

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    private static String narrow;
    private static String task;
    private static int count;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, DATABASE);
        app.before();
        service = Service.of(app);
        narrow = Service.json(
                        post(
                                "tokens",
                                "{\"name\":\"o\",\"principal\":\"operator\",\"scopes\":[\"tools:read\"],\"accounts\":[\"act_1700100001\"]}"))
                .get("token")
                .textValue();
        task = Service.json(execute("create_scheduled_task", TASK.formatted(0)))
                .at("/data/result/task_id")
                .textValue();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    static Stream<String> lists() {
        return Stream.of(
                "pending-actions",
                "workflows",
                "tokens",
                "principals",
                "operations",
                "audit/events?kind=call",
                "schedules",
                RUNS,
                DENIED);
    }

    @ParameterizedTest
    @CsvSource({
        "pending-actions, id",
        "workflows, workflow_id",
        "tokens, id",
        "principals, id",
        "operations, id",
        "audit/events?kind=call, id",
        "events?code=ACCOUNT_FORBIDDEN, id",
        "schedules, task_id",
        "schedules/TASK/runs, run_id",
        "list_pending_actions, id",
        "list_scheduled_tasks, task_id"
    })
    void beginsWithTheNewestAndLeavesNothingOutWhileMoreIsMade(String list, String id) {
        for (int i = 0; i < 5; i++) {
            make(list);
        }
        List<JsonNode> before = rows(page(list, 100, null));

        JsonNode first = page(list, 2, null);
        List<JsonNode> seen = new ArrayList<>(rows(first));
        for (JsonNode page = first; page.get("has_more").booleanValue(); ) {
            make(list);
            page = page(list, 2, page.get("next_cursor").textValue());
            seen.addAll(rows(page));
        }

        assertThat(before)
                .hasSizeGreaterThanOrEqualTo(5)
                .extracting(ListOrderIT::made)
                .isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(seen)
                .extracting(row -> row.get(id).textValue())
                .containsExactlyElementsOf(
                        before.stream().map(row -> row.get(id).textValue()).toList());
    }

    @ParameterizedTest
    @MethodSource("lists")
    void beginsWithTheOldestOnRequest(String list) {
        for (int i = 0; i < 3; i++) {
            make(list);
        }
        List<JsonNode> reversed = rows(page(list, 500, null));
        Collections.reverse(reversed);

        assertThat(rows(ordered(list, 500, null, "oldest"))).isEqualTo(reversed);
        assertThat(through(list, "oldest")).isEqualTo(reversed);
        // A cursor alone goes on in its own order.
        JsonNode first = ordered(list, 2, null, "oldest");
        assertThat(rows(page(list, 1, first.get("next_cursor").textValue()))).isEqualTo(reversed.subList(2, 3));
    }

    @ParameterizedTest
    @MethodSource("lists")
    void takesNoCursorOfTheOtherOrder(String list) {
        make(list);
        make(list);

        List.of("newest", "oldest").forEach(order -> {
            String cursor = ordered(list, 1, null, order).get("next_cursor").textValue();
            String other = order.equals("newest") ? "oldest" : "newest";

            JsonNode refused = ordered(list, 1, cursor, other);

            assertThat(refused.get("code").textValue()).isEqualTo("INVALID_REQUEST");
            assertThat(refused.get("message").textValue()).startsWith("cursor ").contains("order");
            assertThat(ordered(list, 1, cursor, order).get("rows")).hasSize(1);
        });
    }

    @ParameterizedTest
    @MethodSource("lists")
    void linksToTheNextPageWithTheSameFilters(String list) {
        for (int i = 0; i < 3; i++) {
            make(list);
        }
        List<JsonNode> all = rows(page(list, 500, null));

        List<JsonNode> linked = new ArrayList<>();
        String next = url(list, 2) + "&order=newest";
        while (next != null) {
            HttpResponse<byte[]> page = service.send(service.request(TOKEN, next));
            linked.addAll(rows(Service.json(page)));
            next = page.headers()
                    .firstValue("Link")
                    .map(link -> {
                        assertThat(link).startsWith("<" + REST).endsWith(">; rel=\"next\"");
                        return link.substring(1, link.indexOf('>'));
                    })
                    .orElse(null);
        }

        assertThat(linked).isEqualTo(all);
        assertThat(all)
                .extracting(row -> row.path("id").asText())
                .doesNotContain("")
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("lists")
    void knowsTwoOrders(String list) {
        JsonNode refused = ordered(list, 1, null, "NEWEST");

        assertThat(refused.get("code").textValue()).isEqualTo("INVALID_REQUEST");
        assertThat(refused.get("message").textValue()).isEqualTo("order must be newest or oldest.");
    }

    @Test
    void exportsTheOldestEventFirst() {
        make("workflows");
        String export = "audit/events?format=jsonl&kind=call";
        String first = ordered("audit/events?kind=call", 1, null, "oldest")
                .at("/rows/0/event_id")
                .textValue();

        assertThat(lines(export + "&order=oldest")).isEqualTo(lines(export));
        assertThat(lines(export).lines().findFirst().orElseThrow()).contains(first);
        assertThat(lines(export + "&order=newest")).contains("INVALID_REQUEST", "order must be oldest");
    }

    private static void make(String list) {
        count++;
        if (list.equals(RUNS)) {
            DATABASE.change(folder.resolve("data"), RUN.formatted(count, task, count));
            return;
        }
        if (list.equals(DENIED)) {
            service.execute(narrow, "get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100002\"}}");
            return;
        }
        HttpResponse<byte[]> answer = switch (list) {
            case "tokens" -> post("tokens", "{\"name\":\"o\",\"principal\":\"operator\",\"scopes\":[\"tools:read\"]}");
            case "principals" ->
                post("principals", "{\"id\":\"order-" + count + "\",\"owner\":\"o\",\"kind\":\"service\"}");
            case "workflows" -> execute("start_workflow", STEPS);
            case "schedules", "list_scheduled_tasks" -> execute("create_scheduled_task", TASK.formatted(count));
            default -> execute("create_alpha_app_campaign", HELD.formatted(count));
        };
        assertThat(answer.statusCode())
                .as(new String(answer.body(), StandardCharsets.UTF_8))
                .isBetween(200, 201);
    }

    private static JsonNode page(String list, int limit, @Nullable String cursor) {
        if (list.startsWith("list_")) {
            String more = cursor == null ? "" : ",\"cursor\":\"" + cursor + "\"";
            return Service.json(execute(list, "{\"limit\":" + limit + more + "}"))
                    .get("data");
        }
        return ordered(list, limit, cursor, null);
    }

    private static Instant made(JsonNode row) {
        return row.has("ts")
                ? Instant.EPOCH.plus(row.get("ts").longValue(), ChronoUnit.MICROS)
                : Instant.parse(row.path("created_at")
                        .asText(row.path("due_at").asText(row.path("at").asText())));
    }

    private static JsonNode ordered(String list, int limit, @Nullable String cursor, @Nullable String order) {
        String path = url(list, limit)
                + (cursor == null ? "" : "&cursor=" + cursor)
                + (order == null ? "" : "&order=" + order);
        return Service.json(service.send(service.request(TOKEN, path)));
    }

    private static String url(String list, int limit) {
        return REST + list.replace("TASK", task) + (list.contains("?") ? "&" : "?") + "limit=" + limit;
    }

    private static List<JsonNode> through(String list, String order) {
        List<JsonNode> all = new ArrayList<>();
        String cursor = null;
        do {
            JsonNode page = ordered(list, 2, cursor, order);
            all.addAll(rows(page));
            cursor = page.get("next_cursor").textValue();
        } while (cursor != null);
        return all;
    }

    private static String lines(String path) {
        return new String(service.send(service.request(TOKEN, REST + path)).body(), StandardCharsets.UTF_8);
    }

    private static List<JsonNode> rows(JsonNode page) {
        List<JsonNode> rows = new ArrayList<>();
        page.get("rows").forEach(rows::add);
        return rows;
    }

    private static HttpResponse<byte[]> post(String path, String body) {
        return service.send(service.request(TOKEN, REST + path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    private static HttpResponse<byte[]> execute(String tool, String arguments) {
        return service.execute(TOKEN, tool, "{\"arguments\":" + arguments + "}");
    }
}
