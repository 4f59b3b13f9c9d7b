package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Mcp;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tokens that are limited to one platform: they finish their own requests, and reach no other platform. */
@Tag("stores")
class PlatformLimitsIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String SCOPES = "\"tools:read\",\"tools:validate\",\"tools:write\",\"tools:spend\","
            + "\"workflows:resume\",\"operations:read\",\"approvals:read\",\"audit:read\"";
    private static final String SWITCH = "\"account_id\":\"1002003001\",\"campaign_id\":\"%s\"";
    private static final String BUDGET = "\"campaign_id\":\"%s\",\"daily_budget\":%d,\"currency\":\"USD\"";
    private static final Map<String, String> READS = Map.of(
            "alpha", step("get_alpha_campaigns", "\"account_id\":\"1002003001\""),
            "beta", step("get_campaigns", "\"account_id\":\"act_1700100001\""),
            "alpha_analytics", step("list_analytics_properties", ""));
    private static final String SEVERAL =
            step("get_cross_account_performance", "\"alpha_account_ids\":[\"1002003001\"]");

    private static final Pattern TOOL = Pattern.compile("\\b(get|list|analyze|diagnose)_[a-z_]+");

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String approver;
    private static final Map<String, String> TOKENS = new TreeMap<>();
    private static final Map<String, String> WORKFLOWS = new TreeMap<>();
    private static final Map<String, String> TASKS = new TreeMap<>();

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, new ItDatabase());
        app.before();
        service = Service.of(app);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        post(OPERATOR, "/principals", "{\"id\":\"buyer\",\"owner\":\"marketing\",\"kind\":\"service\"}");
        post(OPERATOR, "/principals", "{\"id\":\"planner\",\"owner\":\"marketing\",\"kind\":\"service\"}");
        READS.keySet()
                .forEach(platform -> TOKENS.put(platform, token("buyer", ",\"platforms\":[\"" + platform + "\"]")));
        String whole = token("planner", "");
        Map<String, String> calls = new TreeMap<>(READS);
        calls.put("several", SEVERAL);
        calls.forEach((platform, call) -> {
            WORKFLOWS.put(platform, id(call("rest", whole, "start_workflow", "\"steps\":[" + call + "]"), "wf_"));
            TASKS.put(
                    platform, id(call("rest", whole, "create_scheduled_task", task("Whole " + platform, call)), "st_"));
        });
        call("rest", whole, "pause_alpha_campaign", SWITCH.formatted("12000000005"));
        call("rest", whole, "enable_alpha_campaign", SWITCH.formatted("12000000003"));
        call("rest", whole, "update_campaign_budget", BUDGET.formatted("120210000000000023", 7100));
        String narrow = token("planner", ",\"accounts\":[\"1002003002\"]");
        call("rest", narrow, "get_alpha_campaigns", "\"account_id\":\"1002003001\"");
        call("rest", narrow, "get_campaigns", "\"account_id\":\"act_1700100001\"");
        call("rest", narrow, "get_cross_account_performance", "\"beta_account_ids\":[\"act_1700100001\"]");
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            alpha | rest | enable_alpha_campaign  | "account_id":"1002003001","campaign_id":"12000000006"
            alpha | mcp  | enable_alpha_campaign  | "account_id":"1002003001","campaign_id":"12000000005"
            beta  | rest | update_campaign_budget | "campaign_id":"120210000000000041","daily_budget":8000,"currency":"USD"
            beta  | mcp  | update_campaign_budget | "campaign_id":"120210000000000059","daily_budget":8000,"currency":"USD"
            """, quoteCharacter = '`')
    void finishTheirOwnRequests(String platform, String protocol, String tool, String arguments) {
        String token = of(TOKENS, platform);

        JsonNode started = call(protocol, token, "start_workflow", "\"steps\":[" + step(tool, arguments) + "]");
        String workflow = id(started, "wf_");
        JsonNode action = started.get("pending_action");
        JsonNode waiting = call(protocol, token, "get_workflow", "\"workflow_id\":\"" + workflow + "\"");
        JsonNode listed = call(protocol, token, "list_pending_actions", "");
        String wanted = "\"pending_action_id\":" + action.get("id") + ",\"payload_hash\":" + action.get("payload_hash");
        post(
                approver,
                "/pending-actions/" + action.get("id").textValue() + "/approve",
                "{\"payload_hash\":" + action.get("payload_hash") + "}");
        JsonNode resumed = call(protocol, token, "resume_workflow_after_approval", wanted);

        assertThat(started.get("status").textValue()).isEqualTo("pending_approval");
        assertThat(waiting.toString())
                .contains("waiting_approval", action.get("id").textValue());
        assertThat(listed.findValuesAsText("id")).contains(action.get("id").textValue());
        assertThat(resumed.at("/result/pending_action/status").textValue()).isEqualTo("EXECUTED");
        assertThat(resumed.at("/result/workflow/status").textValue()).isEqualTo("succeeded");
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta", "alpha_analytics"})
    void seeTheirPlatformAndTheServiceEverywhere(String platform) {
        String token = of(TOKENS, platform);
        List<String> expected = StreamSupport.stream(
                        get(OPERATOR, "/tools").get("tools").spliterator(), false)
                .filter(tool -> tool.get("platform").textValue().equals(platform)
                        || tool.at("/annotations/cross_platform").booleanValue())
                .map(tool -> tool.get("name").textValue())
                .toList();
        Mcp mcp = new Mcp(service, token, Mcp.STATELESS);

        JsonNode found = Service.json(mcp.at("/mcp?mode=search")
                .call("search_tools", "{\"query\":\"list the pending actions that wait for approval\"}"));

        assertThat(expected)
                .contains("list_pending_actions", "start_workflow", "create_scheduled_task", "get_recent_errors")
                .contains("get_cross_account_performance", "validate_campaign_draft", "get_usage_status")
                .hasSizeLessThan(get(OPERATOR, "/tools").get("tools").size());
        assertThat(names(get(token, "/tools").get("tools"))).containsExactlyElementsOf(expected);
        assertThat(names(Service.json(mcp.ask("tools/list", "{}")).at("/result/tools")))
                .containsExactlyElementsOf(expected);
        assertThat(found.toString()).contains("list_pending_actions");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            alpha           | account_overview weekly_review find_waste
            beta            | account_overview weekly_review
            alpha_analytics | -
            """)
    void offerPromptsThatNameVisibleToolsOnly(String platform, @Nullable String names) {
        Mcp mcp = new Mcp(service, of(TOKENS, platform), Mcp.STATELESS);
        JsonNode prompts = Service.json(mcp.ask("prompts/list", "{}")).at("/result/prompts");
        String texts = prompts.toString()
                + names(prompts).stream()
                        .map(name -> Service.json(mcp.ask(
                                        "prompts/get",
                                        "{\"name\":\"" + name + "\",\"arguments\":{\"account_id\":\"1002003001\"}}"))
                                .at("/result/messages/0/content/text")
                                .textValue())
                        .toList();

        assertThat(names(prompts)).containsExactly(names == null ? new String[0] : names.split(" "));
        assertThat(TOOL.matcher(texts).results().map(MatchResult::group))
                .isSubsetOf(names(get(of(TOKENS, platform), "/tools").get("tools")))
                .hasSizeGreaterThanOrEqualTo(prompts.size() * 3);
    }

    @ParameterizedTest
    @CsvSource({"groups, schedules", "tools, list_scheduled_tasks"})
    void hideWhatOtherLimitsHide(String limit, String value) {
        String token = token("buyer", ",\"platforms\":[\"alpha\"],\"" + limit + "\":[\"" + value + "\"]");

        assertThat(names(get(token, "/tools").get("tools")))
                .isNotEmpty()
                .allSatisfy(name -> assertThat(name).contains("scheduled_task"));
        assertThat(service.execute(token, "list_pending_actions", "").statusCode())
                .isEqualTo(404);
    }

    @ParameterizedTest
    @CsvSource({
        "alpha, rest, beta",
        "alpha, mcp, alpha_analytics",
        "beta, rest, alpha",
        "beta, mcp, alpha_analytics",
        "alpha_analytics, rest, alpha",
        "alpha_analytics, mcp, beta"
    })
    void runNothingOnOtherPlatforms(String platform, String protocol, String other) {
        String token = of(TOKENS, platform);
        String foreign = platform.equals("beta")
                ? "\"alpha_account_ids\":[\"1002003001\"]"
                : "\"beta_account_ids\":[\"act_1700100001\"]";
        String several = step("get_cross_account_performance", foreign);
        String draft = platform.equals("beta")
                ? "\"platform\":\"alpha\",\"draft\":{\"account_id\":\"1002003001\"}"
                : "\"draft\":{\"account_id\":\"act_1700100001\"}";

        assertThat(code(protocol, token, "start_workflow", "\"steps\":[" + of(READS, other) + "]"))
                .isEqualTo("RULE_VIOLATION");
        assertThat(code(protocol, token, "create_scheduled_task", task("Other", of(READS, other))))
                .isEqualTo("RULE_VIOLATION");
        assertThat(code(protocol, token, "start_workflow", "\"steps\":[" + several + "]"))
                .isEqualTo("ACCOUNT_FORBIDDEN");
        assertThat(code(protocol, token, "create_scheduled_task", task("Several", several)))
                .isEqualTo("ACCOUNT_FORBIDDEN");
        assertThat(code(protocol, token, "get_cross_account_performance", foreign))
                .isEqualTo("ACCOUNT_FORBIDDEN");
        assertThat(code(protocol, token, "validate_campaign_draft", draft)).isEqualTo("ACCOUNT_FORBIDDEN");
    }

    @ParameterizedTest
    @CsvSource({
        "alpha, rest",
        "alpha, mcp",
        "beta, rest",
        "beta, mcp",
        "alpha_analytics, rest",
        "alpha_analytics, mcp",
    })
    void seeNoRowsOfOtherPlatforms(String platform, String protocol) {
        String token = of(TOKENS, platform);
        String own =
                id(call(protocol, token, "create_scheduled_task", task("Own", step("get_usage_status", ""))), "st_");

        JsonNode actions = call(protocol, token, "list_pending_actions", "");
        JsonNode tasks = call(protocol, token, "list_scheduled_tasks", "");
        JsonNode errors = call(protocol, token, "get_recent_errors", "");

        WORKFLOWS.forEach((on, id) -> assertThat(call(protocol, token, "get_workflow", "\"workflow_id\":\"" + id + "\"")
                        .has("workflow_id"))
                .as(on)
                .isEqualTo(on.equals(platform)));
        TASKS.forEach(
                (on, id) -> assertThat(call(protocol, token, "get_scheduled_task_runs", "\"task_id\":\"" + id + "\"")
                                .has("rows"))
                        .as(on)
                        .isEqualTo(on.equals(platform)));
        assertThat(tasks.findValuesAsText("task_id"))
                .contains(own, of(TASKS, platform))
                .doesNotContain(of(TASKS, "several"));
        assertThat(actions.findValuesAsText("platform")).allMatch(platform::equals);
        assertThat(errors.get("rows"))
                .allSatisfy(row -> assertThat(row.at("/platform").textValue() == null
                                || row.at("/platform").textValue().equals(platform))
                        .as(row.toString())
                        .isTrue());
        assertThat(errors.findValuesAsText("tool"))
                .doesNotContain("get_cross_account_performance", "start_workflow")
                .hasSameSizeAs(platform.equals("alpha_analytics") ? List.of() : List.of(platform));
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta", "alpha_analytics"})
    void readNoListsOfOtherPlatforms(String platform) {
        String token = of(TOKENS, platform);

        assertThat(get(token, "/workflows?limit=200").findValuesAsText("workflow_id"))
                .contains(of(WORKFLOWS, platform))
                .doesNotContainAnyElementsOf(others(WORKFLOWS, platform));
        assertThat(get(token, "/schedules?limit=200").findValuesAsText("task_id"))
                .contains(of(TASKS, platform))
                .doesNotContainAnyElementsOf(others(TASKS, platform));
        for (String list : List.of("/operations?limit=200", "/audit/events?limit=200", "/events?limit=200")) {
            String rows = get(token, list).toString();
            assertThat(rows)
                    .as(list)
                    .doesNotContain(others(WORKFLOWS, platform))
                    .doesNotContain(others(TASKS, platform));
        }
    }

    private static String of(Map<String, String> values, String platform) {
        return Objects.requireNonNull(values.get(platform));
    }

    private static List<String> names(JsonNode tools) {
        return StreamSupport.stream(tools.spliterator(), false)
                .map(tool -> tool.get("name").textValue())
                .toList();
    }

    private static List<String> others(Map<String, String> ids, String platform) {
        Map<String, String> others = new TreeMap<>(ids);
        others.remove(platform);
        return List.copyOf(others.values());
    }

    private static String step(String tool, String arguments) {
        return "{\"tool\":\"" + tool + "\",\"arguments\":{" + arguments + "}}";
    }

    private static String task(String name, String step) {
        return "\"name\":\"" + name + "\",\"cron\":\"0 6 * * *\"," + step.substring(1, step.length() - 1);
    }

    private static String id(JsonNode answer, String prefix) {
        return StreamSupport.stream(
                        answer.findValues(prefix.equals("wf_") ? "workflow_id" : "task_id")
                                .spliterator(),
                        false)
                .map(JsonNode::textValue)
                .findFirst()
                .orElseThrow(() -> new AssertionError(answer.toString()));
    }

    private static String code(String protocol, String token, String tool, String arguments) {
        return call(protocol, token, tool, arguments).at("/error/code").textValue();
    }

    /** Returns the structured content of a call's result. */
    private static JsonNode call(String protocol, String token, String tool, String arguments) {
        return protocol.equals("mcp")
                ? Service.json(new Mcp(service, token, Mcp.STATELESS).call(tool, "{" + arguments + "}"))
                        .at("/result/structuredContent")
                : Service.json(service.execute(token, tool, "{\"arguments\":{" + arguments + "}}"))
                        .at("/mcp_response/structuredContent");
    }

    private static String token(String principal, String limits) {
        return post(
                        OPERATOR,
                        "/tokens",
                        "{\"name\":\"limited\",\"principal\":\"" + principal + "\",\"scopes\":[" + SCOPES + "]" + limits
                                + "}")
                .get("token")
                .textValue();
    }

    private static JsonNode post(String token, String path, String body) {
        return Service.json(service.send(service.request(token, "/api/v1" + path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))));
    }

    private static JsonNode get(String token, String path) {
        return Service.json(service.send(service.request(token, "/api/v1" + path)));
    }
}
