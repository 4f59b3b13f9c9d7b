package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.math.BigDecimal;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

        assertThat(diagnosis.path("conversion").asText()).isEqualTo("app_installs");
        assertThat(diagnosis.at("/metrics/conversions").asInt()).isZero();
        assertThat(diagnosis.at("/metrics/cost_minor").asLong()).isPositive();
        assertThat(diagnosis.path("issues").findValuesAsText("code")).contains("NO_CONVERSIONS");
        assertThat(Integer.parseInt(diagnosis.path("health_score").asText())).isLessThan(60);
        assertThat(diagnosis.path("grade").asText()).isIn("D", "F");
    }

    @Test
    void praisesNoEngagementThatNobodyRead() {
        List<String> scores = new ArrayList<>();
        data("get_campaigns", "\"account_id\":\"act_1700100001\",\"objective\":[\"OUTCOME_ENGAGEMENT\"],\"limit\":500")
                .path("rows")
                .forEach(row -> {
                    String id = "\"campaign_id\":\"" + row.path("id").asText() + "\"";
                    scores.add(data("diagnose_campaign_health", id)
                            .path("health_score")
                            .asText());
                });

        assertThat(scores).contains("insufficient_data").doesNotContain("100");
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
            act_1700100002, USD, 5001, 0
            """)
    void holdsBudgetsAgainstTheServicesOwnCaps(String account, String currency, long budget, int findings) {
        String who = "\"account_id\":\"" + account + "\",\"currency\":\"" + currency + "\"";
        String money = "\"daily_budget\":" + budget;

        JsonNode campaign = data("validate_campaign_draft", "\"draft\":{" + who + "," + money + "}");
        JsonNode catalog = data("validate_beta_catalog_ad_draft", "\"draft\":{" + who + ",\"ad_set\":{" + money + "}}");

        assertThat(expected(campaign, "CMP-BUD-8")).hasSize(findings).isEqualTo(expected(catalog, "CAT-BUD-2"));
        assertThat(expected(catalog, "CAT-BUD-2"))
                .allSatisfy(it -> assertThat(it).isEqualTo("at most 50.00 USD a day"));
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
    @CsvSource({"beta, beta-2026.11", "alpha, alpha-2026.11", "gamma, none"})
    void namesTheRulesThatWereApplied(String platform, String ruleset) {
        JsonNode found = data("validate_campaign_draft", "\"platform\":\"" + platform + "\",\"draft\":{}");

        assertThat(found.path("ruleset").asText()).isEqualTo(ruleset);
        assertThat(found.path("valid").asBoolean()).isFalse();
    }

    @Test
    void callsNothingReadyOfWhichNothingWasSeen() {
        JsonNode data = data(
                "validate_beta_conversion_setup",
                "\"pixel_id\":\"1480220000000004\",\"dataset_id\":\"1480220000000004\","
                        + "\"capi\":{\"enabled\":true,\"access_token_present\":true}");

        assertThat(data.at("/readiness/pixel").textValue()).isEqualTo("unverified");
        assertThat(data.at("/readiness/capi").textValue()).isEqualTo("unverified");
        assertThat(data.at("/readiness/offline").textValue()).isEqualTo("not_provided");
    }

    @Test
    void tellsCampaignsThatHaveEndedFromThoseThatRun() {
        JsonNode data = data("get_campaigns", "\"account_id\":\"act_1700100001\",\"limit\":500");

        List<String> ended = new ArrayList<>();
        List<String> troubled = new ArrayList<>();
        long daily = 0;
        for (JsonNode row : data.get("rows")) {
            boolean isOn = row.get("status").textValue().equals("ACTIVE");
            boolean isOver = row.hasNonNull("stop_time")
                    && OffsetDateTime.parse(row.get("stop_time").textValue())
                            .isBefore(OffsetDateTime.now(ZoneOffset.UTC));
            if (isOn && isOver) {
                ended.add(row.get("id").textValue());
            } else if (isOn && row.at("/budget/type").textValue().equals("daily")) {
                daily += row.at("/budget/amount_minor").longValue();
            }
            if (!row.get("issues").isEmpty()) {
                troubled.add(row.get("id").textValue());
            }
        }
        String summary = data.get("summary").textValue();
        assertThat(ended).isNotEmpty();
        assertThat(insight(data, "ENDED")).containsExactlyInAnyOrderElementsOf(ended);
        assertThat(insight(data, "ISSUES")).containsExactlyInAnyOrderElementsOf(troubled);
        assertThat(summary)
                .contains(ended.size() + " ACTIVE that have ended")
                .contains("may spend " + BigDecimal.valueOf(daily, 2).toPlainString() + " USD");
    }

    private static List<String> insight(JsonNode data, String code) {
        List<String> ids = new ArrayList<>();
        data.get("insights").forEach(insight -> {
            if (insight.get("code").textValue().equals(code)) {
                insight.get("ids").forEach(id -> ids.add(id.textValue()));
            }
        });
        return ids;
    }

    @Test
    void excludesNoTermsWhileNoDayCanBeJudged() {
        JsonNode week = data("analyze_search_terms", "\"account_id\":\"1002003001\",\"date_range\":\"last_7d\"");
        String row = "{\"search_term\":\"how to fix a roof\",\"impressions\":900,\"clicks\":90,"
                + "\"cost_micros\":90000000,\"conversions\":0}";
        String given = "\"account_id\":\"1002003001\",\"target_cpa_micros\":1000000,\"rows\":[" + row + "]";
        JsonNode recent = data("analyze_search_terms", given + ",\"date_range\":\"last_7d\"");
        JsonNode old = data("analyze_search_terms", given);

        assertThat(week.get("negative_candidates")).isEmpty();
        assertThat(week.get("watch")).isNotEmpty();
        assertThat(week.get("insights").toString()).contains("RECENT_DAYS").doesNotContain("SAVING");
        assertThat(recent.get("negative_candidates")).isEmpty();
        assertThat(recent.at("/watch/0/reason").textValue()).contains("too recent to judge");
        assertThat(recent.get("insights").toString()).contains("no day of the period can be judged yet");
        assertThat(old.get("negative_candidates")).isNotEmpty();
        assertThat(data("analyze_alpha_wasted_spend", "\"account_id\":\"1002003001\",\"date_range\":\"last_7d\"")
                        .get("summary")
                        .textValue())
                .contains("nothing can be judged yet");
    }

    @Test
    void namesTheListThatHasTheProperties() {
        JsonNode error = refused(
                "alpha_analytics",
                "\"operation\":\"execute\",\"action\":\"session_report\",\"property_id\":\"properties/999\"");

        assertThat(error.get("message").textValue()).contains("list_analytics_properties");
        assertThat(error.at("/details/platform_errors/0/pointer").textValue()).isEqualTo("/property_id");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pixel_id", "dataset_id", "business_id", "domain", "now"})
    void takesNoNovelsForIds(String argument) {
        JsonNode error = refused("validate_beta_conversion_setup", "\"" + argument + "\":\"" + "1".repeat(300) + "\"");

        assertThat(error.get("code").textValue()).isEqualTo("INVALID_ARGUMENTS");
        assertThat(error.at("/details/violations/0/pointer").textValue()).isEqualTo("/" + argument);
    }

    private static JsonNode refused(String tool, String arguments) {
        return Service.json(service.execute(TOKEN, tool, "{\"arguments\":{" + arguments + "}}"))
                .get("error");
    }

    @ParameterizedTest
    @CsvSource({
        "analyze_search_terms, campaign_id",
        "analyze_search_terms, ad_group_id",
        "get_alpha_search_terms, campaign_id",
        "get_alpha_search_terms, ad_group_id",
    })
    void findsNoTermsOfWhatTheAccountDoesNotHave(String tool, String filter) {
        JsonNode error = refused(tool, "\"account_id\":\"1002003001\",\"" + filter + "\":\"99900000001\"");

        assertThat(error.get("code").textValue()).isEqualTo("NOT_FOUND");
        assertThat(error.get("message").textValue()).contains("99900000001");
    }

    private static JsonNode data(String tool, String arguments) {
        HttpResponse<byte[]> response = service.execute(TOKEN, tool, "{\"arguments\":{" + arguments + "}}");
        assertThat(response.statusCode()).as(Service.json(response).toString()).isEqualTo(200);
        return Service.json(response).path("data");
    }
}
