package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that requests and approvals do not count once their tokens are revoked or their principals are disabled. */
@Tag("stores")
class LostApproversIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";

    @TempDir
    private static Path folder;

    private static final ItDatabase DATABASE = new ItDatabase();

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, DATABASE);
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
    void runsNothingForADisabledPrincipalNorForARevokedToken() {
        JsonNode token = minted();
        JsonNode action = staged("23");
        assertThat(approve(token, action).statusCode()).isEqualTo(200);

        disabled(1);
        assertThat(code(resume(action))).isEqualTo("PENDING_ACTION_NOT_APPROVED");
        disabled(0);
        assertThat(revoke(token).statusCode()).isEqualTo(200);
        assertThat(code(resume(action))).isEqualTo("PENDING_ACTION_NOT_APPROVED");

        JsonNode shown = Service.json(service.send(service.request(
                OPERATOR, "/api/v1/pending-actions/" + action.get("id").textValue())));
        assertThat(shown.get("status").textValue()).isEqualTo("APPROVED");
        assertThat(shown.get("executed_operation_id").isNull()).isTrue();
    }

    @Test
    void runsWhatATokenApprovedThatHasExpiredSince() {
        JsonNode token = minted();
        JsonNode action = staged("01");
        assertThat(approve(token, action).statusCode()).isEqualTo(200);
        DATABASE.change(
                folder.resolve("data"),
                "UPDATE token SET created_at = 0, expires_at = 1 WHERE id = '"
                        + token.get("id").textValue() + "'");

        assertThat(resume(action).statusCode()).isEqualTo(200);
    }

    @Test
    void neitherApprovesNorRunsTheRequestOfARevokedToken() {
        JsonNode asks = requester();
        JsonNode waiting = staged(asks.get("token").textValue(), "28");
        JsonNode approved = staged(asks.get("token").textValue(), "19");
        JsonNode decides = minted();
        assertThat(approve(decides, approved).statusCode()).isEqualTo(200);
        revoke(asks);

        HttpResponse<byte[]> refused = approve(decides, waiting);
        HttpResponse<byte[]> resumed = resume(approved);

        String lost = "The request of operator no longer counts: its token was revoked or lost the right, or its"
                + " principal is disabled. Reject it, or ask again.";
        assertThat(Service.json(refused).get("code").textValue()).isEqualTo("PENDING_ACTION_NOT_APPROVED");
        assertThat(Service.json(refused).get("message").textValue()).isEqualTo(lost);
        assertThat(code(resumed)).isEqualTo("PENDING_ACTION_NOT_APPROVED");
        assertThat(Service.json(resumed).at("/error/message").textValue()).isEqualTo(lost);
    }

    private static JsonNode requester() {
        return Service.json(service.send(service.request(OPERATOR, "/api/v1/tokens")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(
                        "{\"name\":\"asks\",\"principal\":\"operator\",\"scopes\":[\"tools:spend\"]}"))));
    }

    private static JsonNode minted() {
        return Service.json(service.send(service.request(approver, "/api/v1/tokens")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(
                        "{\"name\":\"t\",\"principal\":\"approver\",\"scopes\":[\"approvals:decide\"]}"))));
    }

    private static JsonNode staged(String campaign) {
        return staged(OPERATOR, campaign);
    }

    private static JsonNode staged(String token, String campaign) {
        return Service.json(service.execute(token, "update_campaign_budget", """
                        {"arguments":{"campaign_id":"1202100000000000%s","daily_budget":6000}}""".formatted(campaign)))
                .at("/data/pending_action");
    }

    private static HttpResponse<byte[]> approve(JsonNode token, JsonNode action) {
        String path = "/api/v1/pending-actions/" + action.get("id").textValue() + "/approve";
        String body = "{\"payload_hash\":" + action.get("payload_hash") + "}";
        HttpRequest.Builder request =
                service.request(token.get("token").textValue(), path).header("Content-Type", "application/json");
        return service.send(request.POST(BodyPublishers.ofString(body)));
    }

    private static HttpResponse<byte[]> resume(JsonNode action) {
        return service.execute(
                OPERATOR,
                "resume_workflow_after_approval",
                "{\"arguments\":{\"pending_action_id\":" + action.get("id") + ",\"payload_hash\":"
                        + action.get("payload_hash") + "}}");
    }

    private static void disabled(int disabled) {
        DATABASE.change(
                folder.resolve("data"), "UPDATE principal SET disabled = " + disabled + " WHERE id = 'approver'");
    }

    private static HttpResponse<byte[]> revoke(JsonNode token) {
        return service.send(
                service.request(OPERATOR, "/api/v1/tokens/" + token.get("id").textValue())
                        .DELETE());
    }

    private static String code(HttpResponse<byte[]> answer) {
        return Service.json(answer).at("/error/code").textValue();
    }
}
