package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Browser;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.http.RequestIds;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every record of an approved write names the principal that had it executed, with its comment. */
@Tag("stores")
class ExecutedByIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String AGENT = "campaign-agent";
    private static final String NOTE = "The shop confirmed the launch.";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;
    private static String agent;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, new ItDatabase());
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        post(OPERATOR, "/principals", "{\"id\":\"" + AGENT + "\",\"owner\":\"marketing\",\"kind\":\"service\"}");
        agent = post(
                        OPERATOR,
                        "/tokens",
                        "{\"name\":\"t\",\"principal\":\"" + AGENT
                                + "\",\"scopes\":[\"tools:read\",\"tools:write\",\"tools:spend\"]}")
                .get("token")
                .textValue();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void isNamedInTheActionTheOperationTheHistoryAndTheTrail() {
        JsonNode staged = staged("120210000000000023");
        String id = staged.get("id").textValue();
        JsonNode waiting = action(id);
        approve(staged);

        Browser browser = new Browser(service);
        browser.signIn(OPERATOR);
        HttpResponse<byte[]> done =
                browser.submit(browser.page("/console/approvals/" + id + "/execute"), Map.of("words", NOTE));

        JsonNode action = action(id);
        String operation = action.get("executed_operation_id").textValue();
        JsonNode sent =
                get("/audit/events?kind=write.sent&operation=" + operation).at("/rows/0");
        Document page = browser.page("/console/approvals/" + id);
        assertThat(done.statusCode()).isEqualTo(303);
        assertThat(waiting.get("executed_by").isNull()).isTrue();
        assertThat(waiting.get("execution_comment").isNull()).isTrue();
        assertThat(action.get("executed_by").textValue()).isEqualTo("operator");
        assertThat(action.get("executed_at").textValue()).isNotEmpty();
        assertThat(action.get("execution_comment").textValue()).isEqualTo(NOTE);
        assertThat(page.expectFirst("[aria-labelledby=decisions]").text())
                .contains("applied by operator", NOTE)
                .doesNotContain("ended by the service");
        assertThat(get("/operations/" + operation).get("principal").textValue()).isEqualTo(AGENT);
        assertThat(get("/operations/" + operation).get("executed_by").textValue())
                .isEqualTo("operator");
        assertThat(browser.page("/console/operations/" + operation).text()).contains("Applied by operator");
        assertThat(history("120210000000000023").get("requested_by").textValue())
                .isEqualTo(AGENT);
        assertThat(history("120210000000000023").get("executed_by").textValue()).isEqualTo("operator");
        assertThat(sent.at("/actor/principal").textValue()).isEqualTo(AGENT);
        assertThat(sent.get("executed_by").textValue()).isEqualTo("operator");
        assertThat(sent.get("execution_comment").textValue()).startsWith("h:");
        assertThat(get("/audit/events?limit=500").toString()).doesNotContain(NOTE);
    }

    @Test
    void isNullWhereNoApprovalWasNeeded() {
        String operation = service.execute(
                        agent, "pause_beta_campaign", "{\"arguments\":{\"campaign_id\":\"120210000000000028\"}}")
                .headers()
                .firstValue("Operation-Id")
                .orElseThrow();

        assertThat(get("/audit/events?kind=write.sent&operation=" + operation)
                        .at("/rows/0")
                        .has("executed_by"))
                .isFalse();
        assertThat(get("/operations/" + operation).get("executed_by").isNull()).isTrue();
        assertThat(history("120210000000000028").get("executed_by").isNull()).isTrue();
    }

    @Test
    void isFoundByTheRequestThatResumedTheAction() {
        JsonNode staged = staged("120210000000000001");
        approve(staged);
        HttpResponse<byte[]> done = service.execute(
                OPERATOR,
                "resume_workflow_after_approval",
                "{\"arguments\":{\"pending_action_id\":" + staged.get("id") + ",\"payload_hash\":"
                        + staged.get("payload_hash") + "}}");
        String request = done.headers().firstValue(RequestIds.HEADER).orElseThrow();

        Browser browser = new Browser(service);
        browser.signIn(OPERATOR);
        JsonNode found = get("/audit/events?request_id=" + request);
        String exported = new String(
                service.send(service.request(
                                OPERATOR, "/api/v1/audit/events?format=jsonl&kind=call&request_id=" + request))
                        .body(),
                StandardCharsets.UTF_8);

        assertThat(found.at("/rows").findValuesAsText("request_id"))
                .isNotEmpty()
                .containsOnly(request);
        assertThat(found.at("/rows").findValuesAsText("kind")).containsExactlyInAnyOrder("call", "call", "write.sent");
        assertThat(exported.lines()).hasSize(2);
        assertThat(browser.page("/console/audit?request_id=" + request).select("tbody tr"))
                .hasSize(3);
        assertThat(get("/audit/events?request_id=" + request.substring(1)).at("/rows"))
                .isEmpty();
        assertThat(get("/audit/events?request_id=%22").at("/rows")).isEmpty();
    }

    private static JsonNode staged(String campaign) {
        return Mcp.result(new Mcp(service, agent, Mcp.STATELESS)
                        .call("update_campaign_budget", "{\"campaign_id\":\"" + campaign + "\",\"daily_budget\":6100}"))
                .at("/structuredContent/pending_action");
    }

    private static void approve(JsonNode action) {
        JsonNode approved = post(
                approver,
                "/pending-actions/" + action.get("id").textValue() + "/approve",
                "{\"payload_hash\":" + action.get("payload_hash") + "}");
        assertThat(approved.get("status").textValue()).isEqualTo("APPROVED");
    }

    private static JsonNode history(String campaign) {
        return Service.json(service.execute(
                        OPERATOR,
                        "get_change_history",
                        "{\"arguments\":{\"account_id\":\"act_1700100001\",\"entity_id\":\"" + campaign + "\"}}"))
                .at("/data/rows/0");
    }

    private static JsonNode action(String id) {
        return get("/pending-actions/" + id);
    }

    private static JsonNode get(String path) {
        return Service.json(service.send(service.request(OPERATOR, "/api/v1" + path)));
    }

    private static JsonNode post(String token, String path, String body) {
        return Service.json(service.send(service.request(token, "/api/v1" + path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))));
    }
}
