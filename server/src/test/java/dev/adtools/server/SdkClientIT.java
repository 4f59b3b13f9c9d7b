package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.SdkClient;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.InitializeResult;
import io.modelcontextprotocol.spec.McpSchema.ListToolsResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The service as the Java SDK's client meets it, which others wrote from the same specification. */
class SdkClientIT {

    private static final String OPERATOR = "operator-token-of-the-environment-0001";
    private static final String CAMPAIGN = """
            {"account_id":"1002003001","name":"Autumn launch","budget_micros":50000000,\
            "app_id":"com.example.app","app_store":"ALPHA_APP_STORE"}""";
    private static final String BUDGET = "\"campaign_id\":\"120210000000000023\",\"currency\":\"USD\"";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static SdkClient client;
    private static String approver;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, OPERATOR, new ItDatabase(), ConfigOverride.config("mcp.pageSize", "10"));
        app.before();
        service = Service.of(app);
        client = new SdkClient(app.getLocalPort(), OPERATOR);
        approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
    }

    @AfterAll
    static void stop() {
        client.close();
        app.after();
    }

    @Test
    void agreesOnTheNewestVersionThatTheSdkKnows() {
        InitializeResult agreed = client.sdk().getCurrentInitializationResult();

        assertThat(agreed.protocolVersion()).isEqualTo("2025-11-25");
        assertThat(agreed.serverInfo().name()).isEqualTo("adtools");
        assertThat(agreed.capabilities().tools()).isNotNull();
        assertThat(agreed.capabilities().resources()).isNotNull();
        assertThat(agreed.capabilities().prompts()).isNotNull();
    }

    @Test
    void listsEveryToolOnceOverPagesOfTen() {
        List<Integer> sizes = new ArrayList<>();
        List<String> names = new ArrayList<>();
        String cursor = null;
        do {
            ListToolsResult page = client.page(cursor);
            sizes.add(page.tools().size());
            page.tools().forEach(tool -> names.add(tool.name()));
            cursor = page.nextCursor();
        } while (cursor != null);

        JsonNode catalog = Service.json(service.send(service.request(OPERATOR, "/api/v1/tools")));
        List<String> expected = new ArrayList<>();
        catalog.get("tools").forEach(tool -> expected.add(tool.get("name").textValue()));
        assertThat(names).isEqualTo(expected);
        assertThat(sizes).hasSizeGreaterThan(2);
        assertThat(sizes.subList(0, sizes.size() - 1)).containsOnly(10);
        assertThat(client.tools()).extracting(Tool::name).isEqualTo(names);
    }

    @Test
    void readsWhatRestReads() {
        CallToolResult result = client.call("list_beta_accounts", "{}");

        JsonNode rest = Service.json(service.execute(OPERATOR, "list_beta_accounts", "{}"));
        assertThat(result.isError()).isFalse();
        assertThat(SdkClient.structure(result)).isEqualTo(rest.get("data"));
        assertThat(SdkClient.readText(result)).isEqualTo(rest.get("data"));
        assertThat(rest.at("/data/rows")).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"colour":"red"}                                        | INVALID_ARGUMENTS
                    {"account_id":"act_1700100001","date_range":"today"}    | RULE_VIOLATION
                    """)
    void hearsWhyACallIsRefused(String arguments, String code) {
        CallToolResult result = client.call("get_campaigns", arguments);

        JsonNode error = SdkClient.structure(result).get("error");
        assertThat(result.isError()).isTrue();
        assertThat(error.get("code").textValue()).isEqualTo(code);
        assertThat(error.at("/details/violations")).isNotEmpty();
        assertThat(SdkClient.text(result)).startsWith(error.get("message").textValue());
    }

    @Test
    void meetsNoToolThatIsNotThere() {
        assertThatThrownBy(() -> client.call("no_tool", "{}"))
                .isInstanceOfSatisfying(
                        McpError.class,
                        error -> assertThat(error.getJsonRpcError().code()).isEqualTo(-32602));
    }

    @Test
    void writesOnceWhateverWireTheKeyComesOver() {
        CallToolResult first = client.call("create_alpha_app_campaign", CAMPAIGN, "autumn-1");
        CallToolResult second = client.call("create_alpha_app_campaign", CAMPAIGN, "autumn-1");
        HttpResponse<byte[]> overRest = service.send(service.post(
                        OPERATOR,
                        "create_alpha_app_campaign",
                        ("{\"arguments\":" + CAMPAIGN + "}").getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", "autumn-1"));
        CallToolResult withAnotherKey = client.call("create_alpha_app_campaign", CAMPAIGN, "autumn-2");

        JsonNode rest = Service.json(overRest).get("mcp_response");
        assertThat(data(first).get("status").textValue()).isEqualTo("applied");
        // A replay says when it was answered first, in a text of its own.
        assertThat(second.content()).hasSize(2).startsWith(first.content().get(0));
        assertThat(second.structuredContent()).isEqualTo(first.structuredContent());
        assertThat(overRest.headers().firstValue("Idempotent-Replayed")).hasValue("true");
        assertThat(rest.at("/content/0/text").textValue()).isEqualTo(SdkClient.text(first));
        assertThat(rest.get("structuredContent")).isEqualTo(SdkClient.structure(first));
        assertThat(rest.get("isError").booleanValue()).isFalse();
        // The platform takes a name once, so the calls before were one.
        assertThat(SdkClient.structure(withAnotherKey).at("/error/code").textValue())
                .isEqualTo("PLATFORM_REJECTED");
    }

    @Test
    void refusesAKeyThatWasUsedForAnotherCall() {
        client.call("pause_beta_campaign", "{\"campaign_id\":\"120210000000000003\"}", "pause-1");

        CallToolResult other =
                client.call("pause_beta_campaign", "{\"campaign_id\":\"120210000000000001\"}", "pause-1");

        assertThat(other.isError()).isTrue();
        assertThat(SdkClient.structure(other).at("/error/code").textValue()).isEqualTo("IDEMPOTENCY_KEY_REUSED");
    }

    @Test
    void doesNotWaitForAnApprovalAndCarriesItOutOnceItIsThere() {
        JsonNode waiting = data(client.call("update_campaign_budget", "{" + BUDGET + ",\"daily_budget\":6000}", "b-1"));
        String id = waiting.at("/pending_action/id").textValue();
        String hash = waiting.at("/pending_action/payload_hash").textValue();

        CallToolResult tooEarly = resume(id, hash);
        HttpResponse<byte[]> approved = approve(id, hash);
        JsonNode done = data(resume(id, hash)).get("result");
        JsonNode again = data(resume(id, hash)).get("result");

        assertThat(waiting.get("status").textValue()).isEqualTo("pending_approval");
        assertThat(tooEarly.isError()).isTrue();
        assertThat(SdkClient.structure(tooEarly).at("/error/code").textValue())
                .isEqualTo("PENDING_ACTION_NOT_APPROVED");
        assertThat(approved.statusCode()).isEqualTo(200);
        assertThat(done.at("/pending_action/status").textValue()).isEqualTo("EXECUTED");
        assertThat(done.at("/result/result/after/amount_minor").longValue()).isEqualTo(6000);
        assertThat(done.get("already_executed").booleanValue()).isFalse();
        assertThat(again.get("already_executed").booleanValue()).isTrue();
        assertThat(data(client.call(
                                "update_campaign_budget",
                                "{" + BUDGET + ",\"daily_budget\":7000,\"validate_only\":true}"))
                        .at("/diff/0/before")
                        .longValue())
                .isEqualTo(6000);
    }

    private static CallToolResult resume(String id, String hash) {
        return client.call(
                "resume_workflow_after_approval",
                "{\"pending_action_id\":\"" + id + "\",\"payload_hash\":\"" + hash + "\"}");
    }

    private static HttpResponse<byte[]> approve(String id, String hash) {
        return service.send(service.request(approver, "/api/v1/pending-actions/" + id + "/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"payload_hash\":\"" + hash + "\"}")));
    }

    private static JsonNode data(CallToolResult result) {
        assertThat(result.isError()).as(SdkClient.text(result)).isFalse();
        return SdkClient.structure(result);
    }
}
