package dev.adtools.tools.alpha.keywords;

import static dev.adtools.tools.fixtures.AlphaFact.numbers;
import static dev.adtools.tools.fixtures.AlphaShop.BOOTS;
import static dev.adtools.tools.fixtures.AlphaShop.TENTS;
import static dev.adtools.tools.fixtures.AlphaShop.fact;
import static dev.adtools.tools.fixtures.AlphaShop.keyword;
import static dev.adtools.tools.fixtures.AlphaShop.negative;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.tools.fixtures.AlphaShop;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GetAlphaKeywordsTest {

    private static final String HIKING = "\"account_id\":\"1002003001\",\"ad_group_id\":\"21\"";

    private final FixedAlphaAds ads = AlphaShop.empty()
            .add("21", keyword("31", "Hiking  boots", "EXACT"))
            .add("21", keyword("32", "hiking boots", "PHRASE"))
            .add("21", bid("33", "warm boots", "BROAD", 900_000, 3, 1_200_000))
            .add("21", bid("34", "cheap boots", "BROAD", 900_000, 8, 500_000))
            .add("21", negative("35", "cheap", "BROAD"))
            .add("21", new AlphaKeyword("36", "old", "EXACT", false, "REMOVED", "", null, null, null))
            .add("21", new AlphaKeyword("37", "sandals", "EXACT", false, "PAUSED", "", null, null, null))
            .add(fact("2026-11-10", BOOTS, "31", numbers(1000, 50, "25", "4", "200")))
            .add(fact("2026-11-11", BOOTS, "33", numbers(200, 4, "3", "0", "0")))
            .add(fact("2026-11-11", TENTS, "41", numbers(100, 1, "1", "0", "0")));

    private static AlphaKeyword bid(String id, String text, String matchType, long bid, int quality, long firstPage) {
        return new AlphaKeyword(id, text, matchType, false, "ENABLED", "APPROVED", bid, quality, firstPage);
    }

    @Test
    void listsKeywordsWithTheirNumbers() {
        JsonNode listing = data("");

        assertThat(ids(listing)).containsExactly("31", "34", "32", "37", "33");
        assertThat(listing.at("/rows/4/quality_score").asInt()).isEqualTo(3);
        assertThat(listing.at("/rows/4/first_page_cpc_micros").asLong()).isEqualTo(1_200_000);
        assertThat(listing.at("/rows/0/metrics/cost_per_conversion_micros").asLong())
                .isEqualTo(6_250_000);
        assertThat(listing.at("/totals/cost_micros").asLong()).isEqualTo(28_000_000);
        assertThat(listing.path("currency").asText()).isEqualTo("USD");
    }

    @Test
    void doesNotKnowQualityWithoutEnoughData() {
        assertThat(data("").at("/rows/0/quality_score").isNull()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"include_negatives\":true | 31 35 34 32 37 33",
                "\"match_type\":[\"BROAD\",\"PHRASE\"] | 34 32 33",
                "\"status\":[\"REMOVED\",\"PAUSED\"] | 36 37",
                "\"min_impressions\":200 | 31 33",
                "\"min_impressions\":201 | 31",
                "\"sort\":\"-cost_micros\" | 31 33 32 34 37",
                "\"sort\":\"cost_per_conversion_micros\" | 31 32 33 34 37",
                "\"sort\":\"quality_score\" | 33 34 31 32 37",
                "\"sort\":\"-quality_score\" | 34 33 31 32 37",
                "\"sort\":\"-text\" | 33 37 32 34 31",
                "\"include_metrics\":false | 31 34 32 37 33",
                "\"campaign_id\":\"11\" | 31 34 32 37 33"
            })
    void filtersAndSorts(String more, String ids) {
        assertThat(ids(data("," + more))).containsExactlyElementsOf(Arrays.asList(ids.split(" ")));
    }

    @Test
    void leavesNumbersOutWhenNotAskedFor() {
        JsonNode listing = data(",\"include_metrics\":false");

        assertThat(listing.at("/rows/0/metrics").isNull()).isTrue();
        assertThat(listing.path("totals").isNull()).isTrue();
        assertThat(listing.path("date_range").isNull()).isTrue();
    }

    @Test
    void tellsNoNumbersOfNegativeKeywords() {
        JsonNode listing = data(",\"include_negatives\":true");
        JsonNode raw = data(",\"include_negatives\":true,\"raw_data\":true");

        assertThat(listing.at("/rows/1/negative").asBoolean()).isTrue();
        assertThat(listing.at("/rows/1/metrics").isNull()).isTrue();
        List<String> columns = new ArrayList<>();
        raw.path("columns").forEach(column -> columns.add(column.asText()));
        int cost = columns.indexOf("cost_micros");
        assertThat(raw.path("rows").path(1).path(cost).isNull()).isTrue();
        assertThat(raw.path("rows").path(0).path(cost).asLong()).isEqualTo(25_000_000);
    }

    @ParameterizedTest
    @CsvSource({
        "DUPLICATE_TEXT, 31 32",
        "BROAD_WITH_MANUAL_BID, 33 34",
        "NO_IMPRESSIONS, 32 34",
        "LOW_QUALITY_WITH_COST, 33",
        "BELOW_FIRST_PAGE, 33",
        "BLOCKED_BY_NEGATIVE, 34"
    })
    void tellsWhatStandsOut(String code, String ids) {
        List<String> found = new ArrayList<>();
        ReadCall.insight(data(""), code).path("ids").forEach(id -> found.add(id.asText()));

        assertThat(found).containsExactlyElementsOf(Arrays.asList(ids.split(" ")));
    }

    @Test
    void doesNotCallKeywordIdleAfterFewDays() {
        assertThat(data(",\"date_range\":\"last_28d\"").path("insights").findValuesAsText("code"))
                .doesNotContain("NO_IMPRESSIONS");
    }

    @ParameterizedTest
    @CsvSource({
        "EXACT, red hiking boots, hiking boots, false",
        "EXACT, hiking boots, Hiking Boots, true",
        "PHRASE, red hiking boots, hiking boots, true",
        "PHRASE, hiking red boots, hiking boots, false",
        "PHRASE, hiking bootstraps, hiking boots, false",
        "BROAD, hiking red boots, boots hiking, true",
        "BROAD, hiking shoes, boots hiking, false",
        "BROAD, boots, \u200b, false"
    })
    void negativeBlocksWordsAsTheyAre(String matchType, String keyword, String negative, boolean blocks) {
        NegativeKeywords negatives = new NegativeKeywords(List.of(negative("1", negative, matchType)));

        assertThat(negatives.block(keyword("2", keyword, "EXACT"))).isEqualTo(blocks);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"ad_group_id\":\"404\"", "\"ad_group_id\":\"21\",\"campaign_id\":\"12\""})
    void doesNotFindAdGroupThatIsNotThere(String adGroup) {
        GetAlphaKeywordsDispatch tool = new GetAlphaKeywordsDispatch(ads);

        assertThat(ReadCall.error(tool, "{\"account_id\":\"1002003001\"," + adGroup + "}")
                        .code())
                .isEqualTo(ErrorCode.NOT_FOUND);
    }

    @Test
    void answersNothingForAdGroupWithoutKeywords() {
        JsonNode listing = ReadCall.data(
                new GetAlphaKeywordsDispatch(ads), "{\"account_id\":\"1002003001\",\"ad_group_id\":\"22\"}");

        assertThat(listing.path("rows")).isEmpty();
    }

    @Test
    void saysWhenTheCampaignCannotBeVerified() {
        ads.add("23", keyword("51", "tarp", "EXACT"));

        JsonNode listing = ReadCall.data(
                new GetAlphaKeywordsDispatch(ads),
                "{\"account_id\":\"1002003001\",\"ad_group_id\":\"23\",\"campaign_id\":\"11\"}");

        assertThat(listing.path("insights").findValuesAsText("code")).contains("CAMPAIGN_NOT_VERIFIED");
    }

    @Test
    void answersCompactRows() {
        JsonNode table = data(",\"raw_data\":true,\"limit\":1");

        assertThat(table.path("columns")).hasSize(14);
        assertThat(table.at("/rows/0")).isEqualTo(WireJson.value("""
                ["31","Hiking  boots","EXACT",false,"ENABLED","APPROVED",null,null,null,1000,50,25000000,4,200000000]"""));
        assertThat(data(",\"raw_data\":true,\"include_metrics\":false").path("columns"))
                .hasSize(9);
    }

    private static List<String> ids(JsonNode listing) {
        List<String> ids = new ArrayList<>();
        listing.path("rows").forEach(row -> ids.add(row.path("criterion_id").asText()));
        return ids;
    }

    private JsonNode data(String more) {
        return ReadCall.data(new GetAlphaKeywordsDispatch(ads), "{" + HIKING + more + "}");
    }
}
