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
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reports through the whole service, and whose token may ask for them. */
class AnalyticsToolIT {

    private static final String TOKEN = "a-bootstrap-token-of-thirty-two-or-more";
    private static final String SESSIONS =
            "{\"operation\":\"execute\",\"action\":\"session_report\",\"property_id\":\"properties/310000001\"}";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;
    private static String limited;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, new ItDatabase());
        app.before();
        service = Service.of(app);
        post("/api/v1/principals", "{\"id\":\"reporting\",\"owner\":\"marketing\",\"kind\":\"service\"}");
        limited = post("/api/v1/tokens", """
                        {"name":"us","principal":"reporting","scopes":["tools:read"],
                         "platforms":["alpha_analytics"],"accounts":["properties/310000001"]}""").get("token").textValue();
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"operation\":\"list_tools\"}",
                SESSIONS,
                "{\"operation\":\"execute\",\"action\":\"realtime_report\",\"property_id\":\"properties/310000003\"}",
                "{\"operation\":\"execute\",\"action\":\"geo_report\",\"property_id\":\"properties/310000002\","
                        + "\"compare_previous\":true,\"raw_data\":true}"
            })
    void answersAsTheOutputSchemaSays(String arguments) throws IOException {
        HttpResponse<byte[]> response = execute(TOKEN, arguments);

        JsonNode answer = Service.json(response);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(answer.get("platform").textValue()).isEqualTo("alpha_analytics");
        assertThat(schema("alpha_analytics").validate(answer.get("data"))).isEmpty();
        assertThat(answer.at("/data/source").textValue()).isEqualTo("sandbox");
        assertThat(answer.at("/mcp_response/structuredContent")).isEqualTo(answer.get("data"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "session_report | properties_report | 400 | INVALID_ARGUMENTS | /action",
                "properties/310000001 | 310000001 | 400 | INVALID_ARGUMENTS | /property_id",
                "execute\" | run\" | 400 | INVALID_ARGUMENTS | /operation",
                "\"property_id\":\"properties/310000001\" | \"compare_previous\":true | 422 | RULE_VIOLATION | /property_id",
                "\"property_id\" | \"metrics\":[\"sessions\"],\"property_id\" | 422 | RULE_VIOLATION | /metrics",
            })
    void saysWhatIsWrongAndWhere(String good, String bad, int status, String code, String pointer) {
        HttpResponse<byte[]> response = execute(TOKEN, SESSIONS.replace(good, bad));

        JsonNode error = Service.json(response).get("error");
        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(error.get("code").textValue()).isEqualTo(code);
        assertThat(error.at("/details/violations/0/pointer").textValue()).isEqualTo(pointer);
    }

    @Test
    void namesTheActionsToWhoeverMissesThem() {
        HttpResponse<byte[]> response = execute(TOKEN, SESSIONS.replace("session_report", "sessions"));

        assertThat(Service.json(response)
                        .at("/error/details/violations/0/message")
                        .textValue())
                .contains("session_report", "custom_report");
    }

    @ParameterizedTest
    @CsvSource({
        "310000004, 422, PLATFORM_REJECTED",
        "310000005, 429, PLATFORM_RATE_LIMITED",
        "123456789, 422, PLATFORM_REJECTED"
    })
    void passesRefusalsOfThePlatformOn(String property, int status, String code) {
        HttpResponse<byte[]> response = execute(TOKEN, SESSIONS.replace("310000001", property));

        assertThat(response.statusCode()).isEqualTo(status);
        assertThat(Service.json(response).at("/error/code").textValue()).isEqualTo(code);
    }

    @Test
    void holdsATokenToItsProperties() {
        HttpResponse<byte[]> own = execute(limited, SESSIONS);
        HttpResponse<byte[]> other = execute(limited, SESSIONS.replace("310000001", "310000002"));
        HttpResponse<byte[]> none = execute(limited, "{\"operation\":\"list_tools\"}");

        assertThat(own.statusCode()).isEqualTo(200);
        assertThat(other.statusCode()).isEqualTo(403);
        assertThat(Service.json(other).at("/error/code").textValue()).isEqualTo("ACCOUNT_FORBIDDEN");
        assertThat(Service.json(other).at("/error/details/account_id").textValue())
                .isEqualTo("properties/310000002");
        assertThat(none.statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"limit\":2}", "{\"raw_data\":true}"})
    void listsPropertiesAsTheOutputSchemaSays(String arguments) throws IOException {
        HttpResponse<byte[]> response = list(TOKEN, arguments);

        JsonNode answer = Service.json(response);
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(schema("list_analytics_properties").validate(answer.get("data")))
                .isEmpty();
        assertThat(answer.at("/data/source").textValue()).isEqualTo("sandbox");
        assertThat(answer.at("/mcp_response/structuredContent")).isEqualTo(answer.get("data"));
    }

    @Test
    void goesOnBehindTheCursorOfAList() {
        JsonNode first = Service.json(list(TOKEN, "{\"limit\":3}")).get("data");
        String cursor = first.get("next_cursor").textValue();

        JsonNode second = Service.json(list(TOKEN, "{\"limit\":3,\"cursor\":\"" + cursor + "\"}"))
                .get("data");
        HttpResponse<byte[]> none = list(TOKEN, "{\"cursor\":\"bm8\"}");

        assertThat(first.get("rows")).hasSize(3);
        assertThat(second.get("rows").findValuesAsText("property_id")).containsExactly("properties/310000005");
        assertThat(none.statusCode()).isEqualTo(422);
        assertThat(Service.json(none).at("/error/details/violations/0/rule").textValue())
                .isEqualTo("CURSOR-1");
    }

    @Test
    void reportsOnWhatItListsForAToken() {
        JsonNode rows = Service.json(list(limited, "{}")).at("/data/rows");

        assertThat(rows.findValuesAsText("property_id")).containsExactly("properties/310000001");
        HttpResponse<byte[]> report = execute(
                limited,
                SESSIONS.replace(
                        "properties/310000001", rows.at("/0/property_id").textValue()));
        assertThat(report.statusCode()).isEqualTo(200);
    }

    @Test
    void showsNoOtherPlatformToATokenOfThePlatform() {
        HttpResponse<byte[]> catalog = service.send(service.request(limited, "/api/v1/tools"));

        assertThat(Service.json(catalog).get("tools"))
                .extracting(tool -> tool.get("name").textValue())
                .contains("alpha_analytics", "list_analytics_properties", "list_pending_actions")
                .doesNotContain("list_alpha_accounts", "list_beta_accounts", "get_campaigns");
    }

    private static HttpResponse<byte[]> execute(String token, String arguments) {
        return service.execute(
                token, "alpha_analytics", "{\"platform\":\"alpha_analytics\",\"arguments\":" + arguments + "}");
    }

    private static HttpResponse<byte[]> list(String token, String arguments) {
        return service.execute(token, "list_analytics_properties", "{\"arguments\":" + arguments + "}");
    }

    private static JsonNode post(String path, String body) {
        HttpResponse<byte[]> response = service.send(service.request(TOKEN, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
        assertThat(response.statusCode()).isBetween(200, 299);
        return Service.json(response);
    }

    private static Schema schema(String tool) throws IOException {
        JsonNode document = new ObjectMapper()
                .readTree(AnalyticsToolIT.class.getResourceAsStream("/META-INF/adtools/tools/" + tool + ".json"));
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(document.get("outputSchema"));
    }
}
