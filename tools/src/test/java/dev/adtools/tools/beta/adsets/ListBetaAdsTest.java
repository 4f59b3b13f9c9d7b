package dev.adtools.tools.beta.adsets;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ListBetaAdsTest {

    private static final String US = "\"account_id\":\"" + SampleBeta.US + "\"";
    private static final String PAUSED = "120210000000000002";
    private static final String AD_SET_OF_PAUSED = "120220000000000200";
    private static final String RUNNING = "120210000000000001";
    private static final String AD_SET_OF_RUNNING = "120220000000000100";

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void listsAdsOfPausedCampaigns() {
        JsonNode page = data(US + ",\"limit\":500,\"status\":[\"CAMPAIGN_PAUSED\"]");

        assertThat(page.path("rows").findValuesAsText("campaign_id")).contains(PAUSED);
        assertThat(page.path("rows").findValuesAsText("effective_status")).containsOnly("CAMPAIGN_PAUSED");
    }

    @Test
    void listsThoseOfOneCampaignOrAdSet() {
        JsonNode ofCampaign = data(US + campaign(PAUSED));
        JsonNode ofAdSet = data(US + adSet(AD_SET_OF_PAUSED));
        JsonNode ofBoth = data(US + campaign(PAUSED) + adSet(AD_SET_OF_PAUSED));

        assertThat(ofCampaign.path("rows").findValuesAsText("campaign_id"))
                .isNotEmpty()
                .containsOnly(PAUSED);
        assertThat(ofAdSet.path("rows").findValuesAsText("ad_set_id"))
                .isNotEmpty()
                .containsOnly(AD_SET_OF_PAUSED);
        assertThat(ofCampaign.path("rows")).containsAll(ofAdSet.path("rows"));
        assertThat(ofBoth.path("rows")).isEqualTo(ofAdSet.path("rows"));
    }

    @ParameterizedTest
    @CsvSource({"CAMPAIGN_PAUSED, false", "ACTIVE, true"})
    void listsOneStatusOfCampaignOnly(String status, boolean none) {
        JsonNode page = data(US + campaign(PAUSED) + ",\"status\":[\"" + status + "\"]");

        assertThat(page.path("rows").findValuesAsText("effective_status"))
                .allMatch(status::equals)
                .matches(found -> found.isEmpty() == none);
    }

    @Test
    void tellsWhereAdIsAndWhatItShows() {
        FixedBetaAds ads = new FixedBetaAds()
                .with(SampleBeta.account(SampleBeta.US, "USD"))
                .with(SampleBeta.campaign(SampleBeta.US, RUNNING, "ACTIVE", SampleBeta.onAdSets()))
                .with(RUNNING, SampleBeta.ad("41", "31", "DISAPPROVED"));

        JsonNode page = ReadCall.data(new ListBetaAdsDispatch(ads), "{" + US + "}");
        JsonNode table = ReadCall.data(new ListBetaAdsDispatch(ads), "{" + US + ",\"raw_data\":true}");

        assertThat(page.at("/rows/0")).isEqualTo(WireJson.value("""
                {"id":"41","name":"Ad 41","ad_set_id":"31","campaign_id":"120210000000000001","status":"ACTIVE",
                 "effective_status":"DISAPPROVED","creative_id":"941"}"""));
        assertThat(table.at("/rows/0")).isEqualTo(WireJson.value("""
                ["41","Ad 41","31","120210000000000001","ACTIVE","DISAPPROVED","941"]"""));
        assertThat(table.path("columns")).hasSameSizeAs(table.at("/rows/0"));
    }

    @Test
    void saysThatOthersAreLeftOut() {
        assertThat(ReadCall.insight(data(US), "PART_OF_ACCOUNT").path("message").asText())
                .contains("deleted and archived");
        assertThat(data(US + ",\"status\":[\"DELETED\"]").path("rows").findValuesAsText("effective_status"))
                .isNotEmpty()
                .containsOnly("DELETED");
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 500})
    void showsEveryAdOnce(int limit) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        JsonNode page;
        do {
            page = data(US + ",\"limit\":" + limit + cursor);
            page.path("rows").forEach(row -> ids.add(row.path("id").asText()));
            cursor = ",\"cursor\":\"" + page.path("next_cursor").asText() + "\"";
        } while (page.path("has_more").asBoolean());

        assertThat(ids)
                .isSorted()
                .doesNotHaveDuplicates()
                .hasSize(page.path("total").asInt());
    }

    @ParameterizedTest
    @CsvSource({
        SampleBeta.JAPAN + ", " + PAUSED + ", ",
        SampleBeta.JAPAN + ", , " + AD_SET_OF_PAUSED,
        SampleBeta.JAPAN + ", " + PAUSED + ", " + AD_SET_OF_PAUSED,
        SampleBeta.US + ", " + PAUSED + ", " + AD_SET_OF_RUNNING,
        SampleBeta.US + ", 99999, ",
        SampleBeta.US + ", , 99999"
    })
    void findsNothingOfAnotherAccountOrCampaign(String account, String campaign, String adSet) {
        String arguments = "\"account_id\":\"" + account + "\"" + (campaign == null ? "" : campaign(campaign))
                + (adSet == null ? "" : adSet(adSet));

        assertThat(ReadCall.error(tool(), "{" + arguments + "}").code()).isEqualTo(ErrorCode.NOT_FOUND);
    }

    private static String campaign(String id) {
        return ",\"campaign_id\":\"" + id + "\"";
    }

    private static String adSet(String id) {
        return ",\"ad_set_id\":\"" + id + "\"";
    }

    private JsonNode data(String arguments) {
        return ReadCall.data(tool(), "{" + arguments + "}");
    }

    private ListBetaAdsDispatch tool() {
        return new ListBetaAdsDispatch(world.beta());
    }
}
