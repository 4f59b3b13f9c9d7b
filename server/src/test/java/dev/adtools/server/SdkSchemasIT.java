package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.SdkClient;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.ToolCalls;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import io.modelcontextprotocol.json.schema.jackson2.DefaultJsonSchemaValidator;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Published schemas and answers over MCP, judged by the validator that comes with the Java SDK. */
class SdkSchemasIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String DRAFT = "https://json-schema.org/draft/2020-12/schema";
    private static final JsonSchemaValidator VALIDATOR = new DefaultJsonSchemaValidator();

    private static final Map<String, String> CALLS = ToolCalls.byTool();

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static SdkClient client;
    private static Map<String, Tool> tools;
    private static Map<String, String> prepared;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(
                folder,
                OPERATOR,
                new ItDatabase(),
                ConfigOverride.config("mcp.outputSchemas", "true"),
                ConfigOverride.config("mcp.text", "json"));
        app.before();
        service = Service.of(app);
        client = new SdkClient(app.getLocalPort(), OPERATOR);
        tools = client.tools().stream().collect(Collectors.toMap(Tool::name, Function.identity()));
        prepared = prepared();
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
        CallToolResult result = client.call(name, arguments(name));

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

    /** Calls the tools whose subject somebody must have made. */
    private static Map<String, String> prepared() throws Exception {
        JsonNode workflow = data("start_workflow", CALLS.getOrDefault("start_workflow", "{}"))
                .get("result");
        JsonNode action = data(
                        "update_campaign_budget",
                        "{\"campaign_id\":\"120210000000000023\",\"daily_budget\":6000,\"currency\":\"USD\"}")
                .get("pending_action");
        approve(action);
        JsonNode withdrawn = data(
                        "update_campaign_budget",
                        "{\"campaign_id\":\"120210000000000041\",\"daily_budget\":6000,\"currency\":\"USD\"}")
                .get("pending_action");
        Map<String, String> prepared = new HashMap<>();
        prepared.put("cancel_pending_action", "{\"pending_action_id\":" + withdrawn.get("id") + "}");
        prepared.put("get_workflow", "{\"workflow_id\":" + workflow.get("workflow_id") + "}");
        prepared.put(
                "resume_workflow_after_approval",
                "{\"pending_action_id\":" + action.get("id") + ",\"payload_hash\":" + action.get("payload_hash") + "}");
        CALLS.keySet().stream()
                .filter(tool -> CALLS.getOrDefault(tool, "").contains("\"task_id\""))
                .forEach(tool -> prepared.put(tool, ofNewTask(CALLS.getOrDefault(tool, ""))));
        return prepared;
    }

    private static String ofNewTask(String arguments) {
        JsonNode task = data("create_scheduled_task", CALLS.getOrDefault("create_scheduled_task", "{}"));
        return arguments.replaceFirst("st_[0-9a-z]*", task.at("/result/task_id").textValue());
    }

    private static String arguments(String tool) {
        return prepared.getOrDefault(tool, CALLS.getOrDefault(tool, "{}"));
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
}
