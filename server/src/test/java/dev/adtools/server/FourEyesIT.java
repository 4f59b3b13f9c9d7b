package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that nobody approves alone, whatever principals and tokens they make. */
@Tag("stores")
class FourEyesIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String SPENDS = "\"tools:spend\"";
    private static final String DECIDES = "\"approvals:read\",\"approvals:decide\"";
    private static final String BUDGET = "{\"campaign_id\":\"1202100000000000%s\",\"daily_budget\":6100}";

    // Of the sandbox's account that loses requests.
    private static final String LOST_BUDGET =
            "{\"arguments\":{\"campaign_id\":\"120210000000000203\",\"daily_budget\":6100}}";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, new ItDatabase());
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void areNotMadeByTheHolderOfOneRoot() {
        principal("asks", "one");
        principal("nods", "two");

        HttpResponse<byte[]> decider = mint(OPERATOR, "nods", DECIDES);
        HttpResponse<byte[]> root = mint(OPERATOR, "nods", "\"approvals:admin\"");
        HttpResponse<byte[]> spender = mint(approver, "asks", SPENDS);

        assertThat(scopeRefused(decider)).isEqualTo("approvals:decide");
        assertThat(scopeRefused(root)).isEqualTo("approvals:admin");
        assertThat(scopeRefused(spender)).isEqualTo("tools:spend");
    }

    @Test
    void areThoseOfBothRoots() {
        principal("reports", "marketing");
        principal("anna", "finance");
        String spends = token(mint(OPERATOR, "reports", SPENDS));

        JsonNode action = staged(spends);

        assertThat(approve(token(mint(approver, "anna", DECIDES)), action).statusCode())
                .isEqualTo(200);
    }

    @Test
    void areNotThoseOfWhoeverMintedTheTokenThatStartedAWorkflow() {
        principal("lead", "leads");
        principal("lead-approves", "leads");
        principal("robot", "robots");
        String lead = token(mint(OPERATOR, "lead", SPENDS + ",\"tools:read\",\"tools:write\",\"tokens:admin\""));
        String started = token(mint(lead, "robot", SPENDS + ",\"tools:read\",\"tools:write\""));
        // The principal's newest token, with which its steps are run: the lead has no part in it.
        token(mint(OPERATOR, "robot", SPENDS + ",\"tools:read\",\"tools:write\""));
        String step = "{\"tool\":\"update_campaign_budget\",\"arguments\":" + BUDGET.formatted("01") + "}";

        HttpResponse<byte[]> workflow =
                service.execute(started, "start_workflow", "{\"arguments\":{\"steps\":[" + step + "]}}");
        String id = Service.json(workflow)
                .at("/data/result/pending_action/id")
                .asText(Service.json(workflow)
                        .at("/data/result/step_list/0/pending_action_id")
                        .asText());
        JsonNode action = Service.json(service.send(service.request(approver, "/api/v1/pending-actions/" + id)));

        String nods = token(mint(approver, "lead-approves", DECIDES));
        assertThat(yours(nods, action).get("code").textValue()).isEqualTo("SELF_APPROVAL_FORBIDDEN");
        assertThat(code(approve(nods, action))).isEqualTo("SELF_APPROVAL_FORBIDDEN");
        assertThat(yours(approver, action).get("allowed").booleanValue()).isTrue();
        assertThat(approve(approver, action).statusCode()).isEqualTo(200);
    }

    @Test
    void areNotThoseOfWhoeverMintedTheTokenThatAskedWhenItIsSettled() {
        principal("head", "heads");
        principal("head-checks", "heads");
        principal("agent", "agents");
        String head = token(mint(OPERATOR, "head", SPENDS + ",\"tools:write\",\"workflows:resume\",\"tokens:admin\""));
        String asks = token(mint(head, "agent", SPENDS + ",\"tools:write\",\"workflows:resume\""));
        // The principal's newest token, with which what was approved is sent: the head has no part in it.
        token(mint(OPERATOR, "agent", SPENDS));
        String checks = token(mint(approver, "head-checks", DECIDES));

        JsonNode action = Service.json(service.execute(asks, "update_campaign_budget", LOST_BUDGET))
                .at("/data/pending_action");
        assertThat(approve(approver, action).statusCode()).isEqualTo(200);
        HttpResponse<byte[]> lost = service.execute(
                asks,
                "resume_workflow_after_approval",
                "{\"arguments\":{\"pending_action_id\":" + action.get("id") + ",\"payload_hash\":"
                        + action.get("payload_hash") + "}}");
        String operation = Service.json(lost).at("/error/details/operation_id").asText();

        assertThat(code(notApplied(checks, operation))).isEqualTo("SELF_APPROVAL_FORBIDDEN");
        assertThat(notApplied(approver, operation).statusCode()).isEqualTo(200);
    }

    private static HttpResponse<byte[]> notApplied(String token, String operation) {
        return post(
                token,
                "/operations/" + operation + "/resolve",
                "{\"outcome\":\"NOT_APPLIED\",\"evidence\":\"I looked.\",\"expected_fence\":1}");
    }

    @Test
    void revokeOnlyTheirOwn() {
        principal("nightly", "marketing");
        String id = Service.json(mint(OPERATOR, "nightly", SPENDS)).get("id").textValue();

        HttpResponse<byte[]> refused =
                service.send(service.request(approver, "/api/v1/tokens/" + id).DELETE());

        assertThat(code(refused)).isEqualTo("NOT_FOUND");
        assertThat(service.send(service.request(OPERATOR, "/api/v1/tokens/" + id)
                                .DELETE())
                        .statusCode())
                .isEqualTo(200);
        for (JsonNode row : Service.json(service.send(service.request(approver, "/api/v1/tokens?limit=500")))
                .get("rows")) {
            assertThat(row.get("scopes")).allMatch(scope -> scope.textValue().matches("approvals:.*|halts:set"));
        }
    }

    private static void principal(String id, String owner) {
        post(OPERATOR, "/principals", "{\"id\":\"" + id + "\",\"owner\":\"" + owner + "\",\"kind\":\"human\"}");
    }

    private static HttpResponse<byte[]> mint(String minter, String principal, String scopes) {
        return post(
                minter, "/tokens", "{\"name\":\"t\",\"principal\":\"" + principal + "\",\"scopes\":[" + scopes + "]}");
    }

    private static String token(HttpResponse<byte[]> minted) {
        return Service.json(minted).get("token").textValue();
    }

    private static JsonNode staged(String token) {
        return Service.json(service.execute(
                        token, "update_campaign_budget", "{\"arguments\":" + BUDGET.formatted("23") + "}"))
                .at("/data/pending_action");
    }

    private static HttpResponse<byte[]> approve(String token, JsonNode action) {
        return post(
                token,
                "/pending-actions/" + action.get("id").textValue() + "/approve",
                "{\"payload_hash\":" + action.get("payload_hash") + "}");
    }

    private static JsonNode yours(String token, JsonNode action) {
        String path = "/api/v1/pending-actions/" + action.get("id").textValue();
        return Service.json(service.send(service.request(token, path))).get("your_approval");
    }

    private static HttpResponse<byte[]> post(String token, String path, String body) {
        return service.send(service.request(token, "/api/v1" + path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    private static String code(HttpResponse<byte[]> answer) {
        return Service.json(answer).path("code").asText();
    }

    private static String scopeRefused(HttpResponse<byte[]> answer) {
        assertThat(answer.statusCode()).isEqualTo(403);
        return Service.json(answer).at("/details/scope").textValue();
    }
}
