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
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The reads of alpha as callers see them: over HTTP, through the connector, from the embedded sandbox. */
class AlphaReadsIT {

    private static final String TOKEN = "a token of more than thirty-two characters";
    private static final String US = "\"account_id\":\"100-200-3001\"";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        app = ShippedService.of(folder, TOKEN, new ItDatabase());
        app.before();
        service = Service.of(app);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "get_alpha_campaigns",
                "get_alpha_campaign_performance",
                "get_alpha_campaign_criteria",
                "get_alpha_ad_groups",
                "get_alpha_keywords",
                "get_alpha_search_terms",
                "get_alpha_budget_pacing",
                "analyze_alpha_wasted_spend",
                "analyze_search_terms"
            })
    void answersAsTheOutputSchemaSays(String tool) throws IOException {
        for (boolean rawData : new boolean[] {false, true}) {
            JsonNode answer = answer(tool, US + entity(tool) + ",\"raw_data\":" + rawData);

            JsonNode data = answer.get("data");
            assertThat(schema(tool).validate(data)).isEmpty();
            assertThat(data.path("source").asText()).isEqualTo("sandbox");
            assertThat(data.has("columns")).isEqualTo(rawData);
            assertThat(data.path("rows").isEmpty()
                            && data.path("watch").isEmpty()
                            && data.at("/totals/terms").asInt() == 0)
                    .isFalse();
            assertThat(answer.at("/mcp_response/structuredContent")).isEqualTo(data);
        }
    }

    @Test
    void showsEveryCampaignOnceOverItsPages() {
        int total = answer("get_alpha_campaigns", US).at("/data/total").asInt();
        List<String> ids = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page =
                    answer("get_alpha_campaigns", US + ",\"limit\":1" + cursor).get("data");
            ids.addAll(page.path("rows").findValuesAsText("name"));
            cursor = page.path("has_more").asBoolean()
                    ? ",\"cursor\":\"" + page.path("next_cursor").asText() + "\""
                    : "";
        } while (!cursor.isEmpty());

        assertThat(ids).hasSize(total).doesNotHaveDuplicates();
    }

    @Test
    void addsTheSameUpOnEveryLevel() {
        long account = cost("account");

        assertThat(account).isPositive();
        assertThat(cost("campaign")).isEqualTo(account);
    }

    private static long cost(String level) {
        return answer("get_alpha_campaign_performance", US + ",\"level\":\"" + level + "\"")
                .at("/data/totals/cost_micros")
                .asLong();
    }

    @ParameterizedTest
    @CsvSource({
        "get_alpha_campaigns, 1002003000, ALPHA-ACCOUNT-2",
        "get_alpha_campaign_performance, 1002003004, ALPHA-ACCOUNT-1",
        "get_alpha_budget_pacing, 1002003000, ALPHA-ACCOUNT-2",
        "analyze_search_terms, 1002003004, ALPHA-ACCOUNT-1"
    })
    void refusesAccountsThatHoldNothingToRead(String tool, String account, String rule) {
        HttpResponse<byte[]> refused =
                execute(tool, "\"account_id\":\"" + account + "\",\"login_customer_id\":\"1002003000\"");

        assertThat(refused.statusCode()).isEqualTo(422);
        JsonNode error = Service.json(refused).get("error");
        assertThat(error.path("code").asText()).isEqualTo("RULE_VIOLATION");
        assertThat(error.at("/details/violations/0/rule").asText()).isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource({
        "get_alpha_campaign_criteria, campaign_id",
        "get_alpha_ad_groups, campaign_id",
        "get_alpha_keywords, ad_group_id"
    })
    void doesNotFindWhatIsNotThere(String tool, String argument) {
        HttpResponse<byte[]> refused = execute(tool, US + ",\"" + argument + "\":\"404\"");

        assertThat(refused.statusCode()).isEqualTo(404);
        assertThat(Service.json(refused).at("/error/code").asText()).isEqualTo("NOT_FOUND");
    }

    private static String entity(String tool) {
        return switch (tool) {
            case "get_alpha_campaign_criteria" -> ",\"campaign_id\":\"" + id("campaign", "/campaign/id") + "\"";
            case "get_alpha_keywords" -> ",\"ad_group_id\":\"" + id("keyword", "/ad_group/id") + "\"";
            default -> "";
        };
    }

    // The one that costs most.
    private static String id(String level, String pointer) {
        return answer("get_alpha_campaign_performance", US + ",\"limit\":1,\"level\":\"" + level + "\"")
                .at("/data/rows/0" + pointer)
                .asText();
    }

    private static JsonNode answer(String tool, String arguments) {
        HttpResponse<byte[]> answer = execute(tool, arguments);
        assertThat(answer.statusCode())
                .as(new String(answer.body(), StandardCharsets.UTF_8))
                .isEqualTo(200);
        return Service.json(answer);
    }

    private static HttpResponse<byte[]> execute(String tool, String arguments) {
        return service.execute(TOKEN, tool, "{\"arguments\":{" + arguments + "}}");
    }

    private static Schema schema(String tool) throws IOException {
        JsonNode document = new ObjectMapper()
                .readTree(AlphaReadsIT.class.getResourceAsStream("/META-INF/adtools/tools/" + tool + ".json"));
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(document.get("outputSchema"));
    }
}
