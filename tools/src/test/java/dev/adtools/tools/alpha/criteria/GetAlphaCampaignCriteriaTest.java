package dev.adtools.tools.alpha.criteria;

import static dev.adtools.tools.fixtures.AlphaShop.BOOTS;
import static dev.adtools.tools.fixtures.AlphaShop.TENTS;
import static dev.adtools.tools.fixtures.AlphaShop.campaign;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.tools.fixtures.AlphaShop;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCriterion;
import dev.adtools.tools.platform.AlphaPlace;
import dev.adtools.tools.platform.wire.WireJson;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GetAlphaCampaignCriteriaTest {

    private final FixedAlphaAds ads = AlphaShop.empty()
            .add(campaign(BOOTS, 50))
            .add(campaign(TENTS, 20))
            .add("2840", new AlphaPlace("United States", "US"))
            .language("1000", "en")
            .add("11", criterion("1", "LOCATION", false, null, Map.of("geo_target_id", "2840")))
            .add("11", criterion("2", "LOCATION", true, null, Map.of("geo_target_id", "2840")))
            .add("11", criterion("3", "DEVICE", false, "0", Map.of("type", "TABLET")))
            .add("11", criterion("4", "DEVICE", false, "12", Map.of("type", "MOBILE")))
            .add("11", criterion("5", "IP_BLOCK", true, null, Map.of("ip", "203.0.113.7")))
            .add("11", criterion("6", "YOUTUBE_VIDEO", true, null, Map.of()))
            .add("11", criterion("7", "SOMETHING_NEW", false, null, Map.of()))
            .add("11", new AlphaCriterion("8", "r/8", "LANGUAGE", false, "REMOVED", "", null, Map.of("id", "1000")));

    @Test
    void showsDetailByType() {
        JsonNode listing = data("");

        assertThat(listing.path("rows").findValuesAsText("criterion_id"))
                .containsExactly("6", "3", "4", "5", "1", "2", "7");
        assertThat(listing.at("/rows/4")).isEqualTo(WireJson.value("""
                {"criterion_id":"1","resource_name":"r/1","type":"LOCATION","negative":false,"status":"ENABLED",
                 "display_name":"name 1","bid_modifier":null,"detail":{"country":"US","name":"United States","geo_target_id":"2840"}}"""));
        assertThat(listing.at("/rows/1/bid_modifier").decimalValue()).isEqualByComparingTo("0");
        assertThat(listing.path("source").asText()).isEqualTo("sandbox");
    }

    @Test
    void namesLanguagesAndKeepsWhatHasNoNameApart() {
        ads.add("11", criterion("10", "LOCATION", false, null, Map.of("geo_target_id", "9999999")))
                .add("11", criterion("11", "LOCATION", false, null, Map.of("geo_target_id", "somewhere")))
                .add("11", criterion("12", "LANGUAGE", false, null, Map.of("id", "1999")));

        assertThat(detail("8", ",\"status\":\"REMOVED\"")).isEqualTo("{\"code\":\"en\",\"id\":\"1000\"}");
        assertThat(detail("10", "")).isEqualTo("{\"country\":null,\"name\":null,\"geo_target_id\":\"9999999\"}");
        assertThat(detail("11", "")).isEqualTo("{\"country\":null,\"name\":null,\"geo_target_id\":\"somewhere\"}");
        assertThat(detail("12", "")).isEqualTo("{\"code\":null,\"id\":\"1999\"}");
    }

    private String detail(String id, String more) {
        for (JsonNode row : data(more).path("rows")) {
            if (row.path("criterion_id").asText().equals(id)) {
                return row.path("detail").toString();
            }
        }
        throw new AssertionError("no criterion " + id);
    }

    @Test
    void tellsWhenTheDeclarationForTheEuIsMissing() {
        AlphaCampaign declared = campaign(BOOTS, 50);
        FixedAlphaAds undeclared = AlphaShop.empty()
                .add(new AlphaCampaign(
                        declared.id(),
                        declared.name(),
                        declared.status(),
                        declared.delivery(),
                        declared.channel(),
                        declared.subType(),
                        declared.biddingStrategy(),
                        declared.app(),
                        declared.budget(),
                        new AlphaCampaign.Times(null, null),
                        true));

        JsonNode listing = ReadCall.data(new GetAlphaCampaignCriteriaDispatch(undeclared), arguments("11", ""));

        assertThat(listing.path("insights").findValuesAsText("code"))
                .containsExactly("ALL_LOCATIONS", "ALL_LANGUAGES", "EU_DECLARATION_MISSING");
    }

    @Test
    void showsAddressesInPart() {
        ads.add(
                "12",
                new AlphaCriterion(
                        "9",
                        "r/9",
                        "IP_BLOCK",
                        true,
                        "ENABLED",
                        "2001:db8:85a3::8a2e",
                        null,
                        Map.of("ip", "2001:db8::/32")));

        String answer = data("").toString() + data("12", "");

        assertThat(answer)
                .contains("\"ip\":\"203.0.*\"", "\"ip\":\"2001:db8:*\"", "\"display_name\":\"2001:db8:*\"")
                .doesNotContain("113", "85a3", "8a2e");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"type\":[\"DELTA_VIDEO\",\"DEVICE\"] | 6 3 4",
                "\"negative\":true | 6 5 2",
                "\"negative\":false,\"type\":[\"LOCATION\"] | 1",
                "\"status\":\"REMOVED\" | 8",
                "\"include_removed\":true,\"type\":[\"LANGUAGE\",\"LOCATION\"] | 8 1 2"
            })
    void filters(String more, String ids) {
        List<String> found = new ArrayList<>();
        data("," + more)
                .path("rows")
                .forEach(row -> found.add(row.path("criterion_id").asText()));

        assertThat(found).containsExactlyElementsOf(Arrays.asList(ids.split(" ")));
    }

    @Test
    void tellsWhatStandsOutOfAllCriteria() {
        JsonNode listing = data(",\"type\":[\"TOPIC\"]");

        assertThat(listing.path("rows")).isEmpty();
        assertThat(listing.path("insights").findValuesAsText("code"))
                .containsExactly("ALL_LANGUAGES", "DEVICE_EXCLUDED", "MODIFIER_OUT_OF_RANGE", "LOCATION_CONFLICT");
        assertThat(ReadCall.insight(listing, "LOCATION_CONFLICT").path("ids").toString())
                .isEqualTo("[\"1\",\"2\"]");
        assertThat(ReadCall.insight(listing, "DEVICE_EXCLUDED").path("ids").toString())
                .isEqualTo("[\"3\"]");
        assertThat(ReadCall.insight(listing, "MODIFIER_OUT_OF_RANGE")
                        .path("ids")
                        .toString())
                .isEqualTo("[\"4\"]");
    }

    @Test
    void tellsCampaignWithoutCriteriaFromNoCampaign() {
        FixedAlphaAds bare = AlphaShop.empty().add(campaign(BOOTS, 50));
        GetAlphaCampaignCriteriaDispatch tool = new GetAlphaCampaignCriteriaDispatch(bare);

        JsonNode listing = ReadCall.data(tool, arguments("11", ""));

        assertThat(listing.path("insights").findValuesAsText("code")).containsExactly("ALL_LOCATIONS", "ALL_LANGUAGES");
        assertThat(ReadCall.error(tool, arguments("404", "")).code()).isEqualTo(ErrorCode.NOT_FOUND);
    }

    @Test
    void answersCompactRows() {
        JsonNode table = data(",\"raw_data\":true,\"type\":[\"DEVICE\"],\"limit\":1");

        assertThat(table.path("columns")).hasSize(7);
        assertThat(table.at("/rows/0")).isEqualTo(WireJson.value("""
                ["3","DEVICE",false,"ENABLED","name 3",0,{"type":"TABLET"}]"""));
        assertThat(table.path("has_more").asBoolean()).isTrue();
    }

    @Test
    void showsEveryCriterionOnce() {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = data(",\"limit\":2" + cursor);
            page.path("rows").forEach(row -> ids.add(row.path("criterion_id").asText()));
            cursor = page.path("has_more").asBoolean()
                    ? ",\"cursor\":\"" + page.path("next_cursor").asText() + "\""
                    : "";
        } while (!cursor.isEmpty());

        assertThat(ids).hasSize(7).doesNotHaveDuplicates();
    }

    private static AlphaCriterion criterion(
            String id, String type, boolean negative, @Nullable String modifier, Map<String, String> detail) {
        String name = type.equals("IP_BLOCK") ? "203.0.113.7" : "name " + id;
        return new AlphaCriterion(
                id,
                "r/" + id,
                type,
                negative,
                "ENABLED",
                name,
                modifier == null ? null : new BigDecimal(modifier),
                detail);
    }

    private JsonNode data(String more) {
        return data("11", more);
    }

    private JsonNode data(String campaign, String more) {
        return ReadCall.data(new GetAlphaCampaignCriteriaDispatch(ads), arguments(campaign, more));
    }

    private static String arguments(String campaign, String more) {
        return "{\"account_id\":\"1002003001\",\"campaign_id\":\"" + campaign + "\"" + more + "}";
    }
}
