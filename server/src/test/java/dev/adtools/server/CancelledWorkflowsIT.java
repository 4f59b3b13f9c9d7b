package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Workflows that a person cancels, also while the outcome of a step is unknown. */
@Tag("stores")
class CancelledWorkflowsIT {

    private static final String STAGED = "{\"tool\":\"stage_thing\",\"arguments\":{\"behaviour\":\"entity_%s\"}}";
    private static final String LOST = "{\"tool\":\"create_thing\",\"arguments\":{\"behaviour\":\"platform_timeout\"}}";
    private static final String READ = "{\"tool\":\"get_things\",\"arguments\":{}}";
    private static final String STOP = "{\"tool\":\"stop_thing\",\"arguments\":{}}";
    private static final String WHY = "{\"reason\":\"no longer wanted\"}";

    private static final TestService APP = TestService.withProductTools();

    private static Service service;
    private int before;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @BeforeEach
    void count() {
        before = APP.things().applied();
    }

    @Test
    void takesBackWhatItWaitsFor() {
        JsonNode waiting = started(staged(), STOP);
        String action =
                "/api/v1/pending-actions/" + waiting.get("pending_action_id").textValue();

        HttpResponse<byte[]> cancelled = cancel("all", waiting, WHY);

        JsonNode workflow = Service.json(cancelled);
        assertThat(cancelled.statusCode()).isEqualTo(200);
        assertThat(cancelled.headers().firstValue("Cache-Control")).hasValue("no-store");
        assertThat(workflow.get("status").textValue()).isEqualTo("cancelled");
        assertThat(workflow.at("/error/message").textValue())
                .isEqualTo("robot cancelled the workflow: no longer wanted");
        assertThat(workflow.at("/step_list/0/status").textValue()).isEqualTo("cancelled");
        assertThat(workflow.at("/step_list/1/status").textValue()).isEqualTo("pending");
        assertThat(get(action).get("status").textValue()).isEqualTo("CANCELLED");
        assertThat(get(action).at("/ended/reason").textValue()).isEqualTo("no longer wanted");
        assertThat(APP.things().applied()).isEqualTo(before);
    }

    @Test
    void takesBackWhatWasApprovedAndRunsItNeverMore() {
        JsonNode waiting = started(staged());
        String id = waiting.get("pending_action_id").textValue();
        String hash = get("/api/v1/pending-actions/" + id).get("payload_hash").textValue();
        post("other", "/api/v1/pending-actions/" + id + "/approve", "{\"payload_hash\":\"" + hash + "\"}");

        cancel("all", waiting, "");
        HttpResponse<byte[]> resumed = service.execute(
                "all",
                "resume_workflow_after_approval",
                "{\"arguments\":{\"pending_action_id\":\"" + id + "\",\"payload_hash\":\"" + hash + "\"}}");

        assertThat(get("/api/v1/pending-actions/" + id).get("status").textValue())
                .isEqualTo("REVOKED");
        assertThat(Service.json(resumed).at("/error/code").textValue()).isEqualTo("PENDING_ACTION_NOT_APPROVED");
        assertThat(APP.things().applied()).isEqualTo(before);
    }

    @Test
    void leavesTheOperationOfABlockedStepToBeSettled() {
        JsonNode blocked = started(LOST, STOP);
        String operation =
                "/api/v1/operations/" + blocked.at("/step_list/0/operation_id").textValue();

        JsonNode cancelled = Service.json(cancel("all", blocked, WHY));
        JsonNode open = get(operation);
        post(
                "other",
                operation + "/resolve",
                "{\"outcome\":\"SUCCEEDED\",\"evidence\":\"It is there.\",\"expected_fence\":1}");

        assertThat(blocked.get("status").textValue()).isEqualTo("blocked_unknown");
        assertThat(cancelled.get("status").textValue()).isEqualTo("cancelled");
        assertThat(cancelled.at("/step_list/0/status").textValue()).isEqualTo("unknown");
        assertThat(cancelled.at("/step_list/0/operation_id")).isEqualTo(blocked.at("/step_list/0/operation_id"));
        assertThat(open.get("status").textValue()).isEqualTo("UNKNOWN");
        assertThat(get(operation).get("status").textValue()).isEqualTo("SUCCEEDED");
        assertThat(get(path(blocked)).get("status").textValue()).isEqualTo("cancelled");
        assertThat(APP.things().applied() - before).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"get_things", "create_thing"})
    void isRefusedWhileAStepRuns(String tool) throws Exception {
        String behaviour = "gate_" + tool;
        String step = "{\"tool\":\"" + tool + "\",\"arguments\":{\"behaviour\":\"" + behaviour + "\"}}";
        CompletableFuture<JsonNode> running = CompletableFuture.supplyAsync(() -> started(step));
        APP.things().gate(behaviour).awaitCall();
        JsonNode seen = get("/api/v1/workflows?status=running").at("/rows/0");

        HttpResponse<byte[]> refused = cancel("all", seen, WHY);

        APP.things().gate(behaviour).open();
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(Service.json(refused).get("code").textValue()).isEqualTo("STATE_CONFLICT");
        assertThat(Service.json(refused).at("/details/status").textValue()).isEqualTo("running");
        assertThat(running.get(30, TimeUnit.SECONDS).get("status").textValue()).isEqualTo("succeeded");
    }

    @Test
    void endsOnceAndForGood() {
        JsonNode waiting = started(staged());

        cancel("all", waiting, WHY);
        HttpResponse<byte[]> again = cancel("all", waiting, WHY);

        assertThat(again.statusCode()).isEqualTo(409);
        assertThat(Service.json(again).get("code").textValue()).isEqualTo("STATE_CONFLICT");
        assertThat(Service.json(again).at("/details/status").textValue()).isEqualTo("cancelled");
    }

    @Test
    void isForTheOwnerAndForWhoeverAdministersWithinTheirLimits() {
        JsonNode waiting = started(staged(), STOP);

        assertThat(cancel("all", "/api/v1/workflows/wf_none", WHY).statusCode()).isEqualTo(404);
        for (String limited : new String[] {"beta", "narrow", "account"}) {
            assertThat(cancel(limited, waiting, WHY).statusCode()).as(limited).isEqualTo(404);
        }
        assertThat(cancel("all", waiting, "{\"why\":1}").statusCode()).isEqualTo(400);
        assertThat(get(path(waiting)).get("status").textValue()).isEqualTo("waiting_approval");
        assertThat(cancel("other", waiting, WHY).statusCode()).isEqualTo(200);
    }

    @Test
    void showsNobodyTheStepsOfToolsBeyondTheirToken() {
        String read = path(started(READ));
        String both = path(started(READ, STOP));

        assertThat(service.send(service.request("narrow", read)).statusCode()).isEqualTo(200);
        assertThat(service.send(service.request("narrow", both)).statusCode()).isEqualTo(404);
        JsonNode listed = Service.json(service.send(service.request("narrow", "/api/v1/workflows?limit=500")));
        assertThat(listed.get("rows").findValuesAsText("workflow_id"))
                .contains(read.substring(read.lastIndexOf('/') + 1))
                .doesNotContain(both.substring(both.lastIndexOf('/') + 1));
    }

    // Two changes of one thing do not wait at once.
    private static String staged() {
        return STAGED.formatted(UUID.randomUUID().toString());
    }

    private static JsonNode started(String... steps) {
        byte[] body =
                ("{\"arguments\":{\"steps\":[" + String.join(",", steps) + "]}}").getBytes(StandardCharsets.UTF_8);
        JsonNode answer = Service.json(service.send(service.post("all", "start_workflow", body)
                .header("Idempotency-Key", UUID.randomUUID().toString())));
        return answer.get("data").isNull()
                ? get("/api/v1/workflows/"
                        + answer.at("/error/details/workflow_id").textValue())
                : answer.at("/data/result");
    }

    private static String path(JsonNode workflow) {
        return "/api/v1/workflows/" + workflow.get("workflow_id").textValue();
    }

    private static HttpResponse<byte[]> cancel(String token, JsonNode workflow, String body) {
        return cancel(token, path(workflow), body);
    }

    private static HttpResponse<byte[]> cancel(String token, String path, String body) {
        return service.send(service.request(token, path + "/cancel")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    private static void post(String token, String path, String body) {
        HttpResponse<byte[]> response = service.send(service.request(token, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
        assertThat(response.statusCode())
                .as(new String(response.body(), StandardCharsets.UTF_8))
                .isEqualTo(200);
    }

    private static JsonNode get(String path) {
        return Service.json(service.send(service.request("all", path)));
    }
}
