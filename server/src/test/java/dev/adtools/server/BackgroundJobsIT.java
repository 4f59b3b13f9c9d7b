package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that every background job runs when its time comes, by its effect on the database. */
@Tag("stores")
class BackgroundJobsIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String CAPPED = "5551230000";
    private static final String RENEWED = "5551230001";
    private static final String SILENT = "5551230002";
    private static final String LATE = "5551230003";
    private static final String LOST = "5551230004";
    private static final String CAPS =
            "- {platform: alpha, account: " + CAPPED + ", currency: EUR, perCall: \"5.00\", perDay: \"10.00\"}";
    // Less is enough to see that a planted fault keeps something from happening.
    private static final Duration PATIENCE = Duration.ofSeconds(Integer.getInteger("patience", 30));
    private static final long LOOK_MILLIS = 50;

    private final ItDatabase database = new ItDatabase();

    @TempDir
    private Path folder;

    private ClockedService app;
    private Service service;

    @BeforeEach
    void start() throws Exception {
        app = new ClockedService(ShippedService.withCaps(folder, CAPS), folder, TOKEN, database);
        app.before();
        service = Service.of(app);
    }

    @AfterEach
    void stop() {
        app.after();
    }

    @Test
    void eachRunsWhenItsTimeComes() throws Exception {
        String today = app.clock().instant().toString().substring(0, 10);
        String token = token(app.clock().instant().plus(Duration.ofDays(1)));
        String applied = call("create_thing", account(CAPPED))
                .headers()
                .firstValue("Operation-Id")
                .orElseThrow();
        data(call("stage_thing", ""));
        JsonNode waiting = get("/api/v1/workflows").at("/rows/0");
        String flow = waiting.get("workflow_id").textValue();
        String action = waiting.get("pending_action_id").textValue();
        String task = scheduled(app.clock().instant().plus(Duration.ofHours(1)));
        await(Duration.ZERO, Map.of("the trail begins", () -> has("audit_event WHERE seq = 0")));
        change("UPDATE audit_event SET code = 'FORGED' WHERE seq = 0");

        assertThat(service.send(service.request(token, "/api/v1/tools")).statusCode())
                .isEqualTo(200);
        app.clock().advance(Duration.ofHours(1));
        // No faster: a run that takes longer than a call may is taken from its node.
        await(
                Duration.ofMillis(LOOK_MILLIS),
                Map.of(
                        "a scheduled task runs",
                        () -> has("scheduled_run WHERE status = 'SUCCEEDED' AND task_id = '%s'", task)));

        app.clock().advance(Duration.ofDays(8));
        assertThat(service.send(service.request(token, "/api/v1/tools")).statusCode())
                .isEqualTo(401);
        await(
                Duration.ofHours(6),
                Map.of(
                        "an overdue action is noted as expired",
                                () -> has("pending_action WHERE state = 'EXPIRED' AND id = '%s'", action),
                        "its workflow ends", () -> has("workflow WHERE state = 'FAILED' AND id = '%s'", flow),
                        "a forged trail is complained of",
                                () -> has("service_event WHERE component = 'VerificationRuns'")));

        comesBackToAWorkflowThatIsToBeTriedAgain();

        app.clock().advance(Duration.ofDays(500));
        await(
                Duration.ofHours(6),
                Map.of(
                        "an operation is removed", () -> !has("operation WHERE id = '%s'", applied),
                        "an action is removed", () -> !has("pending_action WHERE id = '%s'", action),
                        "a workflow is removed", () -> !has("workflow WHERE id = '%s'", flow),
                        "a scheduled run is removed", () -> !has("scheduled_run WHERE task_id = '%s'", task),
                        "the spend of a day is removed", () -> !has("spend_day"),
                        "the writes of a day are removed", () -> !has("quota_day WHERE day = '%s'", today),
                        "an event is removed", () -> !has("service_event WHERE component = 'VerificationRuns'"),
                        "the beginning of the trail is removed", () -> !has("audit_event WHERE kind = 'genesis'")));

        keepsWritesGoing();
    }

    private void comesBackToAWorkflowThatIsToBeTriedAgain() throws InterruptedException {
        String step = "{\"tool\":\"get_things\",\"arguments\":{\"behaviour\":\"platform_unavailable\"}}";
        String id = data(call("start_workflow", "\"steps\":[" + step + "]"))
                .at("/result/workflow_id")
                .textValue();

        // The sweep that is under way may try it first.
        await(Duration.ZERO, Map.of("it is tried", () -> has("workflow WHERE tries = 1 AND id = '%s'", id)));
        // Long before the sweep looks at what stands still.
        app.clock().advance(Duration.ofSeconds(2));

        await(
                Duration.ZERO,
                Map.of("a workflow is come back to", () -> has("workflow WHERE tries = 2 AND id = '%s'", id)));
    }

    private void keepsWritesGoing() throws InterruptedException {
        long now = app.clock().millis();
        service.send(service.request("nobody", "/api/v1/tools"));
        call("create_thing", account(LOST) + ",\"behaviour\":\"lost_found\"");
        CompletableFuture<HttpResponse<byte[]>> renewed = upToGate(RENEWED);
        CompletableFuture<HttpResponse<byte[]>> silent = upToGate(SILENT);
        CompletableFuture<HttpResponse<byte[]>> late = upToGate(LATE);
        long lease = number("lease_until FROM operation WHERE account = '%s'", RENEWED);
        change("UPDATE operation SET lease_owner = 'node-silent', lease_until = 0 WHERE account = '" + SILENT + "'");
        app.outages().fail();
        open(LATE);
        assertThat(code(late)).isEqualTo("OUTCOME_UNKNOWN");
        app.outages().recover();

        try {
            await(
                    Duration.ofMillis(LOOK_MILLIS),
                    Map.of(
                            "a lost write is found",
                                    () -> has("operation WHERE resolution = 'AUTO' AND account = '%s'", LOST),
                            "a lease is renewed",
                                    () -> has("operation WHERE lease_until > %s AND account = '%s'", lease, RENEWED),
                            "what a silent node held is taken",
                                    () -> has("operation WHERE state = 'UNKNOWN' AND account = '%s'", SILENT),
                            "a late end is noted",
                                    () -> has("operation WHERE state = 'SUCCEEDED' AND account = '%s'", LATE),
                            "what was refused is counted",
                                    () -> has("audit_event WHERE kind = 'auth.refused' AND at >= %s", now),
                            "an event is written",
                                    () -> has("service_event WHERE code = 'OUTCOME_UNKNOWN' AND at >= %s", now)));
        } finally {
            open(RENEWED);
            open(SILENT);
        }
        assertThat(code(renewed)).isEqualTo("");
        assertThat(code(silent)).isEqualTo("");
    }

    private CompletableFuture<HttpResponse<byte[]>> upToGate(String account) {
        String gate = "gate_" + account;
        CompletableFuture<HttpResponse<byte[]>> call = CompletableFuture.supplyAsync(
                () -> call("create_thing", account(account) + ",\"behaviour\":\"" + gate + "\""),
                task -> new Thread(task, gate).start());
        app.things().gate(gate).awaitCall();
        return call;
    }

    private void open(String account) {
        app.things().gate("gate_" + account).open();
    }

    private static String code(CompletableFuture<HttpResponse<byte[]>> call) {
        return Service.json(call.join()).at("/error/code").asText();
    }

    private String token(Instant until) {
        String body = "{\"name\":\"short\",\"principal\":\"operator\",\"scopes\":[\"tools:read\"],\"expires_at\":\""
                + until + "\"}";
        HttpResponse<byte[]> made = service.send(service.request(TOKEN, "/api/v1/tokens")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
        return Service.json(made).get("token").textValue();
    }

    private String scheduled(Instant at) {
        String arguments = "\"name\":\"Mine\",\"tool\":\"list_beta_accounts\",\"arguments\":{},\"at\":\"" + at + "\"";
        return data(call("create_scheduled_task", arguments))
                .at("/result/task_id")
                .textValue();
    }

    private static String account(String id) {
        return "\"account_id\":\"" + id + "\"";
    }

    private HttpResponse<byte[]> call(String tool, String arguments) {
        return service.execute(TOKEN, tool, "{\"arguments\":{" + arguments + "}}");
    }

    private static JsonNode data(HttpResponse<byte[]> answer) {
        assertThat(Service.json(answer).get("ok").booleanValue())
                .as("%s", Service.json(answer))
                .isTrue();
        return Service.json(answer).get("data");
    }

    private JsonNode get(String path) {
        return Service.json(service.send(service.request(TOKEN, path)));
    }

    private void change(String sql) {
        database.change(folder.resolve("data"), sql);
    }

    private boolean has(String rows, Object... parts) {
        return number("count(*) FROM " + rows, parts) > 0;
    }

    private long number(String query, Object... parts) {
        return database.number(folder.resolve("data"), "SELECT " + String.format(Locale.ROOT, query, parts));
    }

    /** Moves the clock on, which nobody takes for a jump. */
    private void advance(Duration step) {
        app.clock().advance(step);
        change("UPDATE retention_clock SET doubted_at = NULL, trusted_at = "
                + app.clock().millis());
    }

    /** Lets time pass in steps until everything has happened that is to. */
    private void await(Duration step, Map<String, BooleanSupplier> expected) throws InterruptedException {
        Map<String, BooleanSupplier> missing = new TreeMap<>(expected);
        Instant end = Instant.now().plus(PATIENCE);
        missing.values().removeIf(BooleanSupplier::getAsBoolean);
        while (!missing.isEmpty() && Instant.now().isBefore(end)) {
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
            advance(step);
            missing.values().removeIf(BooleanSupplier::getAsBoolean);
        }
        assertThat(missing.keySet()).as("what has not happened in %s", PATIENCE).isEmpty();
    }
}
