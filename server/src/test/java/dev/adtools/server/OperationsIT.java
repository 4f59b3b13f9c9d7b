package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** People look at operations, and settle those whose outcome is unknown. */
@Tag("stores")
class OperationsIT {

    private static final TestService APP = new TestService();
    private static final String PATH = "/api/v1/operations";

    private static Service service;

    private final String key = UUID.randomUUID().toString();

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @Test
    void showsWhatBecameOfACall() {
        String id = unknown("create_thing", "1234567890");

        JsonNode operation = get("all", "/" + id);

        assertThat(operation.get("status").textValue()).isEqualTo("UNKNOWN");
        assertThat(operation.get("tool").textValue()).isEqualTo("create_thing");
        assertThat(operation.get("effect").textValue()).isEqualTo("SPEND");
        assertThat(operation.get("account_id").textValue()).isEqualTo("1234567890");
        assertThat(operation.get("principal").textValue()).isEqualTo("robot");
        assertThat(operation.get("key_hint").textValue()).isEqualTo(key.substring(0, 8));
        assertThat(operation.get("evidence").textValue()).contains("PLATFORM_TIMEOUT");
        assertThat(operation.get("answer_code").textValue()).isEqualTo("OUTCOME_UNKNOWN");
        assertThat(operation.get("source").textValue()).isEqualTo("sandbox");
        assertThat(operation.at("/plan/plan").textValue()).isEqualTo("platform_timeout");
        assertThat(operation.has("answer")).isFalse();
    }

    @Test
    void pagesThroughWhatIsAskedForNewestFirst() {
        List<String> made = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            made.add(0, operation(call("stop_thing", "", "5550000001", key + i)));
        }

        List<String> seen = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = get("all", "?account_id=555-000-0001&status=SUCCEEDED&limit=2" + cursor);
            page.get("rows").forEach(row -> seen.add(row.get("id").textValue()));
            assertThat(page.get("has_more").booleanValue())
                    .isEqualTo(!page.get("next_cursor").isNull());
            cursor = page.get("has_more").booleanValue()
                    ? "&cursor=" + page.get("next_cursor").textValue()
                    : null;
        } while (cursor != null);

        assertThat(seen).containsExactlyElementsOf(made);
    }

    @Test
    void listsEverythingToWhoeverAsksForNothingSpecial() {
        String newest = operation(call("stop_thing", "", "1234567890", key));

        JsonNode page = get("all", "");

        assertThat(page.at("/rows/0/id").textValue()).isEqualTo(newest);
    }

    @Test
    void showsATokenOnlyWhatItsLimitsInclude() {
        String within = operation(call("stop_thing", "", "1234567890", key + "a"));
        String outside = operation(call("stop_thing", "", "9876543210", key + "b"));

        assertThat(ids(get("account", "?limit=500"))).contains(within).doesNotContain(outside);
        assertThat(ids(get("beta", "?limit=500"))).doesNotContain(within, outside);
        assertThat(ids(get("narrow", "?limit=500"))).doesNotContain(within, outside);
        assertThat(send("account", "/" + outside).statusCode()).isEqualTo(404);
        assertThat(send("account", "/" + within).statusCode()).isEqualTo(200);
        assertThat(send("reader", "/" + within).statusCode()).isEqualTo(403);
        assertThat(send("reader", "").statusCode()).isEqualTo(403);
        assertThat(service.send(service.anonymous(PATH)).statusCode()).isEqualTo(401);
    }

    @ParameterizedTest
    @CsvSource({"?status=LOST", "?limit=0", "?limit=501", "?cursor=x"})
    void refusesAListThatMakesNoSense(String query) {
        HttpResponse<byte[]> response = send("all", query);

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(Service.json(response).get("code").textValue()).isEqualTo("INVALID_REQUEST");
    }

    @Test
    void replaysWhatAPersonFoundApplied() {
        String id = unknown("create_thing", "1234567890");

        JsonNode resolved = Service.json(resolve("other", id, "SUCCEEDED", 1, ",\"platform_ref\":\"campaigns/1\""));
        HttpResponse<byte[]> replay = call("create_thing", "platform_timeout", "1234567890", key);

        assertThat(resolved.get("status").textValue()).isEqualTo("SUCCEEDED");
        assertThat(resolved.get("resolution").textValue()).isEqualTo("OPERATOR");
        assertThat(resolved.get("resolved_by").textValue()).isEqualTo("other");
        assertThat(resolved.get("platform_ref").textValue()).isEqualTo("campaigns/1");
        assertThat(resolved.get("evidence").textValue()).isEqualTo("I looked.");
        assertThat(replay.statusCode()).isEqualTo(200);
        assertThat(replay.headers().firstValue("Idempotent-Replayed")).hasValue("true");
        assertThat(Service.json(replay).at("/data/status").textValue()).isEqualTo("applied");
        assertThat(Service.json(replay).at("/data/result").isNull()).isTrue();
        assertThat(Service.json(replay).at("/data/warnings/0").textValue()).contains("found out later");
    }

    @ParameterizedTest
    @CsvSource({
        "SUCCEEDED, things/7, thing 7",
        "SUCCEEDED, 7, thing 7",
        "ABANDONED, things/7,",
        "NOT_APPLIED, things/7,"
    })
    void namesWhatAPersonFoundMadeAndNothingElse(String outcome, String reference, @Nullable String entity) {
        String id = unknown("create_thing", "1234567890");

        resolve("other", id, outcome, 1, ",\"platform_ref\":\"" + reference + "\"");

        assertThat(get("all", "/" + id).get("entity").textValue()).isEqualTo(entity);
    }

    @Test
    void runsAgainWhatAPersonProvedNotApplied() {
        String id = unknown("create_thing", "1234567890");
        int before = APP.things().applied();

        resolve("other", id, "NOT_APPLIED", 1, "");
        HttpResponse<byte[]> again = call("create_thing", "platform_timeout", "1234567890", key);

        assertThat(again.headers().firstValue("Operation-Id")).hasValue(id);
        assertThat(APP.things().applied()).isEqualTo(before + 1);
        JsonNode operation = get("all", "/" + id);
        assertThat(operation.get("fence").intValue()).isEqualTo(2);
        assertThat(operation.get("status").textValue()).isEqualTo("UNKNOWN");
        assertThat(operation.get("resolved_by").isNull()).isTrue();
        assertThat(resolve("other", id, "NOT_APPLIED", 1, "").statusCode()).isEqualTo(409);
    }

    @Test
    void keepsWhatWasTriedBeforeWhenItIsRefusedNow() {
        String id = operation(call("create_thing", "platform_unavailable", "1234567890", key));
        halt(service.request("all", "/api/v1/halts/all")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"a test\"}")));

        HttpResponse<byte[]> refused = call("create_thing", "platform_unavailable", "1234567890", key);
        halt(service.request("all", "/api/v1/halts/all")
                .header("Adtools-Reason", "All%20is%20well.")
                .DELETE());
        JsonNode between = get("all", "/" + id);
        HttpResponse<byte[]> again = call("create_thing", "platform_unavailable", "1234567890", key);

        assertThat(Service.json(refused).at("/error/code").textValue()).isEqualTo("HALTED");
        assertThat(between.get("status").textValue()).isEqualTo("NOT_APPLIED");
        assertThat(operation(again)).isEqualTo(id);
        assertThat(get("all", "/" + id).get("fence").intValue()).isEqualTo(2);
    }

    private static void halt(HttpRequest.Builder request) {
        assertThat(service.send(request).statusCode()).isEqualTo(200);
    }

    @Test
    void neverRunsAgainWhatAPersonGaveUp() {
        String id = unknown("create_thing", "1234567890");
        int before = APP.things().applied();

        HttpResponse<byte[]> resolved = resolve("other", id, "ABANDONED", 1, "");
        HttpResponse<byte[]> again = call("create_thing", "platform_timeout", "1234567890", key);
        HttpResponse<byte[]> once = call("create_thing", "platform_timeout", "1234567890", key);

        assertThat(Service.json(resolved).get("status").textValue()).isEqualTo("ABANDONED");
        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(Service.json(again).at("/error/code").textValue()).isEqualTo("OUTCOME_UNKNOWN");
        assertThat(Service.json(again).at("/error/details/status").textValue()).isEqualTo("ABANDONED");
        assertThat(once.body()).isEqualTo(again.body());
        assertThat(APP.things().applied()).isEqualTo(before);
        assertThat(resolve("other", id, "SUCCEEDED", 1, "").statusCode()).isEqualTo(409);
    }

    @ParameterizedTest
    @ValueSource(strings = {"SUCCEEDED", "NOT_APPLIED", "ABANDONED"})
    void letsNobodySettleTheirOwnSpending(String outcome) {
        String spend = unknown("create_thing", "1234567890");
        HttpResponse<byte[]> own = resolve("all", spend, outcome, 1, "");
        String stop = operation(call("stop_thing", "platform_timeout", "1234567890", key + "s"));

        assertThat(own.statusCode()).isEqualTo(403);
        assertThat(Service.json(own).get("code").textValue()).isEqualTo("SELF_APPROVAL_FORBIDDEN");
        assertThat(get("all", "/" + spend).get("status").textValue()).isEqualTo("UNKNOWN");
        assertThat(resolve("all", stop, "NOT_APPLIED", 1, "").statusCode()).isEqualTo(200);
    }

    @Test
    void takesAnotherOwnerToSayThatSpendingWasNotApplied() {
        String id = unknown("create_thing", "1234567890");

        HttpResponse<byte[]> sameOwner = resolve("busy", id, "NOT_APPLIED", 1, "");

        assertThat(sameOwner.statusCode()).isEqualTo(403);
        assertThat(Service.json(sameOwner).get("code").textValue()).isEqualTo("SELF_APPROVAL_FORBIDDEN");
        assertThat(get("all", "/" + id).get("status").textValue()).isEqualTo("UNKNOWN");
        assertThat(resolve("busy", id, "SUCCEEDED", 1, "").statusCode()).isEqualTo(200);
    }

    @Test
    void settlesOnlyWhatWasLookedAt() {
        String id = unknown("create_thing", "1234567890");
        String done = operation(call("stop_thing", "", "1234567890", key + "d"));

        HttpResponse<byte[]> otherFence = resolve("other", id, "SUCCEEDED", 2, "");
        HttpResponse<byte[]> notOpen = resolve("other", done, "NOT_APPLIED", 1, "");

        assertThat(otherFence.statusCode()).isEqualTo(409);
        assertThat(Service.json(otherFence).get("code").textValue()).isEqualTo("STATE_CONFLICT");
        assertThat(Service.json(otherFence).at("/details/status").textValue()).isEqualTo("UNKNOWN");
        assertThat(Service.json(otherFence).at("/details/fence").intValue()).isEqualTo(1);
        assertThat(notOpen.statusCode()).isEqualTo(409);
        assertThat(resolve("reader", id, "SUCCEEDED", 1, "").statusCode()).isEqualTo(403);
        assertThat(resolve("other", "op_none", "SUCCEEDED", 1, "").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {}                                                                              | INVALID_REQUEST | /outcome
                    {"outcome":"REJECTED","evidence":"x","expected_fence":1}                        | INVALID_REQUEST | /outcome
                    {"outcome":"SUCCEEDED","evidence":"","expected_fence":1}                        | INVALID_REQUEST | /evidence
                    {"outcome":"SUCCEEDED","evidence":"x","expected_fence":"1"}                     | INVALID_REQUEST | /expected_fence
                    {"outcome":"SUCCEEDED","evidence":"x","expected_fence":1,"platform_ref":7}      | INVALID_REQUEST | /platform_ref
                    {"outcome":"SUCCEEDED","evidence":"x","expected_fence":1,"status":"x"}           | INVALID_REQUEST | /status
                    {"outcome"                                                                      | INVALID_JSON    |
                    """)
    void refusesAWordThatMakesNoSense(String body, String code, String pointer) {
        String id = unknown("create_thing", "1234567890");

        HttpResponse<byte[]> response = service.send(resolveRequest("other", id, body));

        assertThat(response.statusCode()).isEqualTo(400);
        assertThat(Service.json(response).get("code").textValue()).isEqualTo(code);
        if (pointer != null) {
            assertThat(Service.json(response).at("/details/pointer").textValue())
                    .isEqualTo(pointer);
        }
    }

    @Test
    void countsWhatIsOpen() {
        Service admin = Service.ofAdmin(APP);
        unknown("create_thing", "1234567890");

        String metrics = new String(admin.send(admin.anonymous("/metrics")).body(), StandardCharsets.UTF_8);

        assertThat(metrics).containsPattern("adtools_operations\\{status=\"UNKNOWN\"} [1-9]");
    }

    private String unknown(String tool, String account) {
        return operation(call(tool, "platform_timeout", account, key));
    }

    private static String operation(HttpResponse<byte[]> response) {
        return response.headers().firstValue("Operation-Id").orElseThrow();
    }

    private static HttpResponse<byte[]> call(String tool, String behaviour, String account, String key) {
        String body = "{\"arguments\":{\"account_id\":\"" + account + "\""
                + (behaviour.isEmpty() ? "" : ",\"behaviour\":\"" + behaviour + "\"") + "}}";
        return service.send(
                service.post("all", tool, body.getBytes(StandardCharsets.UTF_8)).header("Idempotency-Key", key));
    }

    private static HttpResponse<byte[]> resolve(String token, String id, String outcome, long fence, String more) {
        return service.send(resolveRequest(
                token,
                id,
                "{\"outcome\":\"" + outcome + "\",\"evidence\":\"I looked.\",\"expected_fence\":" + fence + more
                        + "}"));
    }

    private static HttpRequest.Builder resolveRequest(String token, String id, String body) {
        return service.request(token, PATH + "/" + id + "/resolve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
    }

    private static HttpResponse<byte[]> send(String token, String rest) {
        return service.send(service.request(token, PATH + rest));
    }

    private static JsonNode get(String token, String rest) {
        HttpResponse<byte[]> response = send(token, rest);
        assertThat(response.statusCode()).isEqualTo(200);
        return Service.json(response);
    }

    private static List<String> ids(JsonNode page) {
        List<String> ids = new ArrayList<>();
        page.get("rows").forEach(row -> ids.add(row.get("id").textValue()));
        return ids;
    }
}
