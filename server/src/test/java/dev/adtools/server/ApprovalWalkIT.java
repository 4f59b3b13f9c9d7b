package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A change of a budget from the question to the platform: one asks, another approves, and it happens once. */
@Tag("stores")
class ApprovalWalkIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String ACTIONS = "/api/v1/pending-actions/";
    private static final String NOBODY = "sha256:" + "0".repeat(64);

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
    void changesABudgetOnceAfterAnotherOwnerApproved() {
        JsonNode waiting = data(budget("23", 6000, "walk-1")).get("pending_action");
        String id = waiting.get("id").textValue();
        String hash = waiting.get("payload_hash").textValue();

        HttpResponse<byte[]> tooEarly = resume(id, hash);
        HttpResponse<byte[]> approved = approve(id, hash);
        JsonNode done = data(resume(id, hash)).get("result");
        JsonNode again = data(resume(id, hash)).get("result");

        assertThat(code(tooEarly)).isEqualTo("PENDING_ACTION_NOT_APPROVED");
        assertThat(approved.statusCode()).isEqualTo(200);
        assertThat(done.at("/pending_action/status").textValue()).isEqualTo("EXECUTED");
        assertThat(done.at("/workflow/status").textValue()).isEqualTo("succeeded");
        assertThat(done.at("/result/result/after/amount_minor").longValue()).isEqualTo(6000);
        assertThat(done.get("already_executed").booleanValue()).isFalse();
        assertThat(again.get("already_executed").booleanValue()).isTrue();
        assertThat(again.get("result")).isEqualTo(done.get("result"));
        assertThat(budgetOf("23")).isEqualTo(6000);
    }

    @Test
    void changesNothingWhenTheAccountHasMovedOn() {
        JsonNode late = data(budget("59", 7000, "walk-2")).get("pending_action");
        approve(late.get("id").textValue(), late.get("payload_hash").textValue());
        service.execute(
                OPERATOR, "pause_beta_campaign", "{\"arguments\":{\"campaign_id\":\"" + campaign("59") + "\"}}");
        long before = budgetOf("59");

        HttpResponse<byte[]> outdated =
                resume(late.get("id").textValue(), late.get("payload_hash").textValue());

        assertThat(code(outdated)).isEqualTo("PRECONDITION_CHANGED");
        JsonNode changed = Service.json(outdated).at("/error/details/changed");
        assertThat(changed.findValuesAsText("pointer")).containsExactly("/plan/effective_status", "/plan/status");
        assertThat(changed.at("/0/before").textValue()).isEqualTo("ACTIVE");
        assertThat(changed.at("/0/now").textValue()).isEqualTo("PAUSED");
        assertThat(Service.json(outdated).at("/error/details/changed_left_out").intValue())
                .isZero();
        assertThat(Service.json(outdated).at("/mcp_response/structuredContent/error/details/changed"))
                .isEqualTo(changed);
        assertThat(budgetOf("59")).isEqualTo(before);
    }

    @Test
    void refusesAHashThatNobodyApproved() {
        JsonNode waiting = data(budget("41", 8000, "walk-3")).get("pending_action");
        approve(waiting.get("id").textValue(), waiting.get("payload_hash").textValue());

        assertThat(code(resume(waiting.get("id").textValue(), NOBODY))).isEqualTo("PAYLOAD_HASH_MISMATCH");
        assertThat(code(resume("pa_01m7znghxjcp6te53ex4hrrb88", NOBODY))).isEqualTo("NOT_FOUND");
    }

    private static HttpResponse<byte[]> budget(String campaign, int minor, String key) {
        String body = "{\"arguments\":{\"campaign_id\":\"" + campaign(campaign) + "\",\"daily_budget\":" + minor
                + ",\"currency\":\"USD\"}}";
        return service.send(service.post(OPERATOR, "update_campaign_budget", body.getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", key));
    }

    private static String campaign(String number) {
        return "1202100000000000" + number;
    }

    private static HttpResponse<byte[]> approve(String id, String hash) {
        byte[] body = ("{\"payload_hash\":\"" + hash + "\"}").getBytes(StandardCharsets.UTF_8);
        return service.send(service.request(approver, ACTIONS + id + "/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(body)));
    }

    private static HttpResponse<byte[]> resume(String id, String hash) {
        return service.execute(
                OPERATOR,
                "resume_workflow_after_approval",
                "{\"arguments\":{\"pending_action_id\":\"" + id + "\",\"payload_hash\":\"" + hash + "\"}}");
    }

    private static long budgetOf(String campaign) {
        String body = "{\"arguments\":{\"campaign_id\":\"" + campaign(campaign) + "\",\"daily_budget\":1234567,"
                + "\"currency\":\"USD\",\"validate_only\":true}}";
        return data(service.execute(OPERATOR, "update_campaign_budget", body))
                .at("/diff/0/before")
                .longValue();
    }

    private static JsonNode data(HttpResponse<byte[]> response) {
        assertThat(response.statusCode())
                .as(new String(response.body(), StandardCharsets.UTF_8))
                .isEqualTo(200);
        return Service.json(response).get("data");
    }

    private static String code(HttpResponse<byte[]> response) {
        return Service.json(response).at("/error/code").textValue();
    }
}
