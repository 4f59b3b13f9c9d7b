package dev.adtools.tools.alpha.campaigns;

import static dev.adtools.tools.fixtures.AlphaFact.numbers;
import static dev.adtools.tools.fixtures.AlphaShop.BOOTS;
import static dev.adtools.tools.fixtures.AlphaShop.TENTS;
import static dev.adtools.tools.fixtures.AlphaShop.campaign;
import static dev.adtools.tools.fixtures.AlphaShop.fact;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.fixtures.AlphaShop;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaReport.Named;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GetAlphaCampaignsTest {

    private static final String US = "\"account_id\":\"1002003001\"";
    private static final Named OLD = new Named("9", "Old boots", "REMOVED");
    private static final AlphaCampaign APP = new AlphaCampaign(
            "100",
            "Trail app",
            "ENABLED",
            new AlphaCampaign.Delivery("SERVING", "LIMITED", List.of("BUDGET_CONSTRAINED")),
            "MULTI_CHANNEL",
            "APP_CAMPAIGN",
            "TARGET_CPA",
            new AlphaCampaign.App("com.example.trail", AppStore.ALPHA),
            new AlphaCampaign.Budget("77", 0, 0, true),
            new AlphaCampaign.Times(null, null),
            false);

    private final FixedAlphaAds ads = AlphaShop.empty()
            .add(campaign(BOOTS, 50))
            .add(campaign(TENTS, 20))
            .add(campaign(OLD, 10))
            .add(APP)
            .add(fact("2026-11-10", BOOTS, "31", numbers(1000, 50, "25", "4", "200")))
            .add(fact("2026-11-11", TENTS, "41", numbers(100, 5, "2.5", "8", "10")));

    @Test
    void listsAllButRemovedOnes() {
        JsonNode listing = data("");

        assertThat(listing.path("rows").findValuesAsText("name")).containsExactly("Boots", "Tents", "Trail app");
        assertThat(listing.path("total").asInt()).isEqualTo(3);
        assertThat(listing.at("/rows/0/budget/amount_micros").asLong()).isEqualTo(50_000_000);
        assertThat(listing.at("/rows/0/metrics").isNull()).isTrue();
        assertThat(listing.path("date_range").isNull()).isTrue();
        assertThat(listing.path("summary").asText())
                .isEqualTo("3 campaign(s): 2 ENABLED, 1 PAUSED. Those that are enabled and have not ended may spend"
                        + " 50.00 USD a day.");
    }

    @Test
    void showsAppsInNeutralWords() {
        JsonNode app = data("").at("/rows/2");

        assertThat(app.path("app")).isEqualTo(WireJson.value("""
                {"id":"com.example.trail","store":"ALPHA_APP_STORE"}"""));
        assertThat(app.path("primary_status_reasons").toString()).isEqualTo("[\"BUDGET_CONSTRAINED\"]");
        assertThat(app.at("/budget/amount_micros").isNull()).isTrue();
        assertThat(app.at("/budget/shared").asBoolean()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"status\":[\"REMOVED\"] | 9",
                "\"status\":[\"PAUSED\",\"ENABLED\"] | 11 12 100",
                "\"channel\":[\"MULTI_CHANNEL\"] | 100",
                "\"name_contains\":\"bOOt\" | 11",
                "\"name_contains\":\"bOOt\",\"status\":[\"REMOVED\",\"ENABLED\"] | 11 9",
                "\"sort\":\"-name\" | 100 12 11",
                "\"sort\":\"id\" | 11 12 100",
                "\"sort\":\"-id\" | 100 12 11",
                "\"sort\":\"budget_micros\" | 12 11 100",
                "\"sort\":\"-budget_micros\" | 11 12 100",
                "\"include_metrics\":true,\"sort\":\"cost_micros\" | 100 12 11",
                "\"include_metrics\":true,\"sort\":\"-conversions\" | 12 11 100"
            })
    void filtersAndSorts(String more, String ids) {
        JsonNode listing = data("," + more);

        List<String> found = new ArrayList<>();
        listing.path("rows").forEach(row -> found.add(row.path("id").asText()));
        assertThat(found).containsExactlyElementsOf(Arrays.asList(ids.split(" ")));
    }

    @Test
    void addsNumbersWhenAskedTo() {
        JsonNode listing = data(",\"include_metrics\":true,\"date_range\":\"last_14d\"");

        assertThat(listing.at("/rows/0/metrics/cost_micros").asLong()).isEqualTo(25_000_000);
        assertThat(listing.at("/rows/2/metrics/impressions").asLong()).isZero();
        assertThat(listing.at("/totals/clicks").asLong()).isEqualTo(55);
        assertThat(listing.at("/date_range/since").asText()).isEqualTo("2026-11-06");
        assertThat(ReadCall.insight(listing, "ENABLED_AND_IDLE").path("ids").toString())
                .isEqualTo("[\"100\"]");
    }

    @Test
    void tellsWhatStandsOut() {
        JsonNode listing = data("");

        for (String code : List.of("LIMITED_DELIVERY", "BUDGET_LIMITED", "SHARED_BUDGETS")) {
            assertThat(ReadCall.insight(listing, code).path("ids").toString()).isEqualTo("[\"100\"]");
        }
    }

    @Test
    void tellsCampaignsThatHaveEndedFromThoseThatRun() {
        List<String> limited = List.of("BUDGET_CONSTRAINED");
        ads.add(ending("101", "ENABLED", "SERVING", "2026-11-20 06:59:59", limited))
                .add(ending("102", "ENABLED", "ENDED", null, limited))
                .add(ending("103", "ENABLED", "SERVING", "2026-11-20 23:59:59", List.of()))
                .add(ending("104", "PAUSED", "ENDED", "2026-11-01 23:59:59", List.of()));

        JsonNode listing = data(",\"include_metrics\":true");

        assertThat(listing.path("summary").asText())
                .isEqualTo("7 campaign(s): 3 ENABLED, 2 ENABLED that have ended, 2 PAUSED. Those that are enabled and"
                        + " have not ended may spend 120.00 USD a day.");
        assertThat(ids(listing, "ENDED")).isEqualTo("[\"101\",\"102\"]");
        assertThat(ids(listing, "BUDGET_LIMITED")).isEqualTo("[\"100\"]");
        assertThat(ids(listing, "ENABLED_AND_IDLE")).isEqualTo("[\"100\",\"103\"]");
    }

    private static String ids(JsonNode listing, String code) {
        return ReadCall.insight(listing, code).path("ids").toString();
    }

    private static AlphaCampaign ending(
            String id, String status, String serving, @Nullable String end, List<String> reasons) {
        return new AlphaCampaign(
                id,
                "Until the end",
                status,
                new AlphaCampaign.Delivery(serving, "LIMITED", reasons),
                "SEARCH",
                "",
                "MANUAL_CPC",
                null,
                new AlphaCampaign.Budget(id, 70_000_000, 0, false),
                new AlphaCampaign.Times(null, end),
                false);
    }

    @Test
    void answersCompactRows() {
        JsonNode table = data(",\"raw_data\":true,\"include_metrics\":true,\"limit\":1");

        assertThat(table.path("columns")).hasSize(16);
        assertThat(table.at("/rows/0")).isEqualTo(WireJson.value("""
                ["11","Boots","ENABLED","ELIGIBLE",[],"SEARCH",null,"MANUAL_CPC",null,50000000,false,
                 1000,50,25000000,4,200000000]"""));
        assertThat(table.path("has_more").asBoolean()).isTrue();
        assertThat(data(",\"raw_data\":true").path("totals").isNull()).isTrue();
    }

    @Test
    void goesOnWhereThePageBeforeEnded() {
        String cursor = data(",\"limit\":2").path("next_cursor").asText();

        JsonNode rest = data(",\"limit\":2,\"cursor\":\"" + cursor + "\"");

        assertThat(rest.path("rows").findValuesAsText("name")).containsExactly("Trail app");
        assertThat(rest.path("next_cursor").isNull()).isTrue();
    }

    private JsonNode data(String more) {
        return ReadCall.data(new GetAlphaCampaignsDispatch(ads), "{" + US + more + "}");
    }
}
