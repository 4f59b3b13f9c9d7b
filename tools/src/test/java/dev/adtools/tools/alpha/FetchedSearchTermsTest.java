package dev.adtools.tools.alpha;

import static dev.adtools.tools.fixtures.AlphaFact.numbers;
import static dev.adtools.tools.fixtures.AlphaShop.BOOTS;
import static dev.adtools.tools.fixtures.AlphaShop.HIKING;
import static dev.adtools.tools.fixtures.AlphaShop.term;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.alpha.waste.AnalyzeAlphaWastedSpendDispatch;
import dev.adtools.tools.fixtures.AlphaFact;
import dev.adtools.tools.fixtures.AlphaShop;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.platform.AlphaCriterion;
import dev.adtools.tools.platform.AlphaReport.Named;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Without rows, {@code analyze_search_terms} reads the account's own. */
final class FetchedSearchTermsTest {

    private static final String US = "\"account_id\":\"1002003001\"";

    private final FixedAlphaAds ads = AlphaShop.empty()
            .add("2026-11-01", term("boot repair", "NONE", numbers(900, 40, "30", "0", "0")))
            .add("2026-10-01", term("boot repair", "NONE", numbers(10, 1, "1", "0", "0")))
            .add("2026-11-02", term("boots for dogs", "NONE", numbers(900, 40, "25", "0", "0")))
            .add("2026-11-03", term("ski boots", "EXCLUDED", numbers(900, 40, "20", "0", "0")))
            .add("2026-11-04", term("Leather Boots", "NONE", numbers(100, 20, "20", "10", "900")))
            .add("2026-11-05", term("hiking boots", "NONE", numbers(100, 20, "20", "5", "400")))
            .add(AlphaShop.fact("2026-11-05", BOOTS, "34", numbers(9_000, 300, "240", "30", "2000")));

    @Test
    void readsThePeriodAndTheOneBefore() {
        JsonNode report = data("");

        assertThat(report.path("date_range")).isEqualTo(WireJson.value("""
                {"since":"2026-10-21","until":"2026-11-19"}"""));
        assertThat(report.path("currency").asText()).isEqualTo("USD");
        assertThat(report.path("source").asText()).isEqualTo("sandbox");
        assertThat(report.at("/totals/terms").asInt()).isEqualTo(5);
        assertThat(report.at("/assumptions/previous_period").asBoolean()).isTrue();
    }

    @Test
    void takesTheTargetOfTheWholeAccountAsTheAnalysisOfWasteDoes() {
        JsonNode assumptions = data(",\"campaign_id\":\"11\"").path("assumptions");
        JsonNode threshold = ReadCall.data(new AnalyzeAlphaWastedSpendDispatch(ads), "{" + US + "}")
                .path("threshold");

        // 240 / 30; the terms alone cost 115 / 15
        assertThat(assumptions.path("target_cpa_micros").asLong()).isEqualTo(8_000_000);
        assertThat(assumptions.path("target_source").asText()).isEqualTo("account_average");
        assertThat(threshold.path("target_cpa_micros").asLong()).isEqualTo(8_000_000);
        assertThat(threshold.path("target_source").asText()).isEqualTo("account_average");
    }

    @Test
    void onlyWatchesWhatWasNotSearchedForBefore() {
        JsonNode report = data("");

        assertThat(report.path("negative_candidates").findValuesAsText("text")).containsExactly("boot repair");
        assertThat(report.path("watch").findValuesAsText("text")).containsExactly("boots for dogs");
    }

    @Test
    void suggestsNoKeywordThatExists() {
        Named keyword = new Named("33", "Leather boots", "ENABLED");
        ads.add(new AlphaFact("2026-11-05", BOOTS, HIKING, keyword, "MOBILE", numbers(1, 0, "0", "0", "0")));

        assertThat(data("").path("promote_candidates").findValuesAsText("text")).containsExactly("hiking boots");
        assertThat(data(",\"existing_keywords\":[\"[hiking boots]\"]").path("promote_candidates"))
                .isEmpty();
    }

    @Test
    void readsNegativeKeywordsOfTheCampaignAndAdGroupAskedFor() {
        ads.add(BOOTS.id(), criterion("boot repair"))
                .add(HIKING.id(), AlphaShop.negative("7", "boots for dogs", "EXACT"));

        JsonNode campaign = data(",\"campaign_id\":\"11\"");
        JsonNode adGroup = data(",\"campaign_id\":\"11\",\"ad_group_id\":\"21\"");

        assertThat(campaign.path("negative_candidates")).isEmpty();
        assertThat(campaign.path("watch")).hasSize(1);
        assertThat(adGroup.path("watch")).isEmpty();
        assertThat(data("").path("insights").toString()).contains("Negative keywords were not read");
        assertThat(campaign.path("insights").toString()).doesNotContain("Negative keywords were not read");
    }

    @Test
    void answersCompactRows() {
        JsonNode table = data(",\"raw_data\":true,\"date_range\":{\"since\":\"2026-11-04\",\"until\":\"2026-11-05\"}");

        assertThat(table.path("rows")).hasSize(2);
        assertThat(table.at("/date_range/since").asText()).isEqualTo("2026-11-04");
        assertThat(table.path("source").asText()).isEqualTo("sandbox");
    }

    @ParameterizedTest
    @CsvSource({"1002003000, ALPHA-ACCOUNT-2", "1002003004, ALPHA-ACCOUNT-1"})
    void refusesAccountsWithoutTerms(String account, String rule) {
        AnalyzeSearchTermsDispatch tool = new AnalyzeSearchTermsDispatch(ads);

        assertThat(ReadCall.brokenRules(tool, "{\"account_id\":\"" + account + "\"}"))
                .containsExactly(rule);
    }

    private static AlphaCriterion criterion(String text) {
        return new AlphaCriterion(
                "5", "r", "KEYWORD", true, "ENABLED", text, null, Map.of("text", text, "match_type", "EXACT"));
    }

    private JsonNode data(String more) {
        return data(ads, more);
    }

    private static JsonNode data(FixedAlphaAds ads, String more) {
        return ReadCall.data(new AnalyzeSearchTermsDispatch(ads), "{" + US + more + "}");
    }
}
