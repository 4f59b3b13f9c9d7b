package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workflows of the product's own tools on the sandbox, over HTTP. */
@Tag("stores")
class WorkflowIT {

    private static final String TOKEN = "a-token-of-the-environment-for-workflows";

    private static final String CAMPAIGN = """
            {"tool":"create_alpha_app_campaign","arguments":{"account_id":"1002003001","name":"%s",\
            "budget_micros":50000000,"app_id":"com.example.app","app_store":"ALPHA_APP_STORE"}}""";

    private static final String ACCOUNTS = "{\"tool\":\"list_beta_accounts\",\"arguments\":{}}";

    private static final String CHECK = "{\"tool\":\"validate_campaign_draft\",\"arguments\":{\"draft\":{}}}";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, new ItDatabase());
        app.before();
        service = Service.of(app);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void runsReadsChecksAndWritesInOrderAndOncePerKey() {
        String steps = String.join(",", ACCOUNTS, CHECK, CAMPAIGN.formatted("From a workflow"));

        HttpResponse<byte[]> first = start(steps, "flow-1");
        HttpResponse<byte[]> second = start(steps, "flow-1");

        JsonNode result = Service.json(first).at("/data/result");
        assertThat(result.get("status").textValue()).isEqualTo("succeeded");
        assertThat(result.at("/step_list/2/output/status").textValue()).isEqualTo("applied");
        assertThat(second.body()).isEqualTo(first.body());
        assertThat(get("/api/v1/workflows/" + result.get("workflow_id").textValue()))
                .isEqualTo(result);
    }

    @Test
    void stopsAtTheStepThatFails() {
        String unknown = "{\"tool\":\"create_alpha_app_campaign\",\"arguments\":{\"account_id\":\"9999999999\","
                + "\"name\":\"x\",\"budget_micros\":50000000,\"app_id\":\"com.example.app\","
                + "\"app_store\":\"ALPHA_APP_STORE\"}}";

        JsonNode error = Service.json(start(unknown + "," + ACCOUNTS, "flow-2")).get("error");

        JsonNode result =
                get("/api/v1/workflows/" + error.at("/details/workflow_id").textValue());
        assertThat(result.get("status").textValue()).isEqualTo("failed");
        assertThat(result.at("/error/code")).isEqualTo(error.get("code"));
        assertThat(result.at("/error/code").textValue()).isNotBlank();
        assertThat(result.at("/step_list/1/status").textValue()).isEqualTo("pending");
    }

    @Test
    void startsNothingOfWhichAStepIsWrong() {
        HttpResponse<byte[]> refused =
                start(ACCOUNTS + ",{\"tool\":\"list_beta_accounts\",\"arguments\":{\"colour\":1}}", "flow-3");
        HttpResponse<byte[]> large = start(
                ACCOUNTS + ",{\"tool\":\"list_beta_accounts\",\"arguments\":{\"colour\":\"" + "x".repeat(64 << 10)
                        + "\"}}",
                "flow-10");
        HttpResponse<byte[]> nested = start("{\"tool\":\"start_workflow\",\"arguments\":{}}", "flow-4");

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(Service.json(refused)
                        .at("/error/details/violations/0/pointer")
                        .textValue())
                .isEqualTo("/steps/1/arguments/colour");
        assertThat(Service.json(large).at("/error/details/violations").toString())
                .isEqualTo(
                        "[{\"pointer\":\"/steps/1/arguments\",\"rule\":\"WF-ARGS-1\",\"message\":\"take more than 64 KiB\"}]");
        assertThat(Service.json(nested).at("/error/details/violations/0/rule").textValue())
                .isEqualTo("WF-TOOL-2");
    }

    @Test
    void tellsAnApproverWhyTheWorkflowWasStarted() {
        String held = CAMPAIGN.replace("}}", ",\"execution_mode\":\"approval_required\"%s}}");
        String steps = String.join(
                ",", ACCOUNTS, CAMPAIGN.formatted("Made at once"), held.formatted("Has none of its own", ""));
        String own = "{\"tool\":\"update_campaign_budget\",\"arguments\":{\"campaign_id\":\"120210000000000023\","
                + "\"daily_budget\":26100,\"reason\":\"The step\u2019s own.\"}}";

        JsonNode inherited = action(start(steps, "flow-7", ",\"reason\":\"The autumn sale.\""));
        JsonNode kept = action(start(own, "flow-8", ",\"reason\":\"The autumn sale.\""));
        JsonNode none = action(start(held.formatted("Has none at all", ""), "flow-9"));

        assertThat(inherited.get("reason").textValue()).isEqualTo("The autumn sale.");
        assertThat(inherited.get("arguments").has("reason")).isFalse();
        assertThat(kept.get("reason").textValue()).isEqualTo("The step\u2019s own.");
        assertThat(none.get("reason").isNull()).isTrue();
        assertThat(none.get("arguments").has("name")).isTrue();
        assertThat(none.get("arguments").has("reason")).isFalse();
        assertThat(reasons()).contains("applied: The autumn sale.");
    }

    private static JsonNode action(HttpResponse<byte[]> started) {
        JsonNode answer = Service.json(started);
        String id = answer.at("/data/pending_action/id").textValue();
        assertThat(id).as(answer.toString()).startsWith("pa_");
        return get("/api/v1/pending-actions/" + id);
    }

    private static List<String> reasons() {
        byte[] all = "{\"arguments\":{\"account_id\":\"1002003001\"}}".getBytes(StandardCharsets.UTF_8);
        List<String> reasons = new ArrayList<>();
        Service.json(service.send(service.post(TOKEN, "get_change_history", all)))
                .at("/data/rows")
                .forEach(row -> reasons.add(
                        row.get("outcome").asText() + ": " + row.get("reason").asText()));
        return reasons;
    }

    @Test
    void listsWorkflowsPageByPage() {
        start(ACCOUNTS, "flow-5");
        start(ACCOUNTS, "flow-6");

        JsonNode first = get("/api/v1/workflows?status=succeeded&limit=1");
        JsonNode second = get("/api/v1/workflows?status=succeeded&limit=1&cursor="
                + first.get("next_cursor").textValue());

        assertThat(first.get("rows")).hasSize(1);
        assertThat(first.get("has_more").booleanValue()).isTrue();
        assertThat(second.at("/rows/0/workflow_id")).isNotEqualTo(first.at("/rows/0/workflow_id"));
        assertThat(get("/api/v1/workflows?status=lost").get("code").textValue()).isEqualTo("INVALID_REQUEST");
        assertThat(get("/api/v1/workflows?status=LOST").get("message").textValue())
                .contains("running, waiting_approval, blocked_unknown, succeeded, failed, cancelled");
    }

    @Test
    void knowsNothingOfStrangeIds() {
        String workflow = "wf_" + "0".repeat(26);
        HttpResponse<byte[]> resumed = service.execute(
                TOKEN,
                "resume_workflow_after_approval",
                "{\"arguments\":{\"pending_action_id\":\"pa_" + "0".repeat(26) + "\",\"payload_hash\":\"sha256:"
                        + "0".repeat(64) + "\"}}");

        assertThat(get("/api/v1/workflows/" + workflow).get("code").textValue()).isEqualTo("NOT_FOUND");
        assertThat(Service.json(resumed).at("/error/code").textValue()).isEqualTo("NOT_FOUND");
    }

    private static HttpResponse<byte[]> start(String steps, String key) {
        return start(steps, key, "");
    }

    private static HttpResponse<byte[]> start(String steps, String key, String more) {
        byte[] body = ("{\"arguments\":{\"steps\":[" + steps + "]" + more + "}}").getBytes(StandardCharsets.UTF_8);
        return service.send(service.post(TOKEN, "start_workflow", body).header("Idempotency-Key", key));
    }

    private static JsonNode get(String path) {
        return Service.json(service.send(service.request(TOKEN, path)));
    }
}
