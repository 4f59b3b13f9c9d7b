package dev.adtools.tools.beta.adsets;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.ErrorCode;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ListBetaAdSetsTest {

    private static final String US = "\"account_id\":\"act_1700100001\"";
    private static final String RUNNING = "120210000000000001";
    private static final String PAUSED = "120210000000000002";
    private static final String EVERY_STATUS = ",\"status\":[\"ACTIVE\",\"PAUSED\",\"DELETED\",\"CAMPAIGN_PAUSED\","
            + "\"ARCHIVED\",\"IN_PROCESS\",\"WITH_ISSUES\"]";

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void listsAdSetsOfPausedCampaigns() {
        JsonNode page = data(US + ",\"limit\":500");

        assertThat(campaigns(page)).contains(RUNNING, PAUSED);
        assertThat(page.path("rows"))
                .filteredOn(row -> row.path("campaign_id").asText().equals(PAUSED))
                .isNotEmpty()
                .allSatisfy(
                        row -> assertThat(row.path("effective_status").asText()).isEqualTo("CAMPAIGN_PAUSED"));
    }

    @Test
    void listsThoseOfOneCampaign() {
        JsonNode page = data(US + ",\"campaign_id\":\"" + PAUSED + "\"");

        assertThat(campaigns(page)).isNotEmpty().containsOnly(PAUSED);
        assertThat(page.path("total").asInt()).isEqualTo(page.path("rows").size());
    }

    @Test
    void addsTheSameUpCampaignByCampaign() {
        JsonNode whole = data(US + ",\"limit\":500" + EVERY_STATUS);

        List<String> parts = Stream.of(RUNNING, PAUSED)
                .flatMap(id -> ids(data(US + ",\"campaign_id\":\"" + id + "\"" + EVERY_STATUS)).stream())
                .toList();

        assertThat(ids(whole)).containsAll(parts);
    }

    @Test
    void tellsBudgetOrThatCampaignHasIt() {
        FixedBetaAds ads = new FixedBetaAds()
                .with(SampleBeta.account(SampleBeta.US, "USD"))
                .with(SampleBeta.campaign(SampleBeta.US, RUNNING, "ACTIVE", SampleBeta.onAdSets()))
                .with(RUNNING, SampleBeta.adSet("31", "ACTIVE", "ACTIVE", "REACH", 4000L, null, null))
                .with(RUNNING, SampleBeta.adSet("32", "ACTIVE", "ACTIVE", "REACH", null, 90_000L, null))
                .with(RUNNING, SampleBeta.adSet("33", "ACTIVE", "ACTIVE", "REACH", null, null, null));

        JsonNode page = ReadCall.data(new ListBetaAdSetsDispatch(ads), "{" + US + "}");
        JsonNode table = ReadCall.data(new ListBetaAdSetsDispatch(ads), "{" + US + ",\"raw_data\":true}");

        assertThat(page.at("/rows/0")).isEqualTo(WireJson.value("""
                {"id":"31","name":"Ad set 31","campaign_id":"120210000000000001","status":"ACTIVE",
                 "effective_status":"ACTIVE","budget":{"type":"daily","amount_micros":40000000,"amount_minor":4000},"optimization_goal":"REACH",
                 "billing_event":"IMPRESSIONS","start_time":"2026-07-01T08:00:00Z","end_time":null}"""));
        assertThat(page.at("/rows/1/budget/type").asText()).isEqualTo("lifetime");
        assertThat(page.at("/rows/2/budget"))
                .isEqualTo(
                        WireJson.value("{\"type\":\"campaign_level\",\"amount_micros\":null,\"amount_minor\":null}"));
        assertThat(table.path("currency").asText()).isEqualTo("USD");
        assertThat(table.path("columns")).hasSameSizeAs(table.at("/rows/0"));
        assertThat(table.at("/rows/1")).isEqualTo(WireJson.value("""
                ["32","Ad set 32","120210000000000001","ACTIVE","ACTIVE","lifetime",900000000,90000,"REACH","IMPRESSIONS",
                 "2026-07-01T08:00:00Z",null]"""));
    }

    @Test
    void saysThatOthersAreLeftOut() {
        JsonNode some = data(US);
        JsonNode all = data(US + EVERY_STATUS);

        assertThat(ReadCall.insight(some, "PART_OF_ACCOUNT").path("message").asText())
                .contains("deleted and archived");
        assertThat(all.path("insights")).isEmpty();
        assertThat(all.path("total").asInt()).isGreaterThan(some.path("total").asInt());
    }

    @ParameterizedTest
    @CsvSource({"DELETED, true", "DELETED, false", "CAMPAIGN_PAUSED, true", "CAMPAIGN_PAUSED, false"})
    void listsOneStatusOnly(String status, boolean ofCampaign) {
        String campaign = ofCampaign ? ",\"campaign_id\":\"" + PAUSED + "\"" : "";

        JsonNode page = data(US + campaign + ",\"limit\":500,\"status\":[\"" + status + "\"]");

        assertThat(page.path("rows").findValuesAsText("effective_status"))
                .allMatch(status::equals)
                .matches(found -> found.isEmpty() == (ofCampaign && status.equals("DELETED")));
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 50, 500})
    void showsEveryAdSetOnce(int limit) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        JsonNode page;
        do {
            page = data(US + ",\"limit\":" + limit + cursor);
            ids.addAll(ids(page));
            cursor = ",\"cursor\":\"" + page.path("next_cursor").asText() + "\"";
        } while (page.path("has_more").asBoolean());

        assertThat(ids)
                .isSorted()
                .doesNotHaveDuplicates()
                .hasSize(page.path("total").asInt());
    }

    @Test
    void findsNoCampaignOfAnotherAccount() {
        String other = world.beta()
                .in(FixedCall.granted(BetaAccountId.of("act_1700100003")), FixedCall.SOON)
                .campaigns(EnumSet.allOf(CampaignStatus.class))
                .fold(found -> found.get(0).id(), failure -> "none");

        assertThat(ReadCall.error(tool(), "{" + US + ",\"campaign_id\":\"" + other + "\"}")
                        .code())
                .isEqualTo(ErrorCode.NOT_FOUND);
        assertThat(ReadCall.error(tool(), "{" + US + ",\"campaign_id\":\"99999\"}")
                        .code())
                .isEqualTo(ErrorCode.NOT_FOUND);
    }

    private static List<String> ids(JsonNode page) {
        return page.path("rows")
                .valueStream()
                .map(row -> row.path("id").asText())
                .toList();
    }

    private static List<String> campaigns(JsonNode page) {
        return page.path("rows").findValuesAsText("campaign_id");
    }

    private JsonNode data(String arguments) {
        return ReadCall.data(tool(), "{" + arguments + "}");
    }

    private ListBetaAdSetsDispatch tool() {
        return new ListBetaAdSetsDispatch(world.beta());
    }
}
