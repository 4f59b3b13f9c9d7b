package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.api.fixtures.Golden;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.tools.fixtures.TestTools;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The calls that the OpenAPI document shows, made of a fresh service. {@code -Daccept} adds a call for a tool without one, and
 * takes an answer that is missing or no longer fits its schema from the service.
 */
@Tag(Golden.TAG)
class AnswerExamplesIT {

    private static final String TOKEN = "a token of more than thirty-two characters";
    private static final Path CALLS = Path.of("src/openapi/resources/calls.yaml");
    private static final Path ANSWERS = Path.of("src/openapi/resources/answers.json");
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final PrettyPrinter PRINTER = new DefaultPrettyPrinter(
                    Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER))
            .withObjectIndenter(new DefaultIndenter(" ", "\n"))
            .withArrayIndenter(new DefaultIndenter(" ", "\n"));
    private static final int MAX_ITEMS = 1;

    @TempDir
    private static Path folder;

    private static final Map<String, String> IDS = new TreeMap<>();
    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, new ItDatabase());
        app.before();
        service = Service.of(app);
        IDS.put(
                "task_id",
                execute(
                                "create_scheduled_task",
                                "{\"name\":\"Accounts\",\"tool\":\"list_beta_accounts\","
                                        + "\"arguments\":{},\"cron\":\"0 6 * * *\"}")
                        .at("/result/task_id")
                        .asText());
        IDS.put(
                "workflow_id",
                execute("start_workflow", "{\"steps\":[{\"tool\":\"list_beta_accounts\",\"arguments\":{}}]}")
                        .at("/result/workflow_id")
                        .asText());
        approve(execute("update_campaign_budget", "{\"campaign_id\":\"120210000000000028\",\"daily_budget\":6000}")
                .get("pending_action"));
    }

    private static void approve(JsonNode action) throws IOException {
        IDS.put("pending_action_id", action.get("id").asText());
        IDS.put("payload_hash", action.get("payload_hash").asText());
        String approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        String body = JSON.createObjectNode()
                .set("payload_hash", action.get("payload_hash"))
                .toString();
        HttpResponse<byte[]> approved = service.send(service.request(
                        approver, "/api/v1/pending-actions/" + action.get("id").asText() + "/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
        assertThat(approved.statusCode()).isEqualTo(200);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void areAnsweredByAFreshService() throws IOException {
        addMissingCalls();
        ObjectNode calls = (ObjectNode) new YAMLMapper().readTree(CALLS.toFile());
        ObjectNode answers = (ObjectNode) JSON.readTree(ANSWERS.toFile());
        List<String> tools = new ArrayList<>(tools());
        // Deleted last, because other calls name the task. A request is withdrawn after the other one was applied.
        for (String last : List.of("delete_scheduled_task", "cancel_pending_action")) {
            tools.remove(last);
            tools.add(last);
        }

        Map<String, JsonNode> kept = new TreeMap<>();
        tools.forEach(tool -> {
            if (tool.equals("cancel_pending_action")) {
                String budget = "{\"campaign_id\":\"120210000000000041\",\"daily_budget\":6000}";
                IDS.put(
                        "pending_action_id",
                        execute("update_campaign_budget", budget)
                                .at("/pending_action/id")
                                .asText());
            }
            JsonNode data = execute(tool, withIds(calls.get(tool)).toString());
            kept.put(tool, fits(tool, answers.get(tool)) ? answers.get(tool) : shortened(data));
        });

        Golden.hold(ANSWERS, JSON.writer(PRINTER).writeValueAsString(kept) + "\n");
    }

    private static void addMissingCalls() throws IOException {
        JsonNode calls = new YAMLMapper().readTree(CALLS.toFile());
        StringBuilder text = new StringBuilder(Files.readString(CALLS));
        TestTools.table().all().stream()
                .map(tool -> tool.descriptor())
                .filter(tool -> !calls.has(tool.name()))
                .forEach(tool -> text.append(tool.name())
                        .append(": ")
                        .append(example(
                                json(Objects.requireNonNull(tool.document().get("inputSchema")))))
                        .append('\n'));

        Golden.hold(CALLS, text.toString());
    }

    private static ObjectNode example(JsonNode schema) {
        ObjectNode example = JSON.createObjectNode();
        schema.path("required").forEach(name -> {
            JsonNode argument = schema.at("/properties/" + name.asText());
            example.set(name.asText(), argument.at("/examples/0"));
        });
        return example;
    }

    private static boolean fits(String tool, @Nullable JsonNode answer) {
        JsonNode schema = json(
                Objects.requireNonNull(Objects.requireNonNull(TestTools.table().find(tool))
                        .descriptor()
                        .document()
                        .get("outputSchema")));
        return answer != null
                && SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(schema)
                        .validate(answer)
                        .isEmpty();
    }

    private static JsonNode withIds(JsonNode call) {
        ObjectNode arguments = call.deepCopy();
        IDS.forEach((name, id) -> {
            if (arguments.has(name)) {
                arguments.put(name, id);
            }
        });
        return arguments;
    }

    /** Returns a value whose lists have one item each. */
    private static JsonNode shortened(JsonNode value) {
        if (value.isObject()) {
            ObjectNode members = JSON.createObjectNode();
            value.properties().forEach(member -> members.set(member.getKey(), shortened(member.getValue())));
            return members;
        }
        if (value.isArray()) {
            return JSON.valueToTree(value.valueStream()
                    .limit(MAX_ITEMS)
                    .map(AnswerExamplesIT::shortened)
                    .toList());
        }
        return value;
    }

    private static List<String> tools() {
        return TestTools.table().all().stream()
                .map(tool -> tool.descriptor().name())
                .sorted()
                .toList();
    }

    private static JsonNode json(JsonValue tree) {
        try {
            return JSON.readTree(new JsonWriter().value(tree).toBytes());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static JsonNode execute(String tool, String arguments) {
        HttpResponse<byte[]> answer = service.execute(TOKEN, tool, "{\"arguments\":" + arguments + "}");
        assertThat(answer.statusCode())
                .as(tool + " " + arguments + " " + new String(answer.body(), StandardCharsets.UTF_8))
                .isEqualTo(200);
        return Service.json(answer).get("data");
    }
}
