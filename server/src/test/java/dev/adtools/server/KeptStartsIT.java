package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.idempotency.OperationModule;
import dev.adtools.server.workflow.WorkflowRetention;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A start of writes is answered again under its key for as long as the writes themselves. */
@Tag("stores")
class KeptStartsIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String ACTIONS = "/api/v1/pending-actions/";
    private static final Duration KEPT = Duration.ofDays(1);
    private static final Duration MOMENT = Duration.ofMinutes(1);

    @TempDir
    private Path folder;

    private ClockedService app;
    private Service service;

    @BeforeEach
    void start() throws Exception {
        app = new ClockedService(TestService.configFile(), folder, TOKEN, new ItDatabase());
        app.before();
        service = Service.of(app);
    }

    @AfterEach
    void stop() {
        app.after();
    }

    @Test
    void startsAWorkflowOncePerKeyForAsLongAsAWriteIsAnsweredAgain() {
        HttpResponse<byte[]> first = start("stop_thing");

        assertKept(first, () -> start("stop_thing"));
    }

    @Test
    void resumesAWorkflowOncePerKeyForAsLongAsAWriteIsAnsweredAgain() throws Exception {
        JsonNode action = Service.json(service.send(service.request(
                TOKEN,
                ACTIONS
                        + Service.json(start("stage_thing"))
                                .at("/data/pending_action/id")
                                .textValue())));
        approve(action);
        String arguments =
                "{\"pending_action_id\":" + action.get("id") + ",\"payload_hash\":" + action.get("payload_hash") + "}";
        HttpResponse<byte[]> first = call("resume_workflow_after_approval", arguments);

        assertKept(first, () -> call("resume_workflow_after_approval", arguments));
    }

    private void assertKept(HttpResponse<byte[]> first, Supplier<HttpResponse<byte[]>> again) {
        int applied = app.things().applied();
        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(first.headers().firstValue("Idempotent-Replayed")).isEmpty();
        assertThat(applied).isEqualTo(1);

        pass(KEPT.minus(MOMENT));
        HttpResponse<byte[]> replayed = again.get();
        pass(MOMENT);
        HttpResponse<byte[]> late = again.get();

        assertThat(replayed.headers().firstValue("Idempotent-Replayed")).hasValue("true");
        assertThat(replayed.body()).isEqualTo(first.body());
        assertThat(Service.json(late).at("/error/code").textValue()).isEqualTo("IDEMPOTENCY_RESULT_EXPIRED");
        assertThat(app.things().applied()).isEqualTo(applied);
    }

    private void pass(Duration time) {
        app.clock().advance(time);
        OperationModule.collect(
                app.outages(), WorkflowRetention.OVER, app.clock().instant());
    }

    private HttpResponse<byte[]> start(String tool) {
        return call("start_workflow", "{\"steps\":[{\"tool\":\"" + tool + "\",\"arguments\":{}}]}");
    }

    private HttpResponse<byte[]> call(String tool, String arguments) {
        byte[] body = ("{\"arguments\":" + arguments + "}").getBytes(StandardCharsets.UTF_8);
        return service.send(service.post(TOKEN, tool, body).header("Idempotency-Key", "key-of-" + tool));
    }

    private void approve(JsonNode action) throws IOException {
        String approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        HttpResponse<byte[]> approved = service.send(
                service.request(approver, ACTIONS + action.get("id").textValue() + "/approve")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{\"payload_hash\":" + action.get("payload_hash") + "}")));
        assertThat(approved.statusCode()).isEqualTo(200);
    }
}
