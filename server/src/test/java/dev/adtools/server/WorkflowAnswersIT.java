package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A call that starts or resumes a workflow answers how the workflow stands, the same over REST and MCP. */
@Tag("stores")
class WorkflowAnswersIT {

    private static final String READ = "{\"tool\":\"get_things\",\"arguments\":{}}";
    private static final String WRITE = "{\"tool\":\"create_thing\",\"arguments\":{\"behaviour\":\"%s\"}}";
    private static final String STAGED = "{\"tool\":\"create_thing\",\"arguments\":{\"account_id\":\"1234567890\","
            + "\"behaviour\":\"entity_%s\",\"approval\":true}}";
    private static final TestService APP = TestService.withProductTools();

    private static Service service;

    private final String key = UUID.randomUUID().toString();
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
    void answersTheErrorOfTheStepThatFailedWithWhatRanBeforeIt() {
        String steps = steps(READ, WRITE.formatted("done"), WRITE.formatted("plan_rule_violation"), READ);

        HttpResponse<byte[]> failed = rest("start_workflow", steps);

        JsonNode body = Service.json(failed);
        JsonNode details = body.at("/error/details");
        assertThat(failed.statusCode()).isEqualTo(422);
        assertThat(body.get("ok").booleanValue()).isFalse();
        assertThat(body.get("data").isNull()).isTrue();
        assertThat(body.at("/mcp_response/isError").booleanValue()).isTrue();
        assertThat(body.at("/error/code").textValue()).isEqualTo("RULE_VIOLATION");
        assertThat(body.at("/error/message").textValue())
                .startsWith("steps[2] (create_thing): Scripted.")
                .contains("not undone: step 1 (create_thing).", "under another key, does that again");
        assertThat(details.get("retry").textValue()).isEqualTo("never");
        assertThat(body.at("/mcp_response/content/0/text").textValue()).endsWith("Do not send the call again.");
        assertThat(details.get("step").intValue()).isEqualTo(2);
        assertThat(details.get("step_list"))
                .extracting(step -> step.get("status").textValue())
                .containsExactly("done", "done", "failed");
        assertThat(details.at("/step_list/0/output/echo").textValue()).isNotBlank();
        assertThat(details.at("/step_list/1/operation_id").textValue()).startsWith("op_");
        JsonNode workflow =
                get("/api/v1/workflows/" + details.get("workflow_id").textValue());
        assertThat(workflow.get("status").textValue()).isEqualTo("failed");
        assertThat(event(failed).get("tool").textValue()).isEqualTo("start_workflow");
        assertThat(event(failed).get("code").textValue()).isEqualTo("RULE_VIOLATION");
    }

    @ParameterizedTest
    @CsvSource({"plan_rule_violation", "platform_rejected", "platform_timeout"})
    void answersTheSameToTheSameKeyOverBothWiresAndRunsNothingAgain(String behaviour) {
        String steps = steps(WRITE.formatted("done"), WRITE.formatted(behaviour));

        HttpResponse<byte[]> first = rest("start_workflow", steps);
        int ran = APP.things().applied();
        HttpResponse<byte[]> second = rest("start_workflow", steps);
        ObjectNode third = mcp("start_workflow", steps);

        assertThat(second.body()).isEqualTo(first.body());
        assertThat((JsonNode) third).isEqualTo(Service.json(first).get("mcp_response"));
        assertThat(third.get("isError").booleanValue()).isTrue();
        assertThat(APP.things().applied()).isEqualTo(ran).isGreaterThan(before);
    }

    @Test
    void answersThatNobodyKnowsHowAStepEndedAndWhichOperationToLookAt() {
        HttpResponse<byte[]> lost = rest("start_workflow", steps(WRITE.formatted("platform_timeout"), READ));

        JsonNode error = Service.json(lost).get("error");
        String operation = error.at("/details/operation_id").textValue();
        assertThat(lost.statusCode()).isEqualTo(409);
        assertThat(error.get("code").textValue()).isEqualTo("OUTCOME_UNKNOWN");
        assertThat(error.at("/details/step").intValue()).isZero();
        assertThat(error.at("/details/step_list/0/operation_id").textValue()).isEqualTo(operation);
        assertThat(get("/api/v1/operations/" + operation).get("status").textValue())
                .isEqualTo("UNKNOWN");
        assertThat(get("/api/v1/workflows/" + error.at("/details/workflow_id").textValue())
                        .get("status")
                        .textValue())
                .isEqualTo("blocked_unknown");
        assertThat(event(lost).get("tool").textValue()).isEqualTo("start_workflow");
    }

    @Test
    void answersThatItGoesOnWhileItDoes() {
        String unavailable = "{\"tool\":\"get_things\",\"arguments\":{\"behaviour\":\"platform_unavailable\"}}";

        HttpResponse<byte[]> going = rest("start_workflow", steps(unavailable));
        ObjectNode same = mcp("start_workflow", steps(unavailable));

        JsonNode data = Service.json(going).get("data");
        assertThat(going.statusCode()).isEqualTo(200);
        assertThat(data.get("status").textValue()).isEqualTo("running");
        assertThat(data.at("/result/status").textValue()).isEqualTo("running");
        assertThat(same.get("structuredContent")).isEqualTo(data);
    }

    @Test
    void waitsWithAllThatApprovingAndResumingNeed() {
        HttpResponse<byte[]> waiting = rest("start_workflow", steps(staged(), staged()));
        JsonNode data = Service.json(waiting).get("data");
        JsonNode action = data.get("pending_action");
        assertThat(data.get("status").textValue()).isEqualTo("pending_approval");
        assertThat(data.at("/result/status").textValue()).isEqualTo("waiting_approval");
        assertThat(get("/api/v1/pending-actions/" + action.get("id").textValue())
                        .get("payload_hash"))
                .isEqualTo(action.get("payload_hash"));
        assertThat(rest("start_workflow", steps(staged())).statusCode()).isEqualTo(422);

        approve(action);
        JsonNode next = Service.json(rest("all", "resume_workflow_after_approval", resume(action), key + "-2"))
                .get("data");
        approve(next.get("pending_action"));
        JsonNode done = Service.json(
                        rest("all", "resume_workflow_after_approval", resume(next.get("pending_action")), key + "-3"))
                .get("data");

        assertThat(next.get("status").textValue()).isEqualTo("pending_approval");
        assertThat(next.at("/result/next/pending_action_id"))
                .isEqualTo(next.at("/pending_action/id"))
                .isNotEqualTo(action.get("id"));
        assertThat(done.get("status").textValue()).isEqualTo("applied");
        assertThat(APP.things().applied() - before).isEqualTo(2);
    }

    @Test
    void answersTheErrorOfTheStepThatFailedBehindTheApprovedOne() {
        JsonNode action = Service.json(rest("start_workflow", steps(staged(), WRITE.formatted("platform_rejected"))))
                .at("/data/pending_action");
        approve(action);

        HttpResponse<byte[]> failed = rest("all", "resume_workflow_after_approval", resume(action), key + "-2");
        HttpResponse<byte[]> again = rest("all", "resume_workflow_after_approval", resume(action), key + "-2");

        JsonNode error = Service.json(failed).get("error");
        assertThat(failed.statusCode()).isEqualTo(422);
        assertThat(error.get("code").textValue()).isEqualTo("PLATFORM_REJECTED");
        assertThat(error.at("/details/step").intValue()).isEqualTo(1);
        assertThat(error.at("/details/step_list"))
                .extracting(step -> step.get("status").textValue())
                .containsExactly("done", "failed");
        assertThat(error.at("/details/step_list/0/operation_id").textValue()).startsWith("op_");
        assertThat(error.at("/details/step_list/1/operation_id").textValue()).startsWith("op_");
        assertThat(again.body()).isEqualTo(failed.body());
        assertThat(event(failed).get("tool").textValue()).isEqualTo("resume_workflow_after_approval");
    }

    @Test
    void tellsAnotherTokenNothingOfStepsThatItMayNotSee() {
        String other =
                "{\"tool\":\"create_thing\",\"arguments\":{\"account_id\":\"5550001111\",\"behaviour\":\"platform_rejected\"}}";
        JsonNode action =
                Service.json(rest("start_workflow", steps(staged(), other))).at("/data/pending_action");
        approve(action);

        HttpResponse<byte[]> failed = rest("account", "resume_workflow_after_approval", resume(action), key + "-2");

        JsonNode error = Service.json(failed).get("error");
        assertThat(failed.statusCode()).isEqualTo(422);
        assertThat(error.get("message").textValue())
                .contains("this token may not see it.", "some of the steps before")
                .doesNotContain("create_thing");
        assertThat(error.get("details").has("step_list")).isFalse();
        assertThat(error.toString()).doesNotContain("5550001111");
    }

    @Test
    void leavesAKeyFreeWhoseActionWasNotLetGo() {
        JsonNode action = Service.json(rest("start_workflow", steps(staged()))).at("/data/pending_action");
        approve(action);
        service.send(service.request("all", "/api/v1/halts/alpha:1234567890")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"not now\"}")));
        HttpResponse<byte[]> halted = rest("all", "resume_workflow_after_approval", resume(action), key + "-2");
        service.resume("all", "alpha:1234567890");

        HttpResponse<byte[]> done = rest("all", "resume_workflow_after_approval", resume(action), key + "-2");

        assertThat(halted.statusCode()).isEqualTo(403);
        assertThat(Service.json(halted).at("/error/details/step").intValue()).isZero();
        assertThat(Service.json(done).at("/data/status").textValue()).isEqualTo("applied");
    }

    // Under the same key it would fail the same, and under another what was done would be done twice.
    @ParameterizedTest
    @CsvSource({"done, never", "plan_platform_unavailable, new_key"})
    void saysOfNoFailedWorkflowThatItMayBeSentAgainWithItsKey(String behaviour, String retry) {
        HttpResponse<byte[]> failed =
                rest("start_workflow", steps(WRITE.formatted(behaviour), WRITE.formatted("plan_platform_unavailable")));

        JsonNode details = Service.json(failed).at("/error/details");
        assertThat(failed.statusCode()).isEqualTo(503);
        assertThat(details.get("retry").textValue()).isEqualTo(retry);
        assertThat(details.get("retryable").booleanValue()).isFalse();
        assertThat(Service.json(failed)
                        .at("/mcp_response/structuredContent/error/details/retry")
                        .textValue())
                .isEqualTo(retry);
    }

    @Test
    void startsOneWorkflowPerKeyHoweverMuchItsStepsAnswer() {
        String large = "{\"tool\":\"get_things\",\"arguments\":{\"size\":60000}}";
        String steps = steps(Collections.nCopies(20, large).toArray(String[]::new));

        JsonNode first = Service.json(rest("start_workflow", steps));
        JsonNode second = Service.json(rest("start_workflow", steps));

        assertThat(first.at("/data/status").textValue()).isEqualTo("applied");
        assertThat(second.at("/data/result/workflow_id")).isEqualTo(first.at("/data/result/workflow_id"));
    }

    // Two changes of one thing do not wait at once.
    private static String staged() {
        return STAGED.formatted(UUID.randomUUID().toString());
    }

    private static String steps(String... steps) {
        return "{\"steps\":[" + String.join(",", steps) + "]}";
    }

    private static String resume(JsonNode action) {
        return "{\"pending_action_id\":\"" + action.get("id").textValue() + "\",\"payload_hash\":\""
                + action.get("payload_hash").textValue() + "\"}";
    }

    private HttpResponse<byte[]> rest(String tool, String arguments) {
        return rest("all", tool, arguments, key);
    }

    private static HttpResponse<byte[]> rest(String token, String tool, String arguments, String key) {
        byte[] body = ("{\"arguments\":" + arguments + "}").getBytes(StandardCharsets.UTF_8);
        return service.send(service.post(token, tool, body).header("Idempotency-Key", key));
    }

    private ObjectNode mcp(String tool, String arguments) {
        return Mcp.result(new Mcp(service, "all", Mcp.STATELESS).call(tool, arguments, key));
    }

    private static void approve(JsonNode action) {
        HttpResponse<byte[]> approved = service.send(service.request(
                        "other", "/api/v1/pending-actions/" + action.get("id").textValue() + "/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(
                        "{\"payload_hash\":" + action.get("payload_hash").toString() + "}")));
        assertThat(approved.statusCode()).isEqualTo(200);
    }

    private static JsonNode event(HttpResponse<byte[]> failed) {
        String request = failed.headers().firstValue("X-Request-Id").orElseThrow();
        String arguments = "{\"arguments\":{\"request_id\":\"" + request + "\"}}";
        JsonNode events = Service.json(service.execute("all", "get_recent_errors", arguments));
        for (JsonNode event : events.at("/data/rows")) {
            if (event.get("tool").textValue().contains("workflow")) {
                return event;
            }
        }
        throw new AssertionError("no event: " + events);
    }

    private static JsonNode get(String path) {
        return Service.json(service.send(service.request("all", path)));
    }
}
