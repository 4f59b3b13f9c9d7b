package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The advice on seeded campaigns that an automation may act on. */
class AdviceIT {

    private static final String TOKEN = "the first operator's token, long enough";

    private static final String CAP =
            "- {platform: beta, account: '1700100001', currency: USD, perCall: '50.00', perDay: '900.00'}";

    @TempDir
    private static Path folder;

    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAP).toString(),
                ShippedService.overrides(folder, TOKEN, new ItDatabase()).toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
    }

    @AfterAll
    static void stop() {
        app.after();
    }

    @Test
    void blamesACampaignThatSpendsWithoutAnInstall() {
        JsonNode diagnosis = data("diagnose_campaign_health", "\"campaign_id\":\"120210000000000046\"");

        assertThat(diagnosis.at("/metrics/conversions").asInt()).isZero();
        assertThat(diagnosis.at("/metrics/cost_minor").asLong()).isPositive();
        assertThat(diagnosis.path("issues").findValuesAsText("code")).contains("NO_CONVERSIONS");
        assertThat(Integer.parseInt(diagnosis.path("health_score").asText())).isLessThan(60);
        assertThat(diagnosis.path("grade").asText()).isIn("D", "F");
    }

    @Test
    void callsACampaignEndedWhoseEndHasPassed() {
        JsonNode diagnosis = data("diagnose_campaign_health", "\"campaign_id\":\"120210000000000003\"");
        JsonNode pacing = data(
                "get_beta_budget_pacing",
                "\"account_id\":\"act_1700100001\",\"campaign_ids\":[\"120210000000000003\"]");

        assertThat(diagnosis.path("health_score").asText()).isEqualTo("ended");
        assertThat(diagnosis.path("issues").findValuesAsText("code")).isEqualTo(List.of("CAMPAIGN_ENDED"));
        assertThat(pacing.at("/rows/0/pace/status").asText()).isEqualTo("ended");
    }

    @Test
    void callsNothingOnTrackThatIsFarFromIt() {
        JsonNode rows = data("get_beta_budget_pacing", "\"account_id\":\"act_1700100001\",\"limit\":500")
                .path("rows");

        assertThat(rows).isNotEmpty().allSatisfy(row -> {
            long expected = row.at("/pace/expected_minor").asLong();
            long spent = row.at("/pace/cost_before_today_minor").asLong();
            boolean isNear = Math.abs(spent - expected) * 10 <= expected + 10;
            assertThat(isNear || !row.at("/pace/status").asText().equals("on_track"))
                    .as(row.toString())
                    .isTrue();
        });
    }

    @Test
    void refusesADraftThatNoPlatformWouldTake() {
        String adSet = "{\"optimization_goal\":\"OFFSITE_CONVERSIONS\",\"billing_event\":\"NONSENSE\","
                + "\"targeting\":{\"genders\":[7],\"age_min\":10,\"age_max\":5,"
                + "\"geo_locations\":{\"countries\":[\"XX\"]}}}";

        JsonNode found = data(
                "validate_campaign_draft",
                "\"draft\":{\"currency\":\"JPY\",\"daily_budget\":1,\"ad_sets\":[" + adSet + "]}");

        assertThat(found.path("verdict").asText()).isEqualTo("fail");
        assertThat(found.path("errors").findValuesAsText("rule"))
                .contains("CMP-BILL-1", "CMP-AUD-1", "CMP-AUD-2", "CMP-BUD-6");
        assertThat(found.path("checks_skipped").toString()).contains("CMP-BUD-3", "CMP-BUD-8");
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            act_1700100001, USD, 5000, 0
            1700100001,     USD, 5001, 1
            1700100001,     EUR, 4000, 1
            act_1700100002, USD, 5001, 0
            """)
    void holdsBudgetsAgainstTheServicesOwnCaps(String account, String currency, long budget, int findings) {
        String who = "\"account_id\":\"" + account + "\",\"currency\":\"" + currency + "\"";
        String money = "\"daily_budget\":" + budget;

        JsonNode campaign = data("validate_campaign_draft", "\"draft\":{" + who + "," + money + "}");
        JsonNode catalog = data("validate_beta_catalog_ad_draft", "\"draft\":{" + who + ",\"ad_set\":{" + money + "}}");

        assertThat(expected(campaign, "CMP-BUD-8")).hasSize(findings).isEqualTo(expected(catalog, "CAT-BUD-2"));
        assertThat(expected(catalog, "CAT-BUD-2"))
                .allSatisfy(it -> assertThat(it).isEqualTo(currency.equals("USD") ? "at most 50 USD a day" : "USD"));
    }

    private static List<String> expected(JsonNode found, String rule) {
        List<String> expected = new ArrayList<>();
        for (JsonNode error : found.path("errors")) {
            if (error.path("rule").asText().equals(rule)) {
                expected.add(error.path("expected").textValue());
            }
        }
        return expected;
    }

    @ParameterizedTest
    @CsvSource({"beta, beta-2026.11", "alpha, alpha-2026.11", "gamma, beta-2026.11"})
    void namesTheRulesThatWereApplied(String platform, String ruleset) {
        JsonNode found = data("validate_campaign_draft", "\"platform\":\"" + platform + "\",\"draft\":{}");

        assertThat(found.path("ruleset").asText()).isEqualTo(ruleset);
        assertThat(found.path("valid").asBoolean()).isFalse();
    }

    private static JsonNode data(String tool, String arguments) {
        HttpResponse<byte[]> response = service.execute(TOKEN, tool, "{\"arguments\":{" + arguments + "}}");
        assertThat(response.statusCode()).as(Service.json(response).toString()).isEqualTo(200);
        return Service.json(response).path("data");
    }
}
