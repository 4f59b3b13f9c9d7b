package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The product as it ships: its own tools, its own tokens, its own database. */
class WholeServiceIT {

    private static final String TOKEN = "it's any text: #of ${32} \"characters\" \\ or more";

    private static final ItDatabase DATABASE = new ItDatabase();

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    // A platform takes a name once.
    private final String campaign = """
            {"account_id":"1002003001","name":"Spring launch %s","budget_micros":50000000,\
            "app_id":"com.example.app","app_store":"ALPHA_APP_STORE"}""".formatted(UUID.randomUUID());

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
    void runsItsToolsForTheBootstrapToken() {
        HttpResponse<byte[]> catalog = service.send(service.request(TOKEN, "/api/v1/tools"));
        HttpResponse<byte[]> accounts = service.execute(TOKEN, "list_beta_accounts", "{}");

        assertThat(Service.json(catalog).get("tools").findValuesAsText("name"))
                .contains("create_alpha_app_campaign", "get_campaigns", "validate_campaign_draft");
        assertThat(accounts.statusCode()).isEqualTo(200);
        assertThat(Service.json(accounts).at("/data/rows")).isNotEmpty();
    }

    @Test
    void letsInTheFirstApproverByTheFileItWrote() throws Exception {
        String approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();

        HttpResponse<byte[]> seen = service.send(service.request(approver, "/api/v1/tools"));
        HttpResponse<byte[]> refused = service.execute(approver, "list_beta_accounts", "{}");

        assertThat(folder.resolve("data/initial-token")).doesNotExist();
        assertThat(seen.statusCode()).isEqualTo(200);
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.headers().firstValue("WWW-Authenticate"))
                .hasValue("Bearer realm=\"adtools\", error=\"insufficient_scope\", scope=\"tools:read\"");
    }

    @Test
    void tellsAMissingTokenFromAWrongOne() {
        HttpResponse<byte[]> missing = service.send(service.anonymous("/api/v1/tools"));
        HttpResponse<byte[]> wrong = service.send(service.request("wrong", "/api/v1/tools"));
        HttpResponse<byte[]> inUrl = service.send(service.request(TOKEN, "/api/v1/tools?access_token=x"));

        assertThat(missing.statusCode()).isEqualTo(401);
        assertThat(missing.headers().allValues("WWW-Authenticate")).containsExactly("Bearer realm=\"adtools\"");
        assertThat(wrong.statusCode()).isEqualTo(401);
        assertThat(wrong.headers().allValues("WWW-Authenticate"))
                .containsExactly("Bearer realm=\"adtools\", error=\"invalid_token\"");
        assertThat(inUrl.statusCode()).isEqualTo(400);
        assertThat(Service.json(inUrl).get("code").textValue()).isEqualTo("INVALID_REQUEST");
    }

    @Test
    void reportsEveryPartThatItNeeds() {
        Service admin = Service.ofAdmin(app);

        HttpResponse<byte[]> health = admin.send(admin.anonymous("/healthcheck"));

        JsonNode parts = Service.json(health);
        assertThat(health.statusCode()).isEqualTo(200);
        assertThat(parts.fieldNames()).toIterable().contains("alpha", "alpha_analytics", "beta", "database");
        assertThat(parts.at("/alpha/message").textValue()).isEqualTo("sandbox");
        assertThat(parts.at("/alpha_analytics/message").textValue()).isEqualTo("sandbox");
    }

    @Test
    void startsAgainOnTheDataItLeft() throws Exception {
        String before = rows();
        app.after();

        start();

        assertThat(rows()).isEqualTo(before);
    }

    @Test
    void keepsACreatedCampaignOverARestart() throws Exception {
        HttpResponse<byte[]> created = service.execute(TOKEN, "create_alpha_app_campaign", arguments(campaign));
        app.after();
        start();
        HttpResponse<byte[]> again = service.execute(TOKEN, "create_alpha_app_campaign", arguments(campaign));

        JsonNode data = Service.json(created).get("data");
        assertThat(created.statusCode()).isEqualTo(200);
        assertThat(data.get("status").textValue()).isEqualTo("applied");
        assertThat(data.at("/result/campaign/status").textValue()).isEqualTo("PAUSED");
        assertThat(data.at("/spend/daily_delta/amount_micros").longValue()).isZero();
        assertThat(data.at("/spend/when_enabled/daily_after_micros").longValue())
                .isEqualTo(50_000_000);
        assertThat(again.statusCode()).isEqualTo(422);
        assertThat(Service.json(again)
                        .at("/error/details/platform_errors/0/code")
                        .textValue())
                .isEqualTo("campaignError.DUPLICATE_CAMPAIGN_NAME");
    }

    @Test
    void changesNothingWhenOnlyAskedToValidate() {
        String checkOnly = campaign.replace("{\"account_id", "{\"validate_only\":true,\"account_id");

        HttpResponse<byte[]> first = service.execute(TOKEN, "create_alpha_app_campaign", arguments(checkOnly));
        HttpResponse<byte[]> second = service.execute(TOKEN, "create_alpha_app_campaign", arguments(checkOnly));

        assertThat(Service.json(first).at("/data/status").textValue()).isEqualTo("validated");
        assertThat(Service.json(first).at("/data/result").isNull()).isTrue();
        assertThat(Service.json(second).at("/data/status").textValue()).isEqualTo("validated");
    }

    @Test
    void holdsAWriteThatWantsApproval() {
        String held = campaign.replace("{\"account_id", "{\"execution_mode\":\"approval_required\",\"account_id");

        HttpResponse<byte[]> answer = service.execute(TOKEN, "create_alpha_app_campaign", arguments(held));

        JsonNode data = Service.json(answer).get("data");
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(data.get("status").textValue()).isEqualTo("pending_approval");
        assertThat(data.get("result").isNull()).isTrue();
        assertThat(data.at("/pending_action/payload_hash").textValue()).matches("sha256:[0-9a-f]{64}");
    }

    @Test
    void remembersWhatAPlatformRefused() {
        service.execute(TOKEN, "create_alpha_app_campaign", arguments(campaign));
        service.execute(TOKEN, "create_alpha_app_campaign", arguments(campaign));

        HttpResponse<byte[]> answer = service.execute(TOKEN, "get_recent_errors", arguments("{\"level\":\"warning\"}"));

        JsonNode event = Service.json(answer).at("/data/rows/0");
        assertThat(event.get("code").textValue()).isEqualTo("PLATFORM_REJECTED");
        assertThat(event.get("tool").textValue()).isEqualTo("create_alpha_app_campaign");
        assertThat(event.get("account_id").textValue()).isEqualTo("1002003001");
        assertThat(event.get("http_status").intValue()).isEqualTo(422);
    }

    @Test
    void showsWhatIsUsedOfQuotasAndTakesNothingForIt() {
        String token = Service.json(service.send(service.request(TOKEN, "/api/v1/tokens")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(
                                "{\"name\":\"n\",\"principal\":\"operator\",\"scopes\":[\"tools:read\"]}"))))
                .get("token")
                .textValue();
        service.execute(token, "list_beta_accounts", "{}");

        JsonNode first = Service.json(service.execute(token, "get_usage_status", "{}"));
        JsonNode second = Service.json(service.execute(token, "get_usage_status", "{}"));
        JsonNode rest = Service.json(service.send(service.request(token, "/api/v1/usage")));

        for (JsonNode limits : List.of(first.at("/data/limits"), second.at("/data/limits"), rest.get("limits"))) {
            assertThat(limits.findValuesAsText("name"))
                    .containsExactly("requests", "read", "validate", "write", "writes_per_day");
            assertThat(limits.at("/1/used").longValue()).isLessThanOrEqualTo(1);
            assertThat(limits.at("/3/used").longValue()).isZero();
        }
        assertThat(rest.get("token_id")).isEqualTo(first.at("/data/token_id"));
    }

    @Test
    void listsNoScheduledTasksBeforeThereAreAny() {
        HttpResponse<byte[]> answer = service.execute(TOKEN, "list_scheduled_tasks", "{}");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(Service.json(answer).at("/data/rows")).isEmpty();
    }

    @Test
    void answersAsTheOutputSchemaSays() throws Exception {
        Map<String, String> calls = Map.of(
                "create_alpha_app_campaign", campaign,
                "list_alpha_accounts", "{\"raw_data\":true}",
                "get_campaigns", "{\"account_id\":\"act_1700100001\"}",
                "get_recent_errors", "{\"group_by\":\"code\"}",
                "get_usage_status", "{}",
                "list_pending_actions", "{\"status\":\"PENDING\"}",
                "list_scheduled_tasks", "{\"status\":\"all\"}",
                "validate_campaign_draft", "{\"draft\":{}}");

        for (Map.Entry<String, String> call : calls.entrySet()) {
            JsonNode answer = Service.json(service.execute(TOKEN, call.getKey(), arguments(call.getValue())));
            Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(document(call.getKey()).get("outputSchema"));
            assertThat(answer.get("ok").booleanValue()).as(call.getKey()).isTrue();
            assertThat(schema.validate(answer.get("data"))).as(call.getKey()).isEmpty();
            assertThat(answer.at("/mcp_response/structuredContent")).isEqualTo(answer.get("data"));
        }
    }

    private static String arguments(String arguments) {
        return "{\"arguments\":" + arguments + "}";
    }

    private static JsonNode document(String tool) throws IOException {
        return new ObjectMapper()
                .readTree(WholeServiceIT.class.getResourceAsStream("/META-INF/adtools/tools/" + tool + ".json"));
    }

    private static String rows() {
        return Service.json(service.execute(TOKEN, "list_alpha_accounts", "{}"))
                .at("/data/rows")
                .toString();
    }
}
