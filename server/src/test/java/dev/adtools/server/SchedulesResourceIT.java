package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scheduled tasks and their runs over REST. */
@Tag("stores")
class SchedulesResourceIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String TASK =
            "{\"arguments\":{\"name\":\"%s\",\"tool\":\"%s\",\"arguments\":%s,\"cron\":\"0 6 * * *\"}}";
    private static final String RUN =
            "INSERT INTO scheduled_run (id, task_id, due_at, status, tries, lost, node, started_at,"
                    + " ended_at, row_count, result_bytes, result, kept_for) VALUES ('sr_%026d', '%s', %d, '%s', 1, 0, 'n', 1, 2, 4, 11, %s, %s)";

    private static final String OPEN_RUN =
            "INSERT INTO scheduled_run (id, task_id, due_at, status, tries, lost, node, take_at, started_at)"
                    + " VALUES ('sr_%026d', '%s', 1000, 'RUNNING', 1, 0, 'n', 9000000000000, 1)";
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TempDir
    private static Path folder;

    private static final ItDatabase DATABASE = new ItDatabase();

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String robot;
    private static String neighbour;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, DATABASE);
        app.before();
        service = Service.of(app);
        post("principals", "{\"id\":\"robot\",\"owner\":\"marketing\",\"kind\":\"service\"}");
        post("principals", "{\"id\":\"neighbour\",\"owner\":\"sales\",\"kind\":\"service\"}");
        robot = token("robot", "\"tools:read\",\"tools:write\"", "");
        neighbour = token("neighbour", "\"tools:read\",\"tools:write\"", "");
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void showsTheTaskThatTheToolShows() {
        String id = task(robot, "Same", "get_campaigns", "{\"account_id\":\"act_1700100001\"}");
        JsonNode listed = Service.json(service.execute(robot, "list_scheduled_tasks", "{}"))
                .at("/data/rows");

        JsonNode shown = get(robot, "schedules/" + id);

        assertThat(listed).contains(shown);
        assertThat(get(robot, "schedules?limit=500").get("rows")).contains(shown);
        assertThat(shown.get("arguments_summary").textValue()).contains("act_1700100001");
    }

    @Test
    void showsTheOwnersTasksAndAllToWhoeverReadsOperations() {
        String id = task(robot, "Mine", "list_beta_accounts", "{}");
        String reader = token("neighbour", "\"operations:read\"", "");

        assertThat(ids(robot, "schedules?limit=500")).contains(id);
        assertThat(ids(neighbour, "schedules?limit=500")).doesNotContain(id);
        assertThat(ids(reader, "schedules?limit=500")).contains(id);
        assertThat(get(reader, "schedules/" + id).get("created_by").textValue()).isEqualTo("robot");
        for (String path : new String[] {"schedules/" + id, "schedules/" + id + "/runs"}) {
            JsonNode refused = get(neighbour, path);
            assertThat(refused.get("code").textValue()).isEqualTo("NOT_FOUND");
            assertThat(refused.get("message").textValue()).contains(id);
        }
    }

    @Test
    void hidesWhatIsOutsideOfTheTokensLimits() {
        String id = task(robot, "Far", "get_campaigns", "{\"account_id\":\"act_1700100001\"}");
        String limits = ",\"accounts\":[\"act_1700100002\"]";

        for (String narrow : new String[] {
            token("robot", "\"tools:read\"", limits), token("neighbour", "\"operations:read\"", limits)
        }) {
            assertThat(ids(narrow, "schedules?limit=500")).doesNotContain(id);
            assertThat(get(narrow, "schedules/" + id).get("code").textValue()).isEqualTo("NOT_FOUND");
        }
    }

    @Test
    void findsTasksByStatusAndAccount() {
        String paused = task(robot, "Paused", "get_campaigns", "{\"account_id\":\"act_1700100002\"}");
        service.execute(robot, "pause_scheduled_task", "{\"arguments\":{\"task_id\":\"" + paused + "\"}}");
        String active = task(robot, "Active", "get_campaigns", "{\"account_id\":\"act_1700100002\"}");

        assertThat(ids(robot, "schedules?status=paused&account_id=1700100002")).containsExactly(paused);
        assertThat(ids(robot, "schedules?account_id=act_1700100002")).containsExactly(active, paused);
    }

    @Test
    void showsRunsWithWhatIsKeptOfTheirAnswers() {
        String id = task(robot, "Runs", "list_beta_accounts", "{}");
        String result = ItDatabase.isEmbedded() ? "x'7b226b657074223a317d'" : "'\\x7b226b657074223a317d'::bytea";
        DATABASE.change(folder.resolve("data"), RUN.formatted(1, id, 1000, "SUCCEEDED", result, "'marketing'"));
        DATABASE.change(folder.resolve("data"), RUN.formatted(2, id, 2000, "FAILED", "NULL", "NULL"));

        JsonNode rows = get(robot, "schedules/" + id + "/runs").get("rows");

        assertThat(rows).hasSize(2);
        assertThat(rows.at("/0/status").textValue()).isEqualTo("failed");
        assertThat(rows.at("/0/result").isNull()).isTrue();
        assertThat(rows.at("/1/result_kept").booleanValue()).isTrue();
        assertThat(rows.at("/1/result/kept").intValue()).isEqualTo(1);
        assertThat(get(robot, "schedules/" + id + "/runs?status=succeeded").get("rows"))
                .containsExactly(rows.get(1));
    }

    @Test
    void runsATaskOnceForOneKeyAndShowsTheRun() throws Exception {
        String id = task(robot, "Now", "list_beta_accounts", "{}");
        String next = get(robot, "schedules/" + id).get("next_run_at").textValue();

        HttpResponse<byte[]> accepted = run(robot, id, "run-now-1");
        HttpResponse<byte[]> replayed = run(robot, id, "run-now-1");
        JsonNode run = Service.json(accepted);

        assertThat(accepted.statusCode()).isEqualTo(202);
        assertThat(accepted.headers().firstValue("Idempotency-Key")).contains("run-now-1");
        assertThat(accepted.headers().firstValue("Operation-Id")).isPresent();
        assertThat(run.get("requested").booleanValue()).isTrue();
        assertThat(run.get("started_at").isNull()).isTrue();
        assertThat(replayed.statusCode()).isEqualTo(202);
        assertThat(replayed.headers().firstValue("Idempotent-Replayed")).contains("true");
        assertThat(Service.json(replayed)).isEqualTo(run);
        JsonNode ended = awaitEnd(id);
        assertThat(ended.get("run_id")).isEqualTo(run.get("run_id"));
        assertThat(ended.get("status").textValue()).isEqualTo("succeeded");
        assertThat(ended.get("result").get("rows")).isNotEmpty();
        JsonNode shown = get(robot, "schedules/" + id);
        assertThat(shown.get("next_run_at").textValue()).isEqualTo(next);
        assertThat(shown.get("next_runs")).hasSize(5);
        assertThat(shown.at("/next_runs/0").textValue()).isEqualTo(next);
        assertThat(run(robot, id, "run-now-2").statusCode()).isEqualTo(202);
    }

    @Test
    void runsNothingForOthersOrOfATaskInProgress() {
        String id = task(robot, "Busy", "list_beta_accounts", "{}");
        DATABASE.change(folder.resolve("data"), OPEN_RUN.formatted(3, id));
        DATABASE.change(
                folder.resolve("data"),
                "UPDATE scheduled_task SET running = 'sr_%026d' WHERE id = '%s'".formatted(3, id));

        JsonNode busy = Service.json(run(robot, id, null));

        assertThat(busy.get("code").textValue()).isEqualTo("STATE_CONFLICT");
        assertThat(busy.get("message").textValue()).contains("sr_%026d".formatted(3));
        assertThat(run(robot, id, null).statusCode()).isEqualTo(409);
        assertThat(run(neighbour, id, null).statusCode()).isEqualTo(404);
        assertThat(run(token("robot", "\"tools:read\"", ""), id, null).statusCode())
                .isEqualTo(403);
        assertThat(run(robot, "st_1", null).statusCode()).isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"{} | 202", "{\"validate_only\":true} | 400", "{\"validate_only\": | 400", "null | 400"})
    void takesNoBodyForARun(String body, int status) {
        String id = task(robot, "No body " + body.length(), "list_beta_accounts", "{}");

        HttpResponse<byte[]> answer = service.send(service.request(robot, "/api/v1/schedules/" + id + "/runs")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));

        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(get(robot, "schedules/" + id + "/runs").get("rows")).hasSize(status == 202 ? 1 : 0);
    }

    private static HttpResponse<byte[]> run(String token, String id, @Nullable String key) {
        HttpRequest.Builder request =
                service.request(token, "/api/v1/schedules/" + id + "/runs").POST(BodyPublishers.noBody());
        return service.send(key == null ? request : request.header("Idempotency-Key", key));
    }

    // The scheduler looks every second; nobody can say when it has.
    private static JsonNode awaitEnd(String task) throws InterruptedException {
        Instant end = Instant.now().plus(PATIENCE);
        while (Instant.now().isBefore(end)) {
            JsonNode run = get(robot, "schedules/" + task + "/runs").at("/rows/0");
            if (run.hasNonNull("ended_at")) {
                return run;
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
        throw new AssertionError("it has not run in " + PATIENCE);
    }

    @ParameterizedTest
    @CsvSource({"schedules?status=all, status must be one of active", "schedules?limit=0, limit"})
    void refusesAQueryThatMeansNothing(String path, String message) {
        JsonNode refused = get(robot, path);

        assertThat(refused.get("code").textValue()).isEqualTo("INVALID_REQUEST");
        assertThat(refused.get("message").textValue()).startsWith(message);
    }

    private static String task(String token, String name, String tool, String arguments) {
        return Service.json(service.execute(token, "create_scheduled_task", TASK.formatted(name, tool, arguments)))
                .at("/data/result/task_id")
                .textValue();
    }

    private static Iterable<String> ids(String token, String path) {
        return get(token, path).get("rows").findValuesAsText("task_id");
    }

    private static String token(String principal, String scopes, String limits) {
        return post(
                        "tokens",
                        "{\"name\":\"t\",\"principal\":\"" + principal + "\",\"scopes\":[" + scopes + "]" + limits
                                + "}")
                .get("token")
                .textValue();
    }

    private static JsonNode get(String token, String path) {
        return Service.json(service.send(service.request(token, "/api/v1/" + path)));
    }

    private static JsonNode post(String path, String body) {
        return Service.json(service.send(service.request(OPERATOR, "/api/v1/" + path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))));
    }
}
