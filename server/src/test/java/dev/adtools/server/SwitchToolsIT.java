package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Campaigns are switched off at once and on by nobody alone, on the sandbox. */
class SwitchToolsIT {

    private static final String TOKEN = "the first operator's token, long enough";
    private static final String ALPHA = "\"account_id\":\"100-200-3001\",\"campaign_id\":\"%s\"";
    private static final String BETA = "\"campaign_id\":\"%s\"";

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
    @CsvSource({
        "pause_alpha_campaign, 12000000002, ENABLED, PAUSED",
        "enable_alpha_campaign, 12000000006, PAUSED, ENABLED",
        "pause_beta_campaign, 120210000000000003, ACTIVE, PAUSED",
        "enable_beta_campaign, 120210000000000002, PAUSED, ACTIVE",
    })
    void showsASwitchWithoutMakingIt(String tool, String campaign, String before, String after) throws IOException {
        JsonNode first = answer(tool, campaign, ",\"validate_only\":true");
        JsonNode second = answer(tool, campaign, ",\"validate_only\":true");

        JsonNode data = first.get("data");
        assertThat(data.get("status").textValue()).isEqualTo("validated");
        assertThat(data.at("/diff/0/field").textValue()).isEqualTo("status");
        assertThat(data.at("/diff/0/before").textValue()).isEqualTo(before);
        assertThat(data.at("/diff/0/after").textValue()).isEqualTo(after);
        assertThat(data.get("spend").isNull()).isEqualTo(tool.startsWith("pause"));
        assertThat(second.get("data")).isEqualTo(data);
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(document(tool).get("outputSchema"))
                        .validate(data))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"pause_alpha_campaign, 12000000005", "pause_beta_campaign, 120210000000000001"})
    void pausesAtOnceAndOnce(String tool, String campaign) throws IOException {
        JsonNode paused = answer(tool, campaign, "").get("data");
        JsonNode again = answer(tool, campaign, "").get("data");

        assertThat(paused.get("status").textValue()).isEqualTo("applied");
        assertThat(paused.at("/result/campaign_id").textValue()).isEqualTo(campaign);
        assertThat(paused.at("/result/status").textValue()).isEqualTo("PAUSED");
        assertThat(paused.at("/result/source").textValue()).isEqualTo("sandbox");
        assertThat(again.get("status").textValue()).isEqualTo("no_change");
        assertThat(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(document(tool).get("outputSchema"))
                        .validate(paused))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"enable_alpha_campaign, 12000000003", "enable_beta_campaign, 120210000000000002"})
    void enablesNothingWithoutApproval(String tool, String campaign) {
        HttpResponse<byte[]> held = execute(tool, campaign, "");

        assertThat(held.statusCode()).isEqualTo(200);
        assertThat(Service.json(held).at("/data/status").textValue()).isEqualTo("pending_approval");
        assertThat(answer(tool, campaign, ",\"validate_only\":true")
                        .at("/data/diff/0/before")
                        .textValue())
                .isEqualTo("PAUSED");
    }

    @Test
    void showsAPausedCampaignToEveryRead() {
        answer("pause_alpha_campaign", "12000000001", "");
        answer("pause_beta_campaign", "120210000000000010", "");

        JsonNode alpha = read("get_alpha_campaigns", "\"account_id\":\"100-200-3001\",\"limit\":500");
        JsonNode beta = read("get_campaigns", "\"account_id\":\"act_1700100001\",\"limit\":500");
        assertThat(status(alpha, "12000000001")).isEqualTo("PAUSED");
        assertThat(status(beta, "120210000000000010")).isEqualTo("PAUSED");
    }

    @ParameterizedTest
    @CsvSource({
        "pause_alpha_campaign, 12000000028, 409, STATE_CONFLICT",
        "enable_alpha_campaign, 12000000028, 409, STATE_CONFLICT",
        "enable_alpha_campaign, 12000000007, 404, NOT_FOUND",
        "pause_beta_campaign, 120210000000000009, 409, STATE_CONFLICT",
        "enable_beta_campaign, 120210000000000006, 409, STATE_CONFLICT",
        "enable_beta_campaign, 120210000000000106, 409, STATE_CONFLICT",
        "enable_beta_campaign, 120210000000000003, 409, STATE_CONFLICT",
        "enable_beta_campaign, 120210000000000999, 404, NOT_FOUND",
    })
    void refusesWhatCannotBeSwitched(String tool, String campaign, int status, String code) {
        HttpResponse<byte[]> refused = execute(tool, campaign, "");

        assertThat(refused.statusCode()).isEqualTo(status);
        assertThat(Service.json(refused).at("/error/code").textValue()).isEqualTo(code);
    }

    // It is on, and its end has passed.
    @Test
    void doesNotSayThatWhatHasEndedNeedsNoChange() {
        JsonNode error = Service.json(execute("enable_beta_campaign", "120210000000000003", ""))
                .get("error");

        assertThat(error.get("code").textValue()).isEqualTo("STATE_CONFLICT");
        assertThat(error.at("/details/rule").textValue()).isEqualTo("STATUS-END-1");
    }

    private static String status(JsonNode rows, String id) {
        for (JsonNode row : rows) {
            if (row.path("id").asText(row.path("campaign_id").asText()).equals(id)) {
                return row.path("status").asText();
            }
        }
        throw new AssertionError("no campaign " + id);
    }

    private static JsonNode read(String tool, String arguments) {
        return Service.json(service.execute(TOKEN, tool, "{\"arguments\":{" + arguments + "}}"))
                .at("/data/rows");
    }

    private static JsonNode answer(String tool, String campaign, String more) {
        HttpResponse<byte[]> response = execute(tool, campaign, more);
        JsonNode answer = Service.json(response);
        assertThat(response.statusCode()).as(answer.toString()).isEqualTo(200);
        return answer;
    }

    private static HttpResponse<byte[]> execute(String tool, String campaign, String more) {
        String named = (tool.contains("alpha") ? ALPHA : BETA).formatted(campaign);
        return service.execute(TOKEN, tool, "{\"arguments\":{" + named + more + "}}");
    }

    private static JsonNode document(String tool) throws IOException {
        return new ObjectMapper()
                .readTree(SwitchToolsIT.class.getResourceAsStream("/META-INF/adtools/tools/" + tool + ".json"));
    }
}
