package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.DropwizardTestSupport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing that a caller can send to a shipped tool makes something that serves. */
class SpendHoldsIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";

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

    @Test
    void everyWriteIsHeldOrOnlyStopsSpendOrStaysInTheHouse() {
        assertThat(writes()).isNotEmpty().allSatisfy(tool -> {
            String spend = tool.at("/annotations/spend").textValue();
            assertThat(spend).isIn("none", "local", "paused_or_approval", "staged", "delegated");
            assertThat(spend.equals("none"))
                    .as("%s pauses something", tool.get("name"))
                    .isEqualTo(tool.get("name").textValue().matches("pause_.*_campaign"));
            assertThat(spend.equals("local"))
                    .as("%s changes the service alone", tool.get("name"))
                    .isEqualTo(tool.get("name").textValue().matches(".*_scheduled_task|cancel_pending_action"));
            assertThat(tool.at("/inputSchema/additionalProperties").booleanValue())
                    .isFalse();
        });
    }

    @Test
    void aHeldCreationHasTwoModesAndNoOther() {
        assertThat(writes())
                .filteredOn(tool -> tool.at("/annotations/spend").textValue().equals("paused_or_approval"))
                .isNotEmpty()
                .allSatisfy(tool -> {
                    JsonNode mode = tool.at("/inputSchema/properties/execution_mode");
                    assertThat(mode.get("enum"))
                            .extracting(JsonNode::textValue)
                            .containsExactly("paused", "approval_required");
                    assertThat(mode.get("default").textValue()).isEqualTo("paused");
                });
    }

    @Test
    void noArgumentOfAWriteIsAServingState() {
        assertThat(writes()).allSatisfy(tool -> {
            JsonNode arguments = tool.at("/inputSchema/properties");
            assertThat(arguments.fieldNames()).toIterable().doesNotContain("status", "state", "enabled", "active");
            assertThat(arguments.findValues("enum"))
                    .allSatisfy(values -> assertThat(values)
                            .extracting(value -> value.textValue().toLowerCase(Locale.ROOT))
                            .doesNotContain("enabled", "active", "serving", "live", "on"));
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"execution_mode\":\"enabled\"",
                "\"execution_mode\":\"PAUSED\"",
                "\"execution_mode\":\"\"",
                "\"execution_mode\":[\"paused\"]",
                "\"status\":\"ENABLED\"",
                "\"campaign\":{\"status\":\"ENABLED\"}"
            })
    void refusesToBeToldOtherwise(String more) {
        JsonNode answer = create("Told", more);

        assertThat(answer.at("/error/code").textValue()).isEqualTo("INVALID_ARGUMENTS");
    }

    @ParameterizedTest
    @CsvSource({"ALPHA_APP_STORE, com.example.app", "GAMMA_APP_STORE, 1234567890"})
    void makesEveryCampaignPaused(String store, String app) {
        List<String> more = List.of(
                "\"target_cpa_micros\":2000000",
                "\"execution_mode\":\"paused\"",
                "\"login_customer_id\":\"1002003000\"");
        for (int chosen = 0; chosen < 1 << more.size(); chosen++) {
            List<String> members = new ArrayList<>();
            members.add("\"app_id\":\"" + app + "\",\"app_store\":\"" + store + "\"");
            for (int i = 0; i < more.size(); i++) {
                if ((chosen & 1 << i) != 0) {
                    members.add(more.get(i));
                }
            }

            JsonNode answer = campaign(store + " " + chosen, String.join(",", members));

            assertThat(answer.at("/data/status").textValue())
                    .as(answer.toString())
                    .isEqualTo("applied");
            assertThat(answer.at("/data/result/campaign/status").textValue()).isEqualTo("PAUSED");
        }
    }

    @Test
    void neverAppliesAStagedCallAtOnce() {
        JsonNode answer = Service.json(service.execute(
                TOKEN,
                "update_campaign_budget",
                "{\"arguments\":{\"campaign_id\":\"" + betaCampaign() + "\",\"daily_budget\":77}}"));

        assertThat(answer.at("/data/status").asText("none")).isIn("none", "pending_approval");
        assertThat(answer.at("/data/result").isNull()
                        || answer.at("/data/result").isMissingNode())
                .isTrue();
    }

    private static String betaCampaign() {
        return Service.json(
                        service.execute(TOKEN, "get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100001\"}}"))
                .at("/data/rows/0/campaign_id")
                .asText();
    }

    private static List<JsonNode> writes() {
        JsonNode catalog = Service.json(service.send(service.request(TOKEN, "/api/v1/tools")));
        return StreamSupport.stream(catalog.get("tools").spliterator(), false)
                .filter(tool -> tool.get("mode").textValue().equals("write"))
                .toList();
    }

    private static JsonNode create(String name, String more) {
        return campaign(name, "\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"," + more);
    }

    private static JsonNode campaign(String name, String more) {
        return Service.json(service.execute(
                TOKEN,
                "create_alpha_app_campaign",
                "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"" + name + "\",\"budget_micros\":50000000,"
                        + more + "}}"));
    }
}
