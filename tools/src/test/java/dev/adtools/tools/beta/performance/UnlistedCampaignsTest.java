package dev.adtools.tools.beta.performance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.fixtures.BetaInsightsScript;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.wire.WireRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class UnlistedCampaignsTest {

    private static final String LISTED = """
            {"campaign_id":"120210000000000001","campaign_name":"Sale","impressions":"1000","reach":"800","clicks":"50",
             "inline_link_clicks":"40","spend":"100.50","actions":[{"action_type":"purchase","value":"12"}]}""";
    private static final String ALL = """
            {"impressions":"1700","reach":"1300","clicks":"80","inline_link_clicks":"60","spend":"180.00",
             "actions":[{"action_type":"purchase","value":"15"},{"action_type":"omni_purchase","value":"15"}]}""";

    private final BetaInsightsScript script =
            new BetaInsightsScript().rows("campaign", LISTED).rows("account", ALL);

    @Test
    void countsWhatIsNotListedInTheTotals() {
        JsonNode report = report("");

        assertThat(micros(report.path("totals"))).isEqualTo(180_000_000);
        // 180.00 - 100.50
        assertThat(micros(report.path("unlisted"))).isEqualTo(79_500_000);
        assertThat(report.at("/unlisted/impressions").asLong()).isEqualTo(700);
        assertThat(report.at("/unlisted/clicks").asLong()).isEqualTo(30);
        assertThat(report.at("/unlisted/link_clicks").asLong()).isEqualTo(20);
        assertThat(micros(report.at("/rows/0/metrics"))).isEqualTo(100_500_000);
        assertThat(report.path("summary").asText()).contains("180.00 USD");
        assertThat(ReadCall.insight(report, "UNLISTED_CAMPAIGNS")
                        .path("message")
                        .asText())
                .isEqualTo(
                        "79.50 USD of the total cost belong to campaigns that are deleted or not listed; no row has them.");
    }

    @Test
    void countsConversionsOfBothUnderOneName() {
        script.rows("account", ALL.replace("}]}", "},{\"action_type\":\"lead\",\"value\":\"4\"}]}"));

        JsonNode report = report("");

        assertThat(report.at("/rows/0/metrics/conversions").asInt()).isEqualTo(12);
        // 15 - 12 purchases, and 4 leads that no row has
        assertThat(report.at("/unlisted/conversions").asInt()).isEqualTo(7);
        assertThat(report.at("/unlisted/leads").asInt()).isEqualTo(4);
        assertThat(report.at("/totals/conversions").asInt()).isEqualTo(19);
        assertThat(report.path("counted_actions").toString()).isEqualTo("[\"purchase\",\"lead\"]");
    }

    @Test
    void asksForTheAccountOnceAndFirst() {
        report("");

        assertThat(script.transport().requests().stream()
                        .map(WireRequest::uri)
                        .filter(uri -> uri.getPath().endsWith("/insights"))
                        .map(uri -> uri.getQuery().replaceFirst(".*&level=([a-z]+).*", "$1")))
                .containsExactly("account", "campaign");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"\"breakdown\":\"age\"", "\"campaign_ids\":[\"120210000000000001\"]", "\"level\":\"account\""})
    void asksOnlyForRowsThatAreNotAllOfTheAccount(String cut) {
        script.rows("campaign", LISTED.replace("\"spend\"", "\"age\":\"18-24\",\"spend\""));

        JsonNode report = report("," + cut);

        assertThat(report.path("unlisted").isNull()).isTrue();
        assertThat(micros(report.path("totals"))).isEqualTo(micros(report.at("/rows/0/metrics")));
        assertThat(script.transport().requests().stream()
                        .filter(request -> request.uri().getPath().endsWith("/insights")))
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"100.50, 1000, 50, 40", "100.49, 999, 49, 40"})
    void hasNoneWhenTheAccountHasNoMoreThanItsCampaigns(String spend, int impressions, int clicks, int linkClicks) {
        script.rows(
                "account",
                "{\"impressions\":\"" + impressions + "\",\"clicks\":\"" + clicks + "\",\"inline_link_clicks\":\""
                        + linkClicks + "\",\"spend\":\"" + spend
                        + "\",\"actions\":[{\"action_type\":\"purchase\",\"value\":\"12\"}]}");

        JsonNode report = report("");

        assertThat(report.path("unlisted").isNull()).isTrue();
        assertThat(micros(report.path("totals"))).isEqualTo(100_500_000);
        assertThat(report.path("insights").findValuesAsText("code")).doesNotContain("UNLISTED_CAMPAIGNS");
    }

    @Test
    void comparesTotalsThatBothHaveThem() {
        JsonNode report = report(",\"compare_previous\":true");

        assertThat(micros(report.path("previous_totals"))).isEqualTo(180_000_000);
        assertThat(micros(report.path("previous_unlisted"))).isEqualTo(79_500_000);
        assertThat(report.at("/changes/cost_percent").asInt()).isZero();
    }

    private JsonNode report(String more) {
        return ReadCall.data(
                new GetBetaCampaignPerformanceDispatch(SandboxWorld.beta(script.transport())),
                "{\"account_id\":\"" + BetaInsightsScript.ACCOUNT + "\",\"date_range\":\"2026-11-01..2026-11-07\""
                        + more + "}");
    }

    private static long micros(JsonNode metrics) {
        return metrics.path("cost_micros").asLong();
    }
}
