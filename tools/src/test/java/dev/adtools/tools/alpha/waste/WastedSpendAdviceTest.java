package dev.adtools.tools.alpha.waste;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Advice of {@code analyze_alpha_wasted_spend} on the sandbox's accounts. */
final class WastedSpendAdviceTest {

    private final AnalyzeAlphaWastedSpendDispatch tool =
            new AnalyzeAlphaWastedSpendDispatch(new SandboxWorld().alpha());

    @Test
    void stopsNothingWhoseConversionsArriveLate() {
        JsonNode week = data(SandboxWorld.USD, "last_7d");

        assertThat(week.path("rows")).isEmpty();
        assertThat(week.path("judged_range").isNull()).isTrue();
        assertThat(week.at("/totals/keywords/too_recent_micros").asLong())
                .isEqualTo(week.at("/totals/keywords/without_conversion_micros").asLong())
                .isPositive();
        assertThat(ReadCall.insight(week, "TOO_RECENT").path("message").asText())
                .contains("All days are too recent");
    }

    @ParameterizedTest
    @CsvSource({"1002003001, 12000000004", "1002003002, 12000000010", "1002003003, 12000000016"})
    void namesTheCampaignWithoutAnyConversionFirst(String account, String campaign) {
        JsonNode month = data(account, "last_30d");

        assertThat(month.at("/insights/0/code").asText()).isEqualTo("CAMPAIGNS_WITHOUT_CONVERSIONS");
        assertThat(month.at("/insights/0/message").asText()).contains("are conversions tracked there?");
        assertThat(month.at("/campaigns_without_conversions/0/campaign_id").asText())
                .isEqualTo(campaign);
        assertThat(month.at("/campaigns_without_conversions/0/cost_micros").asLong())
                .isEqualTo(month.at("/totals/campaigns_without_conversions/cost_micros")
                        .asLong());
        assertThat(month.path("rows").findValuesAsText("campaign_id"))
                .isNotEmpty()
                .doesNotContain(campaign);
    }

    @Test
    void excludesNeitherTheBrandNorOwnKeywords() {
        for (String account : List.of(SandboxWorld.USD, SandboxWorld.EUR, SandboxWorld.JPY)) {
            JsonNode quarter = data(account, "last_90d");

            assertThat(quarter.path("has_more").asBoolean()).isFalse();
            assertThat(quarter.path("rows").findValuesAsText("text"))
                    .isNotEmpty()
                    .noneMatch(text -> text.contains("and pine") || text.contains("harbor pine"))
                    .doesNotContain("tent poles", "two person tent", "camping tarp");
            assertThat(quarter.at("/totals/search_terms/protected_micros").asLong())
                    .isPositive();
        }
    }

    @ParameterizedTest
    @CsvSource({"1002003001, last_7d", "1002003001, last_30d", "1002003002, last_90d", "1002003003, last_30d"})
    void accountsForAllCostWithoutConversion(String account, String days) {
        JsonNode report = data(account, days);

        for (String kind : List.of("keywords", "search_terms")) {
            JsonNode totals = report.path("totals").path(kind);
            assertThat(totals.path("without_conversion_micros").asLong())
                    .isEqualTo(totals.path("wasted_micros").asLong()
                            + totals.path("too_recent_micros").asLong()
                            + totals.path("untracked_micros").asLong()
                            + totals.path("protected_micros").asLong()
                            + totals.path("stopped_micros").asLong()
                            + totals.path("below_threshold_micros").asLong());
            String one = kind.substring(0, kind.length() - 1);
            assertThat(totals.path("wasted_micros").asLong())
                    .isEqualTo(StreamSupport.stream(report.path("rows").spliterator(), false)
                            .filter(row -> row.path("kind").asText().equals(one))
                            .mapToLong(row -> row.path("cost_micros").asLong())
                            .sum());
        }
    }

    private JsonNode data(String account, String days) {
        return ReadCall.data(
                tool,
                "{\"account_id\":\"" + account + "\",\"login_customer_id\":\"" + SandboxWorld.MANAGER
                        + "\",\"limit\":500,\"date_range\":\"" + days + "\"}");
    }
}
