package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.TestStore;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;

/** Work in hand of an ended service, as its successor on the same embedded database finds it. */
class RestartIT {

    @Test
    void knowsAtOnceThatNobodyKnows() throws Exception {
        TestStore store = Backend.SQLITE.open();
        Node ended = new Node("node-1", store.tx(), Clock.systemUTC());
        CompletableFuture<CallResult> sent = ended.callUpToGate("create_thing", "gate", "sent");
        CompletableFuture<CallResult> unsent = ended.callUpToGate("create_thing", "plan_gate", "unsent");
        store.stop();

        TestService app = TestService.onEmbedded(store.settings().dataDirectory());
        app.before();
        try {
            Service service = Service.of(app);
            assertThat(code(call(service, "gate", "sent"))).isEqualTo("OUTCOME_UNKNOWN");
            app.things().gate("plan_gate").open();
            assertThat(call(service, "plan_gate", "unsent").get("ok").booleanValue())
                    .isTrue();
            assertThat(app.things().applied()).isEqualTo(1);
        } finally {
            ended.things().gate("gate").open();
            ended.things().gate("plan_gate").open();
            assertThat(sent.handle((answer, failure) -> true).join()).isTrue();
            assertThat(unsent.handle((answer, failure) -> true).join()).isTrue();
            app.after();
            store.close();
        }
    }

    @Test
    void takesUpAtOnceTheScheduledRunInHand() throws Exception {
        TestStore store = Backend.SQLITE.open();
        store.tx().execute(RestartIT::begin);
        store.stop();

        TestService app = TestService.onEmbedded(store.settings().dataDirectory());
        app.before();
        try {
            app.things().gate("gate").awaitCall();
            app.things().gate("gate").open();
        } finally {
            app.after();
            store.close();
        }
    }

    // Nobody else would take the run before an hour is over.
    private static void begin(Handle handle) {
        long now = Clock.systemUTC().millis();
        handle.execute(
                "INSERT INTO scheduled_task (id, version, name, type, schedule_kind, expression, timezone, tool, platform,"
                        + " arguments, keep_runs, keep_days, principal_id, owner, platforms, accounts, tools, status,"
                        + " anchored_at, running, failure_streak, created_at)"
                        + " VALUES ('st_1', 1, 'Mine', 'CUSTOM', 'INTERVAL', 'P30D', 'UTC', 'get_things', 'beta',"
                        + " '{\"behaviour\":\"gate\"}', 10, 10, 'robot', 'team', '', '', '', 'ACTIVE', ?, 'sr_1', 0, ?)",
                now,
                now);
        handle.execute(
                "INSERT INTO scheduled_run (id, task_id, due_at, status, tries, lost, node, take_at, started_at)"
                        + " VALUES ('sr_1', 'st_1', ?, 'RUNNING', 1, 0, 'node-1', ?, ?)",
                now,
                now + Duration.ofHours(1).toMillis(),
                now);
    }

    private static JsonNode call(Service service, String behaviour, String key) {
        String body = "{\"arguments\":{\"behaviour\":\"" + behaviour + "\"}}";
        return Service.json(service.send(service.post("all", "create_thing", body.getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", key)));
    }

    private static String code(JsonNode answer) {
        return answer.at("/error/code").textValue();
    }
}
