package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A workflow with {@code validate_only}: each step is planned as its own check does, and nothing is done. */
@Tag("stores")
class CheckedWorkflowsIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String READ = "{\"tool\":\"list_beta_accounts\",\"arguments\":{}}";
    private static final List<String> WRITES = List.of(
            "create_alpha_app_campaign", "update_campaign_budget", "pause_beta_campaign", "create_scheduled_task");
    private static final List<String> KEPT = List.of(
            "operation",
            "pending_action",
            "workflow",
            "workflow_step",
            "scheduled_task",
            "sandbox_entity",
            "spend_entry",
            "quota_day");

    private static final ItDatabase DATABASE = new ItDatabase();

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String validator;

    private Map<String, Long> before;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, DATABASE);
        app.before();
        service = Service.of(app);
        validator = token("", "");
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @BeforeEach
    void count() {
        before = kept();
    }

    @AfterEach
    void leavesNothing() {
        assertThat(kept()).isEqualTo(before);
    }

    @Test
    void plansEachWriteAsItsOwnCheckDoes() {
        String steps = READ + ","
                + WRITES.stream()
                        .map(tool -> step(tool, WriteSamples.arguments(tool, "")))
                        .collect(Collectors.joining(","));

        JsonNode data = data(check(validator, steps));
        JsonNode mcp = Mcp.result(new Mcp(service, validator, Mcp.STATELESS).call("start_workflow", arguments(steps)))
                .get("structuredContent");

        assertThat(data.get("status").textValue()).isEqualTo("validated");
        assertThat(data.get("result").isNull()).isTrue();
        assertThat(data.get("warnings").toString()).contains("as things stand now");
        JsonNode plans = data.at("/diff/0/after");
        assertThat(data.at("/diff/0/field").textValue()).isEqualTo("steps");
        assertThat(plans).hasSize(1 + WRITES.size());
        assertThat(plans.get(0).get("mode").textValue()).isEqualTo("read");
        assertThat(plans.get(0).get("data").isNull()).isTrue();
        for (int step = 1; step < plans.size(); step++) {
            String tool = WRITES.get(step - 1);
            JsonNode alone = data(service.execute(
                    validator,
                    tool,
                    "{\"arguments\":{" + WriteSamples.arguments(tool, "") + ",\"validate_only\":true}}"));
            assertThat(plans.get(step).get("step").intValue()).isEqualTo(step);
            assertThat(plans.get(step).get("tool").textValue()).isEqualTo(tool);
            assertThat(unnamed(plans.get(step).get("data"))).as(tool).isEqualTo(unnamed(alone));
            assertThat(plans.get(step).get("depends_on_earlier").booleanValue()).isFalse();
        }
        assertThat(unnamed(mcp)).isEqualTo(unnamed(data));
    }

    @Test
    void saysWhichStepIsRefusedFirst() {
        String strange = step("update_campaign_budget", "\"campaign_id\":\"120210000009999999\",\"daily_budget\":5000");

        JsonNode error = error(check(validator, READ + "," + pause("01") + "," + strange + "," + strange));

        assertThat(error.get("code").textValue()).isEqualTo("NOT_FOUND");
        assertThat(error.get("message").textValue()).startsWith("steps[2] (update_campaign_budget): ");
        assertThat(error.at("/details/step").intValue()).isEqualTo(2);
    }

    @Test
    void saysWhichStepNamesAnAccountThatTheTokenMayNotUse() {
        String limited = token("", ",\"accounts\":[\"act_1700100002\"]");
        String create = "create_alpha_app_campaign";

        JsonNode error = error(check(limited, READ + "," + step(create, WriteSamples.arguments(create, ""))));

        assertThat(error.get("code").textValue()).isEqualTo("ACCOUNT_FORBIDDEN");
        assertThat(error.at("/details/step").intValue()).isOne();
    }

    @Test
    void saysWhichStepChangesWhatAnEarlierOneChanges() {
        String budget = step("update_campaign_budget", WriteSamples.arguments("update_campaign_budget", ""));

        JsonNode plans = data(check(validator, String.join(",", budget, pause("01"), budget)))
                .at("/diff/0/after");

        assertThat(plans.findValues("depends_on_earlier").toString()).isEqualTo("[false, false, true]");
    }

    @Test
    void foreseesAHalt() {
        service.send(service.request(OPERATOR, "/api/v1/halts/alpha:1002003001")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"not now\"}")));
        String create = "create_alpha_app_campaign";

        JsonNode plan = data(check(validator, step(create, WriteSamples.arguments(create, ""))))
                .at("/diff/0/after/0/data");
        service.resume(OPERATOR, "alpha:1002003001");

        assertThat(plan.get("status").textValue()).isEqualTo("validated");
        assertThat(plan.get("warnings").toString()).contains("If it went now, it would be refused: ", "not now");
    }

    @Test
    void foreseesThatAnotherChangeOfTheSameWaits() {
        String budget = "{\"arguments\":{" + WriteSamples.arguments("update_campaign_budget", "") + "%s}}";
        JsonNode waiting = data(service.execute(OPERATOR, "update_campaign_budget", budget.formatted("")));
        String action = waiting.at("/pending_action/id").textValue();
        before = kept();

        JsonNode checked =
                data(service.execute(validator, "update_campaign_budget", budget.formatted(",\"validate_only\":true")));
        service.send(service.request(OPERATOR, "/api/v1/pending-actions/" + action + "/cancel")
                .POST(BodyPublishers.noBody()));
        JsonNode after =
                data(service.execute(validator, "update_campaign_budget", budget.formatted(",\"validate_only\":true")));

        assertThat(checked.get("warnings").toString())
                .contains("If it went now, it would be refused: A change of ", action);
        assertThat(after.get("warnings").toString()).doesNotContain("refused");
    }

    @Test
    void needsNoOtherScopeForATaskThatReads() {
        String task = "{\"arguments\":{\"name\":\"Nightly\",\"tool\":\"list_beta_accounts\",\"arguments\":{},"
                + "\"cron\":\"0 6 * * *\"%s}}";

        HttpResponse<byte[]> checked =
                service.execute(validator, "create_scheduled_task", task.formatted(",\"validate_only\":true"));

        JsonNode made =
                error(service.execute(token(",\"tools:write\"", ""), "create_scheduled_task", task.formatted("")));

        assertThat(data(checked).get("status").textValue()).isEqualTo("validated");
        assertThat(made.at("/details/scope").textValue()).isEqualTo("tools:read");
    }

    // What is made is named after the call that would make it.
    private static String unnamed(JsonNode answer) {
        return answer.toString().replaceAll("budget [0-9a-z]{26}", "budget");
    }

    private static String pause(String campaign) {
        return step("pause_beta_campaign", "\"campaign_id\":\"1202100000000000" + campaign + "\"");
    }

    private static String step(String tool, String arguments) {
        return "{\"tool\":\"" + tool + "\",\"arguments\":{" + arguments + "}}";
    }

    private static String arguments(String steps) {
        return "{\"steps\":[" + steps + "],\"validate_only\":true}";
    }

    private static HttpResponse<byte[]> check(String token, String steps) {
        return service.execute(token, "start_workflow", "{\"arguments\":" + arguments(steps) + "}");
    }

    private static Map<String, Long> kept() {
        return KEPT.stream()
                .collect(Collectors.toMap(
                        table -> table,
                        table -> DATABASE.number(folder.resolve("data"), "SELECT count(*) FROM " + table)));
    }

    private static String token(String more, String limits) {
        HttpResponse<byte[]> minted = service.send(service.request(OPERATOR, "/api/v1/tokens")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(
                        "{\"name\":\"checks\",\"principal\":\"operator\",\"scopes\":[\"tools:validate\"" + more + "]"
                                + limits + "}")));
        return Service.json(minted).get("token").textValue();
    }

    private static JsonNode data(HttpResponse<byte[]> response) {
        assertThat(response.statusCode())
                .as(new String(response.body(), StandardCharsets.UTF_8))
                .isEqualTo(200);
        return Service.json(response).get("data");
    }

    private static JsonNode error(HttpResponse<byte[]> response) {
        assertThat(response.statusCode())
                .as(new String(response.body(), StandardCharsets.UTF_8))
                .isNotEqualTo(200);
        return Service.json(response).get("error");
    }
}
