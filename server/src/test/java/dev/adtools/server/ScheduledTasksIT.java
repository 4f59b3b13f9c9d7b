package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scheduled tasks of the product's own tools on the sandbox, over HTTP. */
@Tag("stores")
class ScheduledTasksIT {

    private static final String TOKEN = "a-token-of-the-environment-for-scheduled-tasks";
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TempDir
    private static Path folder;

    private static final ItDatabase DATABASE = new ItDatabase();

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, DATABASE);
        app.before();
        service = Service.of(app);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void runsAReportWhenItIsDueAndKeepsItAsItCame() throws Exception {
        String report = "{\"account_id\":\"act_1700100001\",\"date_range\":\"last_7d\",\"raw_data\":true}";
        JsonNode now = data("get_beta_campaign_performance", report);

        JsonNode made = create("get_beta_campaign_performance", report, soon(Duration.ofSeconds(5)));
        String task = made.at("/result/task_id").textValue();
        JsonNode run = awaitEnd(task);

        assertThat(run.get("status").textValue()).isEqualTo("succeeded");
        assertThat(run.get("result")).isEqualTo(now);
        assertThat(run.get("rows").intValue()).isEqualTo(now.get("rows").size());
        assertThat(run.get("taken_over").booleanValue()).isFalse();
        JsonNode row = data("list_scheduled_tasks", "{\"status\":\"completed\",\"account_id\":\"act_1700100001\"}")
                .at("/rows/0");
        assertThat(row.get("task_id").textValue()).isEqualTo(task);
        assertThat(row.at("/last_run/run_id")).isEqualTo(run.get("run_id"));
        assertThat(row.get("next_run_at").isNull()).isTrue();
        assertThat(events(run.get("run_id").textValue()))
                .contains("\"get_beta_campaign_performance\"", "\"transport\":\"schedule\"", "\"operator\"");
    }

    @Test
    void saysOfATaskWhoseOnlyRunFailedThatItFailed() throws Exception {
        String unknown = "{\"account_id\":\"act_99988877766\"}";
        String task = create("get_campaigns", unknown, soon(Duration.ofSeconds(2)))
                .at("/result/task_id")
                .textValue();
        JsonNode run = awaitEnd(task);

        String mine = "\"account_id\":\"act_99988877766\"";
        assertThat(data("list_scheduled_tasks", "{\"status\":\"completed\"," + mine + "}")
                        .get("rows"))
                .isEmpty();
        JsonNode row = data("list_scheduled_tasks", "{\"status\":\"failed\",\"include_runs\":0," + mine + "}")
                .at("/rows/0");
        assertThat(row.get("task_id").textValue()).isEqualTo(task);
        assertThat(row.at("/last_run/run_id")).isEqualTo(run.get("run_id"));
        assertThat(row.at("/last_run/status").textValue()).isEqualTo("failed");
        assertThat(row.at("/last_run/error_code").textValue()).isEqualTo("NOT_FOUND");
        assertThat(row.get("runs")).isEmpty();
        assertThat(row.at("/stopped/code").textValue()).isEqualTo("NOT_FOUND");
        JsonNode moved = data(
                "update_scheduled_task",
                "{\"task_id\":\"" + task + "\",\"at\":\"" + Instant.now().plus(Duration.ofHours(1)) + "\"}");
        assertThat(moved.at("/result/status").textValue()).isEqualTo("active");
        assertThat(moved.at("/result/stopped").isNull()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"2026-01-01..2026-01-31\"", "{\"since\":\"2026-01-01\",\"until\":\"2026-01-31\"}"})
    void previewsATaskWithItsNextRunsAndWarnsOfFixedDays(String days) {
        JsonNode preview = create(
                "get_beta_campaign_performance",
                "{\"account_id\":\"act_1700100001\",\"date_range\":" + days + "}",
                "\"cron\":\" @daily \",\"validate_only\":true");

        assertThat(preview.at("/result").isNull()).isTrue();
        assertThat(preview.at("/derived/0/field").textValue()).isEqualTo("next_runs");
        assertThat(preview.at("/derived/0/after")).hasSize(5);
        assertThat(preview.at("/derived/0/after/0").textValue()).endsWith("T00:00:00Z");
        assertThat(preview.at("/diff").toString()).contains("\"0 0 * * *\"");
        assertThat(preview.get("warnings").toString())
                .contains("No timezone was given", "date_range ends on 2026-01-31");
        JsonNode preset = create(
                "get_beta_campaign_performance",
                "{\"account_id\":\"act_1700100001\",\"date_range\":\"yesterday\"}",
                "\"cron\":\"@daily\",\"timezone\":\"UTC\",\"validate_only\":true");
        assertThat(preset.get("warnings")).isEmpty();
    }

    private static String events(String requestId) {
        HttpResponse<byte[]> events = service.send(service.request(TOKEN, "/api/v1/audit/events?format=jsonl"));
        return new String(events.body(), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.contains(requestId))
                .reduce("", String::concat);
    }

    // The alarm runs every second; nobody can say when it has.
    private static JsonNode awaitEnd(String task) throws InterruptedException {
        String runs = "{\"task_id\":\"" + task + "\",\"include_results\":true}";
        Instant end = Instant.now().plus(PATIENCE);
        while (Instant.now().isBefore(end)) {
            JsonNode run = data("get_scheduled_task_runs", runs).at("/rows/0");
            if (run.hasNonNull("ended_at")) {
                return run;
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
        throw new AssertionError("it has not run in " + PATIENCE);
    }

    @Test
    void stopsWhatRunsForARevokedTokenAndSaysSo() throws Exception {
        String principal = "{\"id\":\"night-job\",\"owner\":\"operator\",\"kind\":\"service\"}";
        service.send(json("/api/v1/principals", principal));
        JsonNode token = Service.json(service.send(json(
                "/api/v1/tokens",
                "{\"name\":\"night\",\"principal\":\"night-job\",\"scopes\":[\"tools:read\",\"tools:write\"]}")));
        JsonNode made = Service.json(service.execute(
                        token.get("token").textValue(),
                        "create_scheduled_task",
                        arguments("list_beta_accounts", "{}", soon(Duration.ofSeconds(5)))))
                .get("data");
        service.send(service.request(TOKEN, "/api/v1/tokens/" + token.get("id").textValue())
                .DELETE());

        JsonNode run = awaitEnd(made.at("/result/task_id").textValue());

        assertThat(run.at("/error/code").textValue()).isEqualTo("POLICY_DENIED");
        JsonNode stopped =
                data("list_scheduled_tasks", "{\"status\":\"failed\"}").at("/rows/0");
        assertThat(stopped.at("/stopped/message").textValue()).contains("night-job", "no valid token");
        assertThat(data("get_recent_errors", "{\"code\":\"SCHEDULE_STOPPED\"}").at("/rows/0/request_id"))
                .isEqualTo(run.get("run_id"));
    }

    private static HttpRequest.Builder json(String path, String body) {
        return service.request(TOKEN, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
    }

    @Test
    void makesOneTaskForOneKeyAndChangesItStepByStep() {
        String wanted = arguments("get_campaigns", "{\"account_id\":\"act_1700100001\"}", "\"cron\":\"0 6 * * *\"");
        HttpResponse<byte[]> first = keyed("create_scheduled_task", wanted);
        HttpResponse<byte[]> again = keyed("create_scheduled_task", wanted);
        String task = Service.json(first).at("/data/result/task_id").textValue();
        String only = "\"task_id\":\"" + task + "\"";

        assertThat(again.body()).isEqualTo(first.body());
        JsonNode updated = data("update_scheduled_task", "{" + only + ",\"timezone\":\"Asia/Tokyo\",\"keep_runs\":7}");
        assertThat(updated.get("diff").findValuesAsText("field")).containsExactly("timezone", "keep_runs");
        assertThat(updated.at("/result/next_run_at").textValue()).endsWith("T06:00:00+09:00");
        assertThat(data("pause_scheduled_task", "{" + only + ",\"validate_only\":true}")
                        .get("status")
                        .textValue())
                .isEqualTo("validated");
        assertThat(data("pause_scheduled_task", "{" + only + "}")
                        .at("/result/status")
                        .textValue())
                .isEqualTo("paused");
        assertThat(data("pause_scheduled_task", "{" + only + "}").get("status").textValue())
                .isEqualTo("no_change");
        assertThat(data("resume_scheduled_task", "{" + only + "}")
                        .at("/result/status")
                        .textValue())
                .isEqualTo("active");
        assertThat(data("delete_scheduled_task", "{" + only + "}")
                        .at("/result/runs")
                        .intValue())
                .isZero();
        assertThat(Service.json(service.execute(TOKEN, "get_scheduled_task_runs", "{\"arguments\":{" + only + "}}"))
                        .at("/error/code")
                        .textValue())
                .isEqualTo("NOT_FOUND");
    }

    private static HttpResponse<byte[]> keyed(String tool, String body) {
        return keyed("task-1", tool, body);
    }

    private static HttpResponse<byte[]> keyed(String key, String tool, String body) {
        return service.send(
                service.post(TOKEN, tool, body.getBytes(StandardCharsets.UTF_8)).header("Idempotency-Key", key));
    }

    @Test
    void makesNothingWhoseAnswerCannotBeKept() {
        String wanted = arguments("get_campaigns", "{\"account_id\":\"act_1700100001\"}", "\"cron\":\"0 6 * * *\"");
        Path data = app.getConfiguration().store().dataDirectory();
        HttpResponse<byte[]> first = keyed("together-1", "create_scheduled_task", wanted);
        int tasks = tasks();

        // The second answer under a key that begins so stands in the way of nothing but itself.
        DATABASE.change(data, "CREATE UNIQUE INDEX one ON operation (answer_code) WHERE key_hint = 'together'");
        HttpResponse<byte[]> unkept = keyed("together-2", "create_scheduled_task", wanted);
        int between = tasks();
        DATABASE.change(data, "DROP INDEX one");
        HttpResponse<byte[]> kept = keyed("together-2", "create_scheduled_task", wanted);

        assertThat(first.statusCode()).isEqualTo(200);
        assertThat(unkept.statusCode()).isEqualTo(500);
        assertThat(between).isEqualTo(tasks);
        assertThat(kept.statusCode()).isEqualTo(200);
        assertThat(kept.headers().firstValue("Idempotent-Replayed")).isEmpty();
        assertThat(tasks()).isEqualTo(tasks + 1);
    }

    private static int tasks() {
        return data("list_scheduled_tasks", "{}").get("rows").size();
    }

    @Test
    void refusesWhatCannotBeScheduled() {
        assertThat(refused("pause_beta_campaign", "{\"campaign_id\":\"120210000000000001\"}", "\"cron\":\"0 6 * * *\""))
                .isEqualTo("/tool SCHED-TOOL-2");
        assertThat(refused("list_beta_accounts", "{}", "\"cron\":\"* * * * *\""))
                .isEqualTo("/cron SCHED-CRON-2");
        assertThat(refused("list_beta_accounts", "{\"colour\":1}", "\"interval\":\"PT1H\""))
                .isEqualTo("/arguments/colour additionalProperties");
        assertThat(refused("list_beta_accounts", "{}", "\"interval\":\"PT1M\""))
                .isEqualTo("/interval SCHED-INTERVAL-2");
        assertThat(refused("list_beta_accounts", "{}", "\"cron\":\"0 6 * * *\",\"timezone\":\"Mars/Olympus\""))
                .isEqualTo("/timezone SCHED-ZONE-1");
        assertThat(refused("list_beta_accounts", "{}", "\"at\":\"2020-01-01T00:00:00Z\""))
                .isEqualTo("/at SCHED-AT-2");
    }

    private static String refused(String tool, String arguments, String when) {
        JsonNode violation = Service.json(
                        service.execute(TOKEN, "create_scheduled_task", arguments(tool, arguments, when)))
                .at("/error/details/violations/0");
        return violation.get("pointer").textValue() + " "
                + violation.get("rule").textValue();
    }

    private static JsonNode create(String tool, String arguments, String when) {
        JsonNode answer =
                Service.json(service.execute(TOKEN, "create_scheduled_task", arguments(tool, arguments, when)));
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
        return answer.get("data");
    }

    private static String arguments(String tool, String arguments, String when) {
        return "{\"arguments\":{\"name\":\"Mine\",\"tool\":\"" + tool + "\",\"arguments\":" + arguments + "," + when
                + "}}";
    }

    private static String soon(Duration distance) {
        return "\"at\":\"" + Instant.now().plus(distance) + "\"";
    }

    private static JsonNode data(String tool, String arguments) {
        JsonNode answer = Service.json(service.execute(TOKEN, tool, "{\"arguments\":" + arguments + "}"));
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
        return answer.get("data");
    }
}
