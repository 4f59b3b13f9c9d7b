package dev.adtools.tools.alpha.adgroups;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.ErrorCode;
import dev.adtools.tools.fixtures.AlphaShop;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.AlphaAdGroup;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaReport.Named;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GetAlphaAdGroupsTest {

    private static final String USD = "\"account_id\":\"100-200-3001\",\"login_customer_id\":\"100-200-3000\"";
    private static final Named GONE = new Named("13", "Gone", "REMOVED");

    private final FixedAlphaAds shop = AlphaShop.empty()
            .add(AlphaShop.campaign(AlphaShop.BOOTS, 50))
            .add(AlphaShop.campaign(AlphaShop.TENTS, 50))
            .add(AlphaShop.campaign(GONE, 50))
            .add(new AlphaAdGroup("21", "Hiking", AlphaShop.BOOTS, "ENABLED", "SEARCH_STANDARD", 500_000L))
            .add(new AlphaAdGroup("22", "Camping", AlphaShop.TENTS, "PAUSED", null, null))
            .add(new AlphaAdGroup("23", "Old", AlphaShop.BOOTS, "REMOVED", "SEARCH_STANDARD", null))
            .add(new AlphaAdGroup("24", "Older", GONE, "ENABLED", "SEARCH_STANDARD", null));

    @Test
    void listsAdGroupsOfPausedCampaigns() {
        AlphaAds sandbox = new SandboxWorld().alpha();
        Set<String> paused = sandbox.in(
                        FixedCall.granted(AlphaAccountId.of(SandboxWorld.USD)),
                        AlphaAccountId.of(SandboxWorld.MANAGER),
                        FixedCall.SOON)
                .campaigns()
                .fold(
                        found -> found.stream()
                                .filter(campaign -> campaign.status().equals("PAUSED"))
                                .map(AlphaCampaign::id)
                                .collect(Collectors.toSet()),
                        failure -> Set.of());

        JsonNode page = data(sandbox, ",\"limit\":500");

        assertThat(paused).isNotEmpty();
        assertThat(page.path("rows"))
                .filteredOn(row -> row.at("/campaign/status").asText().equals("PAUSED"))
                .isNotEmpty()
                .allSatisfy(row ->
                        assertThat(paused).contains(row.at("/campaign/id").asText()));
        assertThat(page.path("rows").findValuesAsText("cpc_bid_micros")).contains("null", "410000");
    }

    @Test
    void tellsCampaignTypeAndBid() {
        JsonNode page = data(shop, "");
        JsonNode table = data(shop, ",\"raw_data\":true");

        assertThat(ids(page)).containsExactly("21", "22");
        assertThat(page.at("/rows/0")).isEqualTo(WireJson.value("""
                {"id":"21","name":"Hiking","campaign":{"id":"11","name":"Boots","status":"ENABLED"},
                 "status":"ENABLED","type":"SEARCH_STANDARD","cpc_bid_micros":500000}"""));
        assertThat(page.at("/rows/1/type").isNull()).isTrue();
        assertThat(page.path("currency").asText()).isEqualTo("USD");
        assertThat(table.path("columns")).hasSameSizeAs(table.at("/rows/0"));
        assertThat(table.at("/rows/1"))
                .isEqualTo(WireJson.value("[\"22\",\"Camping\",\"12\",\"Tents\",\"PAUSED\",\"PAUSED\",null,null]"));
    }

    @Test
    void listsRemovedOnesWhenAskedTo() {
        JsonNode removed = data(shop, ",\"status\":[\"REMOVED\"]");

        assertThat(ids(removed)).containsExactly("23");
        assertThat(removed.at("/rows/0/cpc_bid_micros").isNull()).isTrue();
        assertThat(ids(data(shop, ",\"status\":[\"ENABLED\"]"))).containsExactly("21", "24");
    }

    @Test
    void saysThatOthersAreLeftOut() {
        JsonNode all = data(shop, ",\"status\":[\"ENABLED\",\"PAUSED\",\"REMOVED\"]");

        assertThat(ReadCall.insight(data(shop, ""), "PART_OF_ACCOUNT")
                        .path("message")
                        .asText())
                .contains("removed");
        assertThat(all.path("insights")).isEmpty();
        assertThat(ids(all)).hasSize(4);
    }

    @Test
    void listsThoseOfOneCampaign() {
        assertThat(ids(data(shop, ",\"campaign_id\":\"12\""))).containsExactly("22");
        assertThat(ReadCall.error(new GetAlphaAdGroupsDispatch(shop), "{" + USD + ",\"campaign_id\":\"404\"}")
                        .code())
                .isEqualTo(ErrorCode.NOT_FOUND);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 500})
    void showsEveryAdGroupOnce(int limit) {
        AlphaAds sandbox = new SandboxWorld().alpha();
        List<String> ids = new ArrayList<>();
        String cursor = "";
        JsonNode page;
        do {
            page = data(sandbox, ",\"limit\":" + limit + cursor);
            ids.addAll(ids(page));
            cursor = ",\"cursor\":\"" + page.path("next_cursor").asText() + "\"";
        } while (page.path("has_more").asBoolean());

        assertThat(ids)
                .isSorted()
                .doesNotHaveDuplicates()
                .hasSize(page.path("total").asInt());
    }

    private static List<String> ids(JsonNode page) {
        return page.path("rows")
                .valueStream()
                .map(row -> row.path("id").asText())
                .toList();
    }

    private static JsonNode data(AlphaAds ads, String more) {
        return ReadCall.data(new GetAlphaAdGroupsDispatch(ads), "{" + USD + more + "}");
    }
}
