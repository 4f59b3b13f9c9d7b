package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Consequences of giving up finding out whether a write was applied. */
@Tag("stores")
class GivenUpIT {

    private static final long FIRST_ACCOUNT = 5_551_230_000L;
    private static final int TESTS = 4;

    // Every test spends in an account of its own.
    private static final Iterator<Long> ACCOUNTS =
            LongStream.range(FIRST_ACCOUNT, FIRST_ACCOUNT + TESTS).iterator();
    private static final String CAPS = LongStream.range(FIRST_ACCOUNT, FIRST_ACCOUNT + TESTS)
            .mapToObj(account -> "- {platform: alpha, account: \"" + account
                    + "\", currency: EUR, perCall: \"5.00\", perDay: \"10.00\"}")
            .collect(Collectors.joining("\n"));

    @TempDir
    private static Path folder;

    private static TestService app;
    private static Service service;

    private final String done = "\"account_id\":\"" + ACCOUNTS.next() + "\"";
    private final String lost = done + ",\"behaviour\":\"platform_timeout\"";
    private int before;

    @BeforeAll
    static void start() throws Exception {
        app = TestService.withProductTools(ShippedService.withCaps(folder, CAPS));
        app.before();
        service = Service.of(app);
    }

    @BeforeEach
    void count() {
        before = app.things().applied();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void itsMoneyCountsAsSpent() {
        String id = operation(call("create_thing", lost, key()));

        giveUp(id);
        HttpResponse<byte[]> rest = call("create_thing", done, key());
        HttpResponse<byte[]> tooMuch = call("create_thing", done, key());

        assertThat(rest.statusCode()).isEqualTo(200);
        assertThat(Service.json(tooMuch).at("/error/code").textValue()).isEqualTo("SPEND_CAP_EXCEEDED");
        assertThat(Service.json(tooMuch).at("/error/details/used").textValue()).isEqualTo("10.00");
    }

    @Test
    void theSameCallWithoutAKeyIsNoLongerHeldBack() {
        String id = operation(call("create_thing", lost, null));

        HttpResponse<byte[]> held = call("create_thing", lost, null);
        giveUp(id);
        HttpResponse<byte[]> after = call("create_thing", lost, null);

        assertThat(Service.json(held).at("/error/code").textValue()).isEqualTo("DUPLICATE_SUSPECTED");
        assertThat(Service.json(held).at("/error/details/operation_id").textValue())
                .isEqualTo(id);
        assertThat(operation(after)).isNotEqualTo(id);
        assertThat(app.things().applied() - before).isEqualTo(2);
    }

    @Test
    void theWorkflowFailsAtTheStepThatItWas() {
        String steps = "\"steps\":[{\"tool\":\"create_thing\",\"arguments\":{" + lost
                + "}},{\"tool\":\"stop_thing\",\"arguments\":{" + done + "}}]";
        JsonNode lost = Service.json(call("start_workflow", steps, key())).get("error");
        String path = "/api/v1/workflows/" + lost.at("/details/workflow_id").textValue();
        JsonNode blocked = get(path);

        giveUp(blocked.at("/step_list/0/operation_id").textValue());

        JsonNode failed = get(path);
        assertThat(lost.get("code").textValue()).isEqualTo("OUTCOME_UNKNOWN");
        assertThat(blocked.get("status").textValue()).isEqualTo("blocked_unknown");
        assertThat(failed.get("status").textValue()).isEqualTo("failed");
        assertThat(failed.get("step").intValue()).isZero();
        assertThat(failed.at("/step_list/0/status").textValue()).isEqualTo("failed");
        assertThat(failed.at("/step_list/1/status").textValue()).isEqualTo("pending");
        assertThat(failed.at("/error/code").textValue()).isEqualTo("OUTCOME_UNKNOWN");
        assertThat(failed.at("/error/message").textValue()).startsWith("A person gave up");
        assertThat(app.things().applied() - before).isEqualTo(1);
    }

    @Test
    void thePendingActionFailsForGoodAndItsWorkflowWithIt() {
        JsonNode waiting = Service.json(call("create_thing", lost + ",\"approval\":true", key()))
                .at("/data");
        JsonNode listed = get("/api/v1/pending-actions?status=PENDING").at("/rows/0");
        String id = listed.get("id").textValue();
        String hash = listed.get("payload_hash").textValue();
        post("/api/v1/pending-actions/" + id + "/approve", "{\"payload_hash\":\"" + hash + "\"}");
        HttpResponse<byte[]> lost = resume(id, hash);
        JsonNode open = get("/api/v1/pending-actions/" + id);

        giveUp(open.get("executed_operation_id").textValue());

        JsonNode failed = get("/api/v1/pending-actions/" + id);
        JsonNode workflow = get("/api/v1/workflows/" + open.get("workflow_id").textValue());
        HttpResponse<byte[]> again = resume(id, hash);
        assertThat(waiting.get("status").textValue()).isEqualTo("pending_approval");
        assertThat(Service.json(lost).at("/error/code").textValue()).isEqualTo("OUTCOME_UNKNOWN");
        assertThat(open.get("status").textValue()).isEqualTo("OUTCOME_UNKNOWN");
        assertThat(failed.get("status").textValue()).isEqualTo("FAILED");
        assertThat(failed.at("/ended/reason").textValue()).startsWith("A person gave up");
        assertThat(workflow.get("status").textValue()).isEqualTo("failed");
        assertThat(workflow.at("/error/message").textValue()).startsWith("A person gave up");
        assertThat(Service.json(again).at("/error/code").textValue()).isEqualTo("OUTCOME_UNKNOWN");
        assertThat(Service.json(again).at("/error/details/status").textValue()).isEqualTo("ABANDONED");
        assertThat(app.things().applied() - before).isEqualTo(1);
    }

    private static String key() {
        return UUID.randomUUID().toString();
    }

    private static String operation(HttpResponse<byte[]> response) {
        return response.headers().firstValue("Operation-Id").orElseThrow();
    }

    private HttpResponse<byte[]> call(String tool, String arguments, @Nullable String key) {
        byte[] body = ("{\"arguments\":{" + arguments + "}}").getBytes(StandardCharsets.UTF_8);
        return service.send(
                key == null
                        ? service.post("all", tool, body)
                        : service.post("all", tool, body).header("Idempotency-Key", key));
    }

    private HttpResponse<byte[]> resume(String id, String hash) {
        return call(
                "resume_workflow_after_approval",
                "\"pending_action_id\":\"" + id + "\",\"payload_hash\":\"" + hash + "\"",
                null);
    }

    private void giveUp(String id) {
        post(
                "/api/v1/operations/" + id + "/resolve",
                "{\"outcome\":\"ABANDONED\",\"evidence\":\"The account is closed.\",\"expected_fence\":1}");
    }

    private void post(String path, String body) {
        HttpResponse<byte[]> response = service.send(service.request("other", path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
        assertThat(response.statusCode())
                .as(new String(response.body(), StandardCharsets.UTF_8))
                .isEqualTo(200);
    }

    private JsonNode get(String path) {
        return Service.json(service.send(service.request("all", path)));
    }
}
