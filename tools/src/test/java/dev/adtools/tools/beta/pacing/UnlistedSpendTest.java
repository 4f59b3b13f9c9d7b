package dev.adtools.tools.beta.pacing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.fixtures.BetaInsightsScript;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import java.util.List;
import org.junit.jupiter.api.Test;

final class UnlistedSpendTest {

    private static final String CAMPAIGN = """
            {"id":"120210000000000001","account_id":"1700200001","name":"Sale","objective":"OUTCOME_SALES","status":"ACTIVE",
             "effective_status":"ACTIVE","daily_budget":"5000","created_time":"2026-01-05T10:00:00+0100",
             "start_time":"2026-01-05T10:00:00+0100","updated_time":"2026-01-05T10:00:00+0100"}""";

    private final BetaInsightsScript script = new BetaInsightsScript()
            .campaigns(CAMPAIGN)
            .rows("campaign", day("2026-11-19", "100.50", "\"campaign_id\":\"120210000000000001\","))
            .rows("account", day("2026-11-19", "130.00", "") + "," + day("2026-11-20", "50.00", ""));

    @Test
    void countsWhatIsNotListedAgainstAStatedBudget() {
        JsonNode report = report(",\"monthly_budget_minor\":150000");

        // 130.00 before today and 50.00 today
        assertThat(report.at("/account/pace/cost_micros").asLong()).isEqualTo(180_000_000);
        assertThat(report.at("/account/pace/cost_before_today_micros").asLong()).isEqualTo(130_000_000);
        // 180.00 - 100.50
        assertThat(report.at("/account/unlisted_cost_micros").asLong()).isEqualTo(79_500_000);
        assertThat(report.path("summary").asText()).contains("180.00 USD of 1500.00 USD are spent");
        assertThat(message(report))
                .isEqualTo(
                        "79.50 USD were spent by campaigns that are deleted or not listed; the account's cost includes"
                                + " them.");
    }

    @Test
    void namesWhatNoBudgetOfACampaignCovers() {
        JsonNode report = report("");

        assertThat(report.at("/account/pace/cost_micros").asLong()).isEqualTo(100_500_000);
        assertThat(report.at("/account/cost_of_others_micros").asLong()).isZero();
        assertThat(report.at("/account/unlisted_cost_micros").asLong()).isEqualTo(79_500_000);
        assertThat(message(report))
                .startsWith("79.50 USD were spent")
                .endsWith("no campaign's budget or cost includes them.");
    }

    @Test
    void doesNotLookBeyondTheCampaignsAskedFor() {
        JsonNode report = report(",\"campaign_ids\":[\"120210000000000001\"]");

        assertThat(report.at("/account/unlisted_cost_micros").isNull()).isTrue();
        assertThat(report.path("insights").findValuesAsText("code")).doesNotContain("UNLISTED_CAMPAIGNS");
        assertThat(script.transport().requests().stream()
                        .filter(request -> request.uri().getPath().endsWith("/insights")))
                .hasSize(1);
    }

    private static String message(JsonNode report) {
        return ReadCall.insight(report, "UNLISTED_CAMPAIGNS").path("message").asText();
    }

    private JsonNode report(String more) {
        return ReadCall.data(
                new GetBetaBudgetPacingDispatch(SandboxWorld.beta(script.transport()), (query, viewer) -> List.of()),
                "{\"account_id\":\"" + BetaInsightsScript.ACCOUNT + "\"" + more + "}");
    }

    private static String day(String day, String spend, String about) {
        return "{" + about + "\"impressions\":\"100\",\"spend\":\"" + spend + "\",\"date_start\":\"" + day
                + "\",\"date_stop\":\"" + day + "\"}";
    }
}
