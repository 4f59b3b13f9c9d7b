package dev.adtools.tools.alpha.pacing;

import static dev.adtools.tools.fixtures.AlphaFact.numbers;
import static dev.adtools.tools.fixtures.AlphaShop.BOOTS;
import static dev.adtools.tools.fixtures.AlphaShop.TENTS;
import static dev.adtools.tools.fixtures.AlphaShop.campaign;
import static dev.adtools.tools.fixtures.AlphaShop.fact;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Change;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.fixtures.AlphaShop;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.RecordedChanges;
import dev.adtools.tools.operations.changes.ChangeOutcome;
import dev.adtools.tools.operations.changes.RecordedChange;
import dev.adtools.tools.pacing.Allowance;
import dev.adtools.tools.pacing.PaceStatus;
import dev.adtools.tools.pacing.PacingFigures;
import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.period.Month;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaReport.Named;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.rules.SettledCall;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GetAlphaBudgetPacingTest {

    private static final String US = "\"account_id\":\"1002003001\"";
    private static final Named MAPS = new Named("14", "Maps", "ENABLED");
    private static final Named LAMPS = new Named("15", "Lamps", "ENABLED");

    /** Today is the 20th: 19 of 30 days are complete. */
    private final FixedAlphaAds ads = AlphaShop.empty()
            .add(campaign(BOOTS, 50))
            .add(campaign(TENTS, 20))
            .add(fact("2026-10-31", BOOTS, "31", numbers(1, 1, "999", "0", "0")))
            .add(fact("2026-11-01", BOOTS, "31", numbers(1, 1, "500", "0", "0")))
            .add(fact("2026-11-19", BOOTS, "32", numbers(1, 1, "260", "0", "0")))
            .add(fact("2026-11-20", BOOTS, "31", numbers(1, 1, "30", "0", "0")))
            .add(fact("2026-11-02", TENTS, "41", numbers(1, 1, "100", "0", "0")));

    private final List<RecordedChange> changes = new ArrayList<>();

    @Test
    void comparesSpendWithTheBudget() {
        JsonNode report = data("");

        // 760 of 950; 760 / 19; 40 * 30; (1500 - 760) / 11
        assertThat(report.at("/rows/0/pace")).isEqualTo(WireJson.value("""
                {"budget_micros":1500000000,"cost_micros":790000000,"cost_before_today_micros":760000000,
                 "expected_micros":950000000,"run_rate_micros":40000000,"projected_micros":1200000000,
                 "required_daily_micros":67272727,"status":"under"}"""));
        assertThat(report.at("/date_range")).isEqualTo(WireJson.value("""
                {"since":"2026-11-01","until":"2026-11-20"}"""));
        assertThat(report.path("complete_days").asInt()).isEqualTo(19);
        assertThat(report.path("summary").asText())
                .isEqualTo("After 19 of 30 days, 790.00 USD of 1500.00 USD are spent (under);"
                        + " projected for the month: 1200.00 USD.");
    }

    @Test
    void leavesPausedCampaignsOutOfBudgets() {
        JsonNode report = data("");

        assertThat(report.at("/account/budget_basis").asText()).isEqualTo("campaigns");
        assertThat(report.at("/account/cost_of_others_micros").asLong()).isEqualTo(100_000_000);
        assertThat(report.at("/account/pace/cost_micros").asLong()).isEqualTo(790_000_000);
        assertThat(report.at("/rows/1/pace/budget_micros").isNull()).isTrue();
        assertThat(report.at("/rows/1/pace/status").asText()).isEqualTo("unknown");
        assertThat(report.path("insights").findValuesAsText("code")).containsExactly("UNDER", "COST_OF_OTHERS");
    }

    @Test
    void countsEverythingAgainstAStatedBudget() {
        JsonNode account = data(",\"monthly_budget_micros\":1000000000").path("account");

        assertThat(account.path("budget_basis").asText()).isEqualTo("argument");
        assertThat(account.at("/pace/cost_micros").asLong()).isEqualTo(890_000_000);
        // 860 / (1000 * 19 / 30) = 1.36
        assertThat(account.at("/pace/status").asText()).isEqualTo("over");
        assertThat(account.at("/pace/expected_micros").asLong()).isEqualTo(633_333_333);
        assertThat(account.at("/pace/required_daily_micros").asLong()).isEqualTo(12_727_273);
    }

    @Test
    void callsNothingOnTrackThatStandsStill() {
        String paused = ",\"campaign_ids\":[\"12\"],\"monthly_budget_micros\":158000000";

        JsonNode pace = data(paused).at("/account/pace");

        // 100 are spent, as 19 of 30 days of 158 would be.
        assertThat(pace.path("status").asText()).isEqualTo("unknown");
        assertThat(pace.path("budget_micros").asLong()).isEqualTo(158_000_000);
        assertThat(pace.path("projected_micros").asLong()).isEqualTo(100_000_000);
    }

    @ParameterizedTest
    @CsvSource({
        "300, 269.99, 0, 10, UNDER",
        "300, 270, 0, 10, ON_TRACK",
        "300, 330, 0, 10, ON_TRACK",
        "300, 330.01, 0, 10, OVER",
        "300, 0, 0, 50, UNDER",
        "300, 149.99, 0, 50, UNDER",
        "300, 450, 0, 50, ON_TRACK",
        "300, 303.01, 0, 1, OVER",
        "300, 200, 701, 50, OVER"
    })
    void judgesExactly(long monthly, String before, String today, int tolerance, PaceStatus status) {
        // On the 11th of a month of 30 days, a third is expected: 100 of 300, so amounts count threefold.
        Allowance allowance = Allowance.ofMonth(Month.of(LocalDate.of(2026, 11, 11)), BigDecimal.valueOf(monthly));
        BigDecimal spent = new BigDecimal(before).divide(BigDecimal.valueOf(3), MathContext.DECIMAL128);
        Spent all = new Spent(spent, spent.add(new BigDecimal(today)), false);

        assertThat(PacingFigures.of(allowance, all, tolerance).status()).isEqualTo(status);
    }

    @Test
    void leavesNothingRequiredWhenTheBudgetIsSpent() {
        Month month = Month.of(LocalDate.of(2026, 2, 28));
        Spent spent = Spent.on(false, BigDecimal.valueOf(150), false);

        PacingFigures figures = PacingFigures.of(Allowance.ofMonth(month, BigDecimal.valueOf(100)), spent, 10);

        assertThat(figures.requiredDaily()).isEqualByComparingTo("0");
        assertThat(figures.status()).isEqualTo(PaceStatus.OVER);
    }

    @Test
    void countsOnlyDaysOnWhichTheCampaignWasOn() {
        ads.add(running(new AlphaCampaign.Budget("7", 10_000_000, 0, false), "2026-10-01 00:00:00", null))
                .add(fact("2026-11-17", MAPS, "51", numbers(1, 1, "40", "0", "0")));
        // The 16th ends at 05:00 of the 17th in UTC.
        changes.add(RecordedChanges.of(
                AlphaAccountId.of("1002003001"),
                "14",
                "2026-11-17T04:59:59Z",
                new Change("status", new JsonString("PAUSED"), new JsonString("ENABLED")),
                ChangeOutcome.APPLIED));

        JsonNode report = data(",\"campaign_ids\":[\"14\"]");

        assertThat(report.at("/rows/0/budget_history").asText()).isEqualTo("recorded");
        assertThat(report.at("/rows/0/delivery_days").asLong()).isEqualTo(15);
        assertThat(report.at("/rows/0/pace/expected_micros").asLong()).isEqualTo(40_000_000);
        assertThat(report.at("/rows/0/pace/budget_micros").asLong()).isEqualTo(150_000_000);
        assertThat(report.at("/rows/0/pace/status").asText()).isEqualTo("on_track");
        assertThat(report.at("/account/pace/expected_micros").asLong()).isEqualTo(40_000_000);
        assertThat(report.at("/account/pace/status").asText()).isEqualTo("on_track");
    }

    @Test
    void hasNoRateOnTheFirstDayInTheAccountsTimeZone() {
        String tokyo = "{\"account_id\":\"" + AlphaShop.TOKYO + "\"}";

        JsonNode first = data(tokyo, "2026-11-30T15:00:00Z");
        JsonNode last = data(tokyo, "2026-11-30T14:59:59Z");

        assertThat(first.at("/date_range/since").asText()).isEqualTo("2026-12-01");
        assertThat(first.at("/account/pace/run_rate_micros").isNull()).isTrue();
        assertThat(first.at("/account/pace/projected_micros").isNull()).isTrue();
        assertThat(first.at("/account/pace/status").asText()).isEqualTo("unknown");
        assertThat(first.at("/account/pace/required_daily_micros").asLong()).isEqualTo(50_000_000);
        assertThat(first.path("insights").findValuesAsText("code")).contains("FIRST_DAY");
        assertThat(last.at("/date_range/since").asText()).isEqualTo("2026-11-01");
        assertThat(last.path("complete_days").asInt()).isEqualTo(29);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-20 06:59:59, SERVING, ended",
        "2026-11-20 07:00:00, SERVING, under",
        "2026-12-31 23:59:59, ENDED, ended",
        "not a moment, SERVING, under"
    })
    void callsEndedWhatHasEnded(String end, String serving, String status) {
        ads.add(ending(MAPS, 10, end, serving));

        JsonNode report = data("");

        assertThat(report.at("/rows/2/id").asText()).isEqualTo("14");
        assertThat(report.at("/rows/2/pace/status").asText()).isEqualTo(status);
        assertThat(report.at("/rows/2/pace/required_daily_micros").isNull()).isEqualTo(status.equals("ended"));
        assertThat(report.at("/account/pace/budget_micros").asLong())
                .isEqualTo(
                        status.equals("ended")
                                ? 1_500_000_000
                                : end.startsWith("2026-11-20") ? 1_700_000_000 : 1_800_000_000);
        assertThat(report.path("insights").findValuesAsText("code").contains("ENDED"))
                .isEqualTo(status.equals("ended"));
    }

    @Test
    void toleratesWhatTheCallerTolerates() {
        JsonNode report = data(",\"tolerance_percent\":20");

        assertThat(report.at("/rows/0/pace/status").asText()).isEqualTo("on_track");
        assertThat(report.at("/account/pace/status").asText()).isEqualTo("on_track");
        assertThat(data(",\"tolerance_percent\":19").path("insights").toString())
                .contains("over 19% less");
    }

    @Test
    void countsASharedBudgetOnce() {
        AlphaCampaign.Budget shared = new AlphaCampaign.Budget("7", 10_000_000, 0, true);
        ads.add(campaign(MAPS, shared)).add(campaign(LAMPS, shared));

        JsonNode report = data("");

        assertThat(report.at("/account/pace/budget_micros").asLong()).isEqualTo(1_800_000_000);
        assertThat(ReadCall.insight(report, "SHARED_BUDGETS").path("ids").toString())
                .isEqualTo("[\"14\",\"15\"]");
        assertThat(report.at("/rows/2/pace/budget_micros").isNull()).isTrue();
    }

    @Test
    void doesNotGuessABudgetThatIsNotKnown() {
        ads.add(campaign(MAPS, new AlphaCampaign.Budget("7", 0, 0, false)));

        JsonNode report = data("");

        assertThat(report.at("/account/pace/budget_micros").isNull()).isTrue();
        assertThat(report.at("/account/campaigns_without_budget").asInt()).isEqualTo(1);
        assertThat(ReadCall.insight(report, "BUDGET_UNKNOWN").path("ids").toString())
                .isEqualTo("[\"14\"]");
    }

    @ParameterizedTest
    @CsvSource({
        // life, days in November, its share of 60
        "2026-10-01 00:00:00, 2026-11-29 23:59:59, 29, 29000000, 19000000",
        "2026-11-11 00:00:00, 2026-11-20 23:59:59, 10, 60000000, 54000000",
        "2026-11-11 00:00:00, 2027-01-10 23:59:59, 20, 19672131, 8852459",
        "2026-11-21 00:00:00, 2026-12-20 23:59:59, 10, 20000000, 0"
    })
    void spreadsBudgetsUntilTheEndOverTheCampaignsDays(
            String start, String end, long days, long budget, long expected) {
        ads.add(running(new AlphaCampaign.Budget("7", 0, 60_000_000, false), start, end));

        JsonNode row = data(",\"campaign_ids\":[\"14\"]").at("/rows/0");

        assertThat(row.path("budget_basis").asText()).isEqualTo("total");
        assertThat(row.path("delivery_days").asLong()).isEqualTo(days);
        assertThat(row.at("/pace/budget_micros").asLong()).isEqualTo(budget);
        assertThat(row.at("/pace/expected_micros").asLong()).isEqualTo(expected);
        assertThat(data("").at("/account/pace/budget_micros").asLong()).isEqualTo(1_500_000_000 + budget);
    }

    @ParameterizedTest
    @CsvSource({"0, on_track", "6000000, over", "-6000000, under"})
    void comparesABudgetUntilTheEndWithTheDaysGone(long more, String status) {
        ads.add(running(
                        new AlphaCampaign.Budget("7", 0, 60_000_000, false),
                        "2026-11-11 00:00:00",
                        "2026-11-20 23:59:59"))
                .add(fact("2026-11-12", MAPS, "51", numbers(1, 1, String.valueOf(54 + more / 1_000_000), "0", "0")));

        JsonNode pace = data(",\"campaign_ids\":[\"14\"]").at("/rows/0/pace");

        assertThat(pace.path("status").asText()).isEqualTo(status);
        assertThat(pace.path("required_daily_micros").asLong()).isEqualTo(Math.max(0, 6_000_000 - more));
    }

    @ParameterizedTest
    @CsvSource(
            value = {"-, 2026-12-31 23:59:59", "2026-11-01 00:00:00, -", "-, -"},
            nullValues = "-")
    void knowsNoShareOfABudgetUntilTheEndWithoutBothEnds(@Nullable String start, @Nullable String end) {
        ads.add(running(new AlphaCampaign.Budget("7", 0, 60_000_000, false), start, end));

        JsonNode report = data("");

        assertThat(report.at("/rows/2/budget_basis").asText()).isEqualTo("total");
        assertThat(report.at("/rows/2/pace/budget_micros").isNull()).isTrue();
        assertThat(report.at("/account/pace/budget_micros").isNull()).isTrue();
        assertThat(report.at("/account/campaigns_without_budget").asInt()).isEqualTo(1);
        assertThat(ReadCall.insight(report, "BUDGET_UNKNOWN").path("message").asText())
                .contains("start and its end");
    }

    @Test
    void countsTheDaysOfACampaignThatBeganInTheMonth() {
        ads.add(running(new AlphaCampaign.Budget("7", 10_000_000, 0, false), "2026-11-16 00:00:00", null))
                .add(fact("2026-11-17", MAPS, "51", numbers(1, 1, "40", "0", "0")));

        JsonNode row = data(",\"campaign_ids\":[\"14\"]").at("/rows/0");

        assertThat(row.path("budget_basis").asText()).isEqualTo("daily");
        assertThat(row.path("delivery_days").asLong()).isEqualTo(15);
        assertThat(row.path("pace")).isEqualTo(WireJson.value("""
                {"budget_micros":150000000,"cost_micros":40000000,"cost_before_today_micros":40000000,
                 "expected_micros":40000000,"run_rate_micros":10000000,"projected_micros":150000000,
                 "required_daily_micros":10000000,"status":"on_track"}"""));
    }

    @Test
    void countsASharedBudgetForAsLongAsOneOfItsCampaignsRuns() {
        AlphaCampaign.Budget shared = new AlphaCampaign.Budget("7", 10_000_000, 0, true);
        ads.add(life(campaign(MAPS, shared), "2026-11-11 00:00:00", "2026-11-25 23:59:59"))
                .add(life(campaign(LAMPS, shared), "2026-11-16 00:00:00", "2026-11-28 23:59:59"));

        JsonNode report = data("");

        assertThat(report.at("/account/pace/budget_micros").asLong()).isEqualTo(1_500_000_000 + 18 * 10_000_000);
        assertThat(report.at("/rows/2/budget_basis").asText()).isEqualTo("none");
        assertThat(report.path("insights").findValuesAsText("code")).doesNotContain("BUDGET_UNKNOWN");
    }

    @Test
    void namesCampaignsThatAreNotThere() {
        JsonNode report = data(",\"campaign_ids\":[\"12\",\"404\"]");

        assertThat(report.path("rows").findValuesAsText("id")).containsExactly("12");
        assertThat(report.path("unknown_campaign_ids").toString()).isEqualTo("[\"404\"]");
    }

    @Test
    void answersCompactRows() {
        JsonNode table = data(",\"raw_data\":true,\"limit\":1");

        assertThat(table.path("columns")).hasSize(13);
        assertThat(table.at("/rows/0")).isEqualTo(WireJson.value("""
                ["11","Boots","ENABLED","daily","assumed",30,1500000000,790000000,950000000,40000000,1200000000,67272727,"under"]"""));
        assertThat(table.at("/account/pace/status").asText()).isEqualTo("under");
        assertThat(table.path("has_more").asBoolean()).isTrue();
        JsonNode rest = data(
                ",\"raw_data\":true,\"cursor\":\"" + table.path("next_cursor").asText() + "\"");
        assertThat(rest.at("/rows/0/0").asText()).isEqualTo("12");
    }

    private JsonNode data(String more) {
        return ReadCall.data(new GetAlphaBudgetPacingDispatch(ads, (query, viewer) -> changes), "{" + US + more + "}");
    }

    private JsonNode data(String arguments, String now) {
        return ReadCall.data(
                new GetAlphaBudgetPacingDispatch(ads, (query, viewer) -> changes), arguments, SettledCall.at(now));
    }

    private static AlphaCampaign ending(Named named, long dailyUnits, String end, String serving) {
        return as(AlphaShop.campaign(named, dailyUnits), serving, new AlphaCampaign.Times(null, end));
    }

    private static AlphaCampaign running(AlphaCampaign.Budget budget, @Nullable String start, @Nullable String end) {
        return life(campaign(MAPS, budget), start, end);
    }

    private static AlphaCampaign life(AlphaCampaign plain, @Nullable String start, @Nullable String end) {
        return as(plain, "SERVING", new AlphaCampaign.Times(start, end));
    }

    private static AlphaCampaign as(AlphaCampaign plain, String serving, AlphaCampaign.Times times) {
        return new AlphaCampaign(
                plain.id(),
                plain.name(),
                plain.status(),
                new AlphaCampaign.Delivery(serving, "ELIGIBLE", List.of()),
                plain.channel(),
                plain.subType(),
                plain.biddingStrategy(),
                plain.app(),
                plain.budget(),
                times,
                false);
    }
}
