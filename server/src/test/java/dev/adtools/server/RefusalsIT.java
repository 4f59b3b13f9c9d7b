package dev.adtools.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.ConfigOverride;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Refusals that lead to the right call in one step, with the same words over REST and MCP. */
class RefusalsIT {

    private static final TestService APP =
            TestService.withProductTools(ConfigOverride.config("publicUrl", "https://ads.example.com/"));

    private static Service service;
    private static Mcp mcp;

    @BeforeAll
    static void start() throws Exception {
        APP.before();
        service = Service.of(APP);
        mcp = new Mcp(service, "all", Mcp.STATELESS);
    }

    @AfterAll
    static void stop() {
        APP.after();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            get_campaigns | {"account_id":"act_1700100001","start_date":"2026-11-01"} | start_date is not known here; use date_range.
            get_change_history | {"account_id":"act_1700100001","start_date":"2026-11-01"} | start_date is not known here; use since.
            get_cross_account_performance | {"account_ids":["act_1700100001"]} | account_ids is not known here; use alpha_account_ids or beta_account_ids.
            list_beta_accounts | {"metrics":["ctr"]} | metrics is not known here; the arguments are include_inactive, limit, cursor, raw_data.
            get_usage_status | {"account":"act_1700100001"} | account is not known here; the tool takes no arguments.
            list_beta_accounts | {"limits":5} | limits is not known here; did you mean limit?
            update_campaign_budget | {"campaign_id":"120210000000000019","daily_budget":"50"} | daily_budget must be a number, got a string; it is in minor units: 5000 is 50.00 USD.
            update_campaign_budget | {"campaign_id":"120210000000000019","daily_budget":50.5} | daily_budget must be a whole number, got 50.5; it is in minor units: 5000 is 50.00 USD.
            get_alpha_budget_pacing | {"account_id":"1002003001","monthly_budget_micros":"50"} | monthly_budget_micros must be a number, got a string; it is in micros: 50000000 is 50.00 USD.
            get_change_history | {} | account_id is required and missing; examples are act_1700100001 and 123-456-7890; list_alpha_accounts or list_beta_accounts finds it.
            update_campaign_budget | {"daily_budget":5000} | campaign_id is required and missing; an example is 120210000000000001; get_campaigns finds it.
            get_cross_account_performance | {"beta_account_ids":["x"]} | beta_account_ids[0] must match ^(act_)?[0-9]{5,20}$, got "x"; an example is act_1700100001.
            """)
    void saysHowToFixAnArgument(String tool, String arguments, String message) {
        JsonNode rest = rest("all", tool, arguments);
        JsonNode result = Mcp.result(mcp.call(tool, arguments));

        String said = rest.at("/error/message").textValue();
        assertThat(said).isEqualTo("The arguments do not fit the tool's schema: " + message);
        assertThat(result.at("/content/0/text").textValue()).isEqualTo(said + " Fix this before calling again.");
        assertThat(result.at("/structuredContent/error/message").textValue()).isEqualTo(said);
    }

    @Test
    void namesNoToolThatTheTokenCannotSee() {
        String arguments = "{\"campaign_id\":7}";

        assertThat(rest("all", "update_campaign_budget", arguments).toString()).contains("get_campaigns finds it");
        assertThat(message(rest("narrow", "list_campaigns", "{}"))).endsWith("that the token may see.");
        assertThat(message(rest("reports", "list_pending_approvals", "{}"))).endsWith("that the token may see.");
    }

    @ParameterizedTest
    @CsvSource({
        "list_campaigns, get_campaigns or get_alpha_campaigns?",
        "get_beta_campaigns, get_campaigns?",
        "get_campaign_performance, get_alpha_campaign_performance or get_beta_campaign_performance?",
        "list_accounts, list_alpha_accounts or list_beta_accounts?",
        "set_campaign_budget, update_campaign_budget?",
        "list_pending_approvals, list_pending_actions?",
        "get_campaign, get_campaigns?",
    })
    void namesTheNearestTools(String name, String nearest) {
        JsonNode rest = rest("all", name, "{}");
        JsonNode overMcp = Service.json(mcp.call(name, "{}"));
        JsonNode called = Mcp.result(mcp.at("/mcp?mode=search").call("call_tool", "{\"name\":\"" + name + "\"}"));
        JsonNode described =
                Mcp.result(mcp.at("/mcp?mode=search").call("describe_tool", "{\"name\":\"" + name + "\"}"));

        String meant = "; did you mean " + nearest;
        assertThat(message(rest)).endsWith(meant);
        assertThat(rest.at("/details/did_you_mean/0").textValue()).isEqualTo(nearest.replaceFirst("[ ?].*", ""));
        assertThat(overMcp.at("/error/code").intValue()).isEqualTo(-32602);
        assertThat(overMcp.at("/error/message").textValue()).contains(meant);
        assertThat(called.at("/content/0/text").textValue()).contains(meant);
        assertThat(described.at("/content/0/text").textValue()).contains(meant);
        assertThat(message(rest("all", "start_workflow", "{\"steps\":[{\"tool\":\"" + name + "\",\"arguments\":{}}]}")))
                .isEqualTo("The arguments break WF-TOOL-1: steps[0].tool is no tool that this token may see" + meant);
        assertThat(message(rest("all", "create_scheduled_task", task(name, "{}"))))
                .isEqualTo("The arguments break SCHED-TOOL-1: tool is no tool that this token may see" + meant);
    }

    @ParameterizedTest
    @ValueSource(strings = {"approve_pending_action", "reject_action", "decide"})
    void sendsWhoeverWantsToApproveToTheConsole(String name) {
        String page =
                "no tool approves or rejects requests, a person does at https://ads.example.com/console/approvals.";

        assertThat(message(rest("all", name, "{}"))).endsWith(page);
        assertThat(Service.json(mcp.call(name, "{}")).at("/error/message").textValue())
                .contains(page);
    }

    @Test
    void saysOfTheArgumentsOfAStepAndATaskTheSame() {
        String missing =
                "account_id is required and missing; an example is act_1700100001; list_beta_accounts finds it.";

        assertThat(message(rest("all", "create_scheduled_task", task("get_campaigns", "{}"))))
                .isEqualTo("The arguments do not fit the tool's schema: arguments." + missing);
        assertThat(message(rest(
                        "all",
                        "start_workflow",
                        "{\"steps\":[{\"tool\":\"list_beta_accounts\",\"arguments\":{}},"
                                + "{\"tool\":\"get_campaigns\",\"arguments\":{}}]}")))
                .isEqualTo("The arguments do not fit the tool's schema: steps[1].arguments." + missing);
    }

    @Test
    void namesTheArgumentThatBreaksARule() {
        JsonNode answer =
                rest("all", "get_alpha_campaigns", "{\"account_id\":\"1002003001\",\"date_range\":\"last_7d\"}");

        assertThat(answer.at("/error/message").textValue())
                .isEqualTo("The arguments break CAMPAIGNS-METRICS-1: date_range must not be given without"
                        + " include_metrics.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"arguments\":null}",
                "{\"platform\":null}",
                "\uFEFF{\"arguments\":{\"include_inactive\":null,\"limit\":null,\"cursor\":null,\"raw_data\":null}}"
            })
    void takesNullAsAbsentAndAByteOrderMark(String body) {
        JsonNode absent = Service.json(service.execute("list_beta_accounts", "{}"));

        assertThat(Service.json(service.execute("list_beta_accounts", body)).get("data"))
                .isEqualTo(absent.get("data"));
    }

    @Test
    void takesNullArgumentsOverMcp() {
        JsonNode result = Mcp.result(mcp.call("list_beta_accounts", "null"));

        assertThat(result.get("isError").booleanValue()).isFalse();
        assertThat(message(rest("all", "get_campaigns", "{\"account_id\":null}")))
                .contains("account_id must be a string, got null");
    }

    @Test
    void refusesTheTwinOfARequestThatWaitsAndSaysHowItGoesOn() {
        JsonNode staged =
                rest("all", "create_alpha_app_campaign", campaign("Twin")).get("data");
        JsonNode action = staged.get("pending_action");
        String id = action.get("id").textValue();
        JsonNode twin = Service.json(mcp.call("create_alpha_app_campaign", campaign("Twin")))
                .at("/result/structuredContent/error");
        JsonNode keyed = Service.json(mcp.call("create_alpha_app_campaign", campaign("Twin"), "key-of-the-twin"));

        assertThat(action.get("review_url").textValue()).isEqualTo("https://ads.example.com/console/approvals/" + id);
        assertThat(action.get("next").textValue()).contains("resume_workflow_after_approval", "payload_hash");
        assertThat(twin.get("code").textValue()).isEqualTo("DUPLICATE_SUSPECTED");
        assertThat(twin.at("/details/pending_action_id").textValue()).isEqualTo(id);
        assertThat(keyed.at("/result/structuredContent/status").textValue()).isEqualTo("pending_approval");
        assertThat(rest("other", "create_alpha_app_campaign", campaign("Twin"))
                        .at("/data/status")
                        .textValue())
                .isEqualTo("pending_approval");
        assertThat(rest("all", "create_alpha_app_campaign", campaign("Twins"))
                        .at("/data/status")
                        .textValue())
                .isEqualTo("pending_approval");
        assertThat(staged.get("warnings").toString()).contains("sent again, it is another call");
    }

    @Test
    void warnsOfNoKeyOnlyWhereARepetitionDoesSomething() {
        JsonNode budget =
                rest("all", "update_campaign_budget", "{\"campaign_id\":\"120210000000000059\",\"daily_budget\":7900}");
        JsonNode pause = rest("all", "pause_beta_campaign", "{\"campaign_id\":\"120210000000000001\"}");
        JsonNode task = rest("all", "create_scheduled_task", task("list_beta_accounts", "{}"));

        assertThat(budget.at("/data/status").textValue()).isEqualTo("pending_approval");
        assertThat(pause.at("/data/status").textValue()).isEqualTo("applied");
        assertThat(budget.at("/data/warnings").toString()).doesNotContain("Idempotency-Key");
        assertThat(pause.at("/data/warnings").toString()).doesNotContain("Idempotency-Key");
        assertThat(task.at("/data/warnings").toString()).contains("sent again, it is another call");
    }

    private static String campaign(String name) {
        return "{\"account_id\":\"1002003001\",\"name\":\"" + name + "\",\"budget_micros\":50000000,"
                + "\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\","
                + "\"execution_mode\":\"approval_required\"}";
    }

    private static String task(String tool, String arguments) {
        return "{\"name\":\"n\",\"tool\":\"" + tool + "\",\"arguments\":" + arguments
                + ",\"interval\":\"PT1H\",\"type\":\"custom\"}";
    }

    private static String message(JsonNode answer) {
        JsonNode error = answer.has("error") ? answer.get("error") : answer;
        return error.get("message").textValue();
    }

    private static JsonNode rest(String token, String tool, String arguments) {
        HttpResponse<byte[]> response =
                service.send(service.post(token, tool, ("{\"arguments\":" + arguments + "}").getBytes(UTF_8)));
        return Service.json(response);
    }
}
