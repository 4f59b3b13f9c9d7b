package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.SdkClient;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.json.schema.jackson2.DefaultJsonSchemaValidator;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the tools publish and answer over MCP, judged by the validator that comes with the Java SDK. */
class SdkSchemasIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String DRAFT = "https://json-schema.org/draft/2020-12/schema";
    private static final String US = "\"account_id\":\"100-200-3001\"";
    private static final JsonSchemaValidator VALIDATOR = new DefaultJsonSchemaValidator();

    // One call of every tool; what $NAME stands for is looked up when the service runs.
    private static final Map<String, String> CALLS = calls("""
            alpha_analytics                | {"operation":"execute","action":"session_report","property_id":"properties/310000001"}
            analyze_alpha_wasted_spend     | {$US}
            analyze_search_terms           | {$US}
            create_alpha_app_campaign      | {"account_id":"1002003001","name":"Spring","budget_micros":50000000,"app_id":"com.example.app","app_store":"ALPHA_APP_STORE"}
            diagnose_campaign_health       | {"campaign_id":"120210000000000001"}
            enable_alpha_campaign          | {$US,"campaign_id":"12000000006"}
            enable_beta_campaign           | {"campaign_id":"120210000000000006"}
            get_alpha_budget_pacing        | {$US}
            get_alpha_campaign_criteria    | {$US,"campaign_id":"$CAMPAIGN"}
            get_alpha_campaign_performance | {$US,"compare_previous":true}
            get_alpha_campaigns            | {$US}
            get_alpha_keywords             | {$US,"ad_group_id":"$AD_GROUP"}
            get_alpha_search_terms         | {$US}
            get_beta_budget_pacing         | {"account_id":"act_1700100003"}
            get_beta_campaign_performance  | {"account_id":"act_1700100001","compare_previous":true}
            get_campaigns                  | {"account_id":"act_1700100001","include_metrics":true}
            get_change_history             | {"account":"act_1700100001"}
            get_recent_errors              | {"level":"warning"}
            get_usage_status               | {}
            get_workflow                   | {"workflow_id":"$WORKFLOW"}
            list_alpha_accounts            | {}
            list_beta_accounts             | {}
            list_pending_actions           | {}
            list_scheduled_tasks           | {"status":"all"}
            pause_alpha_campaign           | {$US,"campaign_id":"12000000005"}
            pause_beta_campaign            | {"campaign_id":"120210000000000001"}
            resume_workflow_after_approval | {"pending_action_id":"$ACTION","payload_hash":"$HASH"}
            start_workflow                 | {"steps":[{"tool":"list_beta_accounts","arguments":{}}]}
            update_campaign_budget         | {"campaign_id":"120210000000000059","daily_budget":7000,"currency":"USD"}
            validate_beta_catalog_ad_draft | {"draft":{"account_id":"act_1700100003","product_catalog_id":"1660440000000001","product_set_id":"1770550000000103"},"verify":true}
            validate_beta_conversion_setup | {"account_id":"act_1700100001","pixel_id":"1480220000000004","verify":true}
            validate_campaign_draft        | {"draft":{}}
            validate_delta_video_asset     | {"headline":"Harbor lamps"}
            """);

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static SdkClient client;
    private static Map<String, Tool> tools;
    private static Map<String, String> names;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, new ItDatabase());
        app.before();
        service = Service.of(app);
        client = new SdkClient(app.getLocalPort(), OPERATOR);
        tools = client.tools().stream().collect(Collectors.toMap(Tool::name, Function.identity()));
        names = names();
    }

    @AfterAll
    static void stop() {
        client.close();
        app.after();
    }

    @Test
    void publishesOnlySchemasThatAreSchemas() {
        assertThat(VALIDATOR.validateSchema(Map.of("type", "strange")).valid()).isFalse();

        assertThat(tools.values()).isNotEmpty().allSatisfy(tool -> {
            for (Map<String, Object> schema : List.of(tool.inputSchema(), tool.outputSchema())) {
                assertThat(schema.getOrDefault("$schema", DRAFT)).isEqualTo(DRAFT);
                assertThat(schema).containsEntry("type", "object");
                assertThat(VALIDATOR.validateSchema(schema).errorMessage()).isNull();
            }
        });
    }

    @Test
    void callsEveryToolThatThereIs() {
        assertThat(CALLS).containsOnlyKeys(tools.keySet());
    }

    @ParameterizedTest
    @MethodSource("tools")
    void answersAsTheOutputSchemaSays(String name) {
        CallToolResult result = client.call(name, filled(CALLS.getOrDefault(name, "{}")));

        assertThat(result.isError()).as(SdkClient.text(result)).isFalse();
        assertThat(VALIDATOR
                        .validate(tool(name).outputSchema(), result.structuredContent())
                        .errorMessage())
                .isNull();
        assertThat(SdkClient.readText(result)).isEqualTo(SdkClient.structure(result));
    }

    // Some clients hold refusals against the schema as well.
    @ParameterizedTest
    @MethodSource("tools")
    void refusesAsTheOutputSchemaSays(String name) {
        CallToolResult result = client.call(name, "{\"no_argument\":1}");

        assertThat(result.isError()).isTrue();
        assertThat(VALIDATOR
                        .validate(tool(name).outputSchema(), result.structuredContent())
                        .errorMessage())
                .isNull();
    }

    private static Tool tool(String name) {
        return Objects.requireNonNull(tools.get(name));
    }

    private static Stream<String> tools() {
        return CALLS.keySet().stream();
    }

    private static Map<String, String> names() throws Exception {
        String performance = "\"level\":\"keyword\",\"limit\":1,";
        JsonNode keyword = data("get_alpha_campaign_performance", "{" + performance + US + "}")
                .at("/rows/0");
        JsonNode workflow = data("start_workflow", CALLS.getOrDefault("start_workflow", "{}"))
                .get("result");
        JsonNode action = data(
                        "update_campaign_budget",
                        "{\"campaign_id\":\"120210000000000023\",\"daily_budget\":6000,\"currency\":\"USD\"}")
                .get("pending_action");
        approve(action);
        return Map.of(
                "$US", US,
                "$CAMPAIGN", keyword.at("/campaign/id").textValue(),
                "$AD_GROUP", keyword.at("/ad_group/id").textValue(),
                "$WORKFLOW", workflow.get("workflow_id").textValue(),
                "$ACTION", action.get("id").textValue(),
                "$HASH", action.get("payload_hash").textValue());
    }

    private static JsonNode data(String tool, String arguments) {
        JsonNode answer = Service.json(service.execute(OPERATOR, tool, "{\"arguments\":" + arguments + "}"));
        assertThat(answer.path("ok").booleanValue()).as(answer.toString()).isTrue();
        return answer.get("data");
    }

    private static void approve(JsonNode action) throws Exception {
        String approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        String path = "/api/v1/pending-actions/" + action.get("id").textValue() + "/approve";
        service.send(service.request(approver, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"payload_hash\":" + action.get("payload_hash") + "}")));
    }

    private static String filled(String arguments) {
        String text = arguments;
        for (Map.Entry<String, String> name : names.entrySet()) {
            text = text.replace(name.getKey(), name.getValue());
        }
        return text;
    }

    private static Map<String, String> calls(String table) {
        return table.lines()
                .map(line -> line.split("\\|", 2))
                .collect(Collectors.toMap(
                        call -> call[0].strip(), call -> call[1].strip(), (one, other) -> one, TreeMap::new));
    }
}
