package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
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
