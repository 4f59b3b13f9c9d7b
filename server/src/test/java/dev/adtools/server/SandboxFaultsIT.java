package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Failures of writes in the sandbox's accounts whose names announce them, as callers and operators see them. */
class SandboxFaultsIT {

    private static final Duration LONGEST_LOOK = Duration.ofSeconds(60);
    private static final String MANAGER = ",\"login_customer_id\":\"1002003000\"";
    private static final TestService APP = TestService.withProductTools();

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

    @ParameterizedTest
    @CsvSource({"list_alpha_accounts, 100200301", "list_beta_accounts, act_170010001"})
    void areShownByTheNamesOfTheirAccounts(String tool, String accounts) {
        JsonNode rows = Service.json(service.execute(tool, "{}")).at("/data/rows");

        assertThat(rows)
                .filteredOn(row -> row.get("name").textValue().startsWith("Sandbox: "))
                .extracting(row -> row.get("account_id").textValue() + " "
                        + row.get("name").textValue())
                .containsExactlyInAnyOrder(
                        accounts + "1 Sandbox: slow",
                        accounts + "2 Sandbox: answer lost after apply",
                        accounts + "3 Sandbox: request lost before apply",
                        accounts + "4 Sandbox: throttled",
                        accounts + "5 Sandbox: internal error");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void makeAWriteSlow(boolean alpha) {
        Instant before = Instant.now();

        HttpResponse<byte[]> done = write(alpha, 1);

        assertThat(Service.json(done).at("/data/status").textValue()).isEqualTo("applied");
        assertThat(Duration.between(before, Instant.now())).isGreaterThanOrEqualTo(Duration.ofSeconds(3));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void loseTheAnswerOfAWriteThatALookThenFinds(boolean alpha) throws InterruptedException {
        HttpResponse<byte[]> lost = write(alpha, 2);
        JsonNode mcp = Mcp.result(mcp(alpha, 2));

        String operation = "/api/v1/operations/" + unknown(lost);
        assertThat(mcp).isEqualTo(Service.json(lost).get("mcp_response"));
        assertThat(applied(alpha, 2)).isTrue();
        JsonNode found = settled(operation);
        assertThat(found.get("status").textValue()).isEqualTo("SUCCEEDED");
        assertThat(found.get("resolution").textValue()).isEqualTo("AUTO");
        assertThat(found.get("entity").textValue()).startsWith("campaign ");
        HttpResponse<byte[]> again = write(alpha, 2);
        assertThat(Service.json(again).at("/data/status").textValue()).isEqualTo("applied");
        assertThat(again.headers().firstValue("Operation-Id"))
                .hasValue(found.get("id").textValue());
    }

    @ParameterizedTest
    @CsvSource({"true, 3", "false, 3", "true, 5", "false, 5"})
    void loseTheRequestOfAWriteUntilAPersonSettlesIt(boolean alpha, int number) {
        long before = unknowns();
        HttpResponse<byte[]> lost = write(alpha, number);
        HttpResponse<byte[]> again = write(alpha, number);

        String operation = "/api/v1/operations/" + unknown(lost);
        // A creation could be made twice, and a pause cannot.
        JsonNode details = Service.json(lost).at("/error/details");
        assertThat(details.get("safe_new_key").booleanValue()).isEqualTo(!alpha);
        assertThat(details.get("retry").textValue()).isEqualTo(alpha ? "never" : "new_key");
        assertThat(Service.json(again).at("/error/message"))
                .isEqualTo(Service.json(lost).at("/error/message"));
        assertThat(applied(alpha, number)).isFalse();
        assertThat(unknowns()).as("operations, however often was asked").isEqualTo(before + 1);
        assertThat(change(operation).get("outcome").textValue()).isEqualTo("unknown");
        assertThat(change(operation).get("code").textValue()).isEqualTo("OUTCOME_UNKNOWN");
        HttpResponse<byte[]> resolved = service.send(service.request("other", operation + "/resolve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"outcome\":\"NOT_APPLIED\",\"evidence\":\"The account has none.\","
                        + "\"expected_fence\":1}")));
        assertThat(resolved.statusCode()).isEqualTo(200);
        assertThat(get(operation).get("status").textValue()).isEqualTo("NOT_APPLIED");
        assertThat(unknowns()).isEqualTo(before);
        assertThat(change(operation).get("outcome").textValue()).isEqualTo("failed");
        assertThat(change(operation).get("code").isNull())
                .as("what was found out since")
                .isTrue();
        unknown(write(alpha, number));
        assertThat(get(operation).get("fence").intValue()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "customers/1002003013/campaigns/12000000777, 12000000777",
        "campaigns/12000000778, 12000000778",
        "12000000779, 12000000779",
        "customers/1002003013/campaignBudgets/12000000780,",
        "the one in the account,"
    })
    void nameWhatAPersonFoundAppliedByItsReference(String reference, @Nullable String id) {
        String operation = "/api/v1/operations/" + unknown(write(true, 3));

        HttpResponse<byte[]> resolved = service.send(service.request("other", operation + "/resolve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"outcome\":\"SUCCEEDED\",\"evidence\":\"It is there.\","
                        + "\"expected_fence\":1,\"platform_ref\":\"" + reference + "\"}")));

        assertThat(resolved.statusCode()).isEqualTo(200);
        String entity = id == null ? null : "campaign " + id;
        JsonNode found = get(operation);
        assertThat(found.get("entity").textValue()).isEqualTo(entity);
        assertThat(found.get("platform_ref").textValue()).isEqualTo(reference);
        String ends = "/api/v1/audit/events?kind=operation.ended&operation="
                + found.get("id").textValue();
        assertThat(get(ends).get("rows").findValuesAsText("entity"))
                .isEqualTo(entity == null ? List.of() : List.of(entity));
        assertThat(change(operation).get("entity_id").textValue()).isEqualTo(id);
        if (id != null) {
            String byId = "{\"arguments\":{\"account_id\":\"1002003013\",\"entity_id\":\"" + id + "\"}}";
            JsonNode rows =
                    Service.json(service.execute("get_change_history", byId)).at("/data/rows");
            assertThat(rows).hasSize(1);
            assertThat(rows.get(0).get("operation_id")).isEqualTo(found.get("id"));
        }
    }

    private static long unknowns() {
        return Service.json(service.execute("get_recent_errors", "{}"))
                .at("/data/summary/unknown_outcomes")
                .longValue();
    }

    private static JsonNode change(String operation) {
        JsonNode found = get(operation);
        String account = "{\"arguments\":{\"account_id\":" + found.get("account_id") + "}}";
        for (JsonNode row :
                Service.json(service.execute("get_change_history", account)).at("/data/rows")) {
            if (row.get("operation_id").equals(found.get("id"))) {
                return row;
            }
        }
        throw new AssertionError("no change by " + operation);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void throttleAWriteAndNoOtherAccount(boolean alpha) {
        HttpResponse<byte[]> throttled = write(alpha, 4);

        assertThat(throttled.statusCode()).isEqualTo(429);
        assertThat(Service.json(throttled).at("/error/code").textValue()).isEqualTo("PLATFORM_RATE_LIMITED");
        assertThat(applied(alpha, 4)).isFalse();
        assertThat(service.execute("get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100001\"}}")
                        .statusCode())
                .isEqualTo(200);
        assertThat(service.execute("get_alpha_campaigns", "{\"arguments\":{\"account_id\":\"1002003001\"}}")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void leaveChecksAlone() {
        byte[] body = arguments(2, ",\"validate_only\":true").getBytes(StandardCharsets.UTF_8);

        JsonNode checked = Service.json(service.send(service.post("all", "create_alpha_app_campaign", body)));

        assertThat(checked.at("/data/status").textValue()).isEqualTo("validated");
    }

    private HttpResponse<byte[]> write(boolean alpha, int number) {
        byte[] body = arguments(alpha, number).getBytes(StandardCharsets.UTF_8);
        return service.send(service.post("all", tool(alpha), body).header("Idempotency-Key", key));
    }

    private HttpResponse<byte[]> mcp(boolean alpha, int number) {
        String arguments = Mcp.tree(arguments(alpha, number)).get("arguments").toString();
        return new Mcp(service, "all", Mcp.STATELESS).call(tool(alpha), arguments, key);
    }

    private static String tool(boolean alpha) {
        return alpha ? "create_alpha_app_campaign" : "pause_beta_campaign";
    }

    private String arguments(boolean alpha, int number) {
        return alpha ? arguments(number, "") : "{\"arguments\":{\"campaign_id\":\"12021000000000020" + number + "\"}}";
    }

    private String arguments(int number, String more) {
        return "{\"arguments\":{\"account_id\":\"100200301" + number + "\"" + MANAGER + ",\"name\":\"" + key
                + "\",\"budget_micros\":5000000,\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\""
                + more + "}}";
    }

    private boolean applied(boolean alpha, int number) {
        String tool = alpha ? "get_alpha_campaigns" : "get_campaigns";
        String account = alpha ? "100200301" + number : "act_170010001" + number;
        JsonNode rows = Service.json(service.execute(
                        tool, "{\"arguments\":{\"account_id\":\"" + account + "\"" + (alpha ? MANAGER : "") + "}}"))
                .at("/data/rows");
        return rows.toString().contains(alpha ? key : "\"PAUSED\"");
    }

    private static String unknown(HttpResponse<byte[]> answer) {
        assertThat(answer.statusCode()).isEqualTo(409);
        assertThat(Service.json(answer).at("/error/code").textValue()).isEqualTo("OUTCOME_UNKNOWN");
        String operation =
                Service.json(answer).at("/error/details/operation_id").textValue();
        assertThat(get("/api/v1/operations/" + operation).get("status").textValue())
                .isEqualTo("UNKNOWN");
        return operation;
    }

    // The first look comes five seconds after the answer was lost.
    private static JsonNode settled(String operation) throws InterruptedException {
        Instant end = Instant.now().plus(LONGEST_LOOK);
        JsonNode seen = get(operation);
        while (seen.get("status").textValue().equals("UNKNOWN") && Instant.now().isBefore(end)) {
            Thread.sleep(200);
            seen = get(operation);
        }
        return seen;
    }

    private static JsonNode get(String path) {
        return Service.json(service.send(service.request("all", path)));
    }
}
