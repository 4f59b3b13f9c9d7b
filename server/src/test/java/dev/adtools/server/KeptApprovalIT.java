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
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A refusal that certainly changed nothing does not use up an approval. */
@Tag("stores")
class KeptApprovalIT {

    private static final String TOKEN = "operator-token-of-the-environment-0001";
    // The sandbox throttles every write in its account.
    private static final String THROTTLED = "120210000000000204";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, new ItDatabase());
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
    void returnsAThrottledWriteToItsApproval() {
        JsonNode pending = Service.json(service.execute(
                        TOKEN,
                        "update_campaign_budget",
                        "{\"arguments\":{\"campaign_id\":\"" + THROTTLED + "\",\"daily_budget\":5500}}"))
                .at("/data/pending_action");
        String path = "/api/v1/pending-actions/" + pending.get("id").textValue();
        assertThat(post(approver, path + "/approve", hash(pending)).statusCode())
                .isEqualTo(200);

        HttpResponse<byte[]> first = resume(pending, "throttled-1");
        JsonNode kept = get(approver, path);
        HttpResponse<byte[]> sameKey = resume(pending, "throttled-1");
        HttpResponse<byte[]> otherKey = resume(pending, "throttled-2");

        for (HttpResponse<byte[]> refused : List.of(first, sameKey, otherKey)) {
            assertThat(refused.statusCode()).isEqualTo(429);
            assertThat(refused.headers().firstValue("Idempotent-Replayed")).isEmpty();
        }
        assertThat(kept.get("status").textValue()).isEqualTo("APPROVED");
        assertThat(kept.get("unapplied_attempts").intValue()).isEqualTo(1);
        assertThat(kept.get("executed_by").isNull()).isTrue();
        String workflow = "/api/v1/workflows/" + kept.get("workflow_id").textValue();
        assertThat(get(TOKEN, workflow).get("status").textValue()).isEqualTo("waiting_approval");
        assertThat(operations("NOT_APPLIED")).contains("update_campaign_budget");
        assertThat(audit("action.reopen").findValuesAsText("pending_action_id"))
                .containsOnly(pending.get("id").textValue());
        assertThat(post(approver, path + "/revoke", "{}").statusCode()).isEqualTo(200);
        assertThat(Service.json(resume(pending, "throttled-1"))
                        .at("/error/code")
                        .textValue())
                .isEqualTo("PENDING_ACTION_NOT_APPROVED");
    }

    private static HttpResponse<byte[]> resume(JsonNode pending, String key) {
        String body = "{\"arguments\":{\"pending_action_id\":\""
                + pending.get("id").textValue() + "\",\"payload_hash\":\""
                + pending.get("payload_hash").textValue() + "\"}}";
        return service.send(service.post(TOKEN, "resume_workflow_after_approval", body.getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", key));
    }

    private static String hash(JsonNode pending) {
        return "{\"payload_hash\":\"" + pending.get("payload_hash").textValue() + "\"}";
    }

    private static HttpResponse<byte[]> post(String token, String path, String body) {
        return service.send(service.request(token, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    private static JsonNode get(String token, String path) {
        return Service.json(service.send(service.request(token, path)));
    }

    private static String operations(String status) {
        return get(TOKEN, "/api/v1/operations?status=" + status).get("rows").toString();
    }

    private static JsonNode audit(String kind) {
        return get(TOKEN, "/api/v1/audit/events?kind=" + kind).get("rows");
    }
}
