package dev.adtools.tools.beta.pacing;

import static dev.adtools.tools.fixtures.SampleBeta.JAPAN;
import static dev.adtools.tools.fixtures.SampleBeta.US;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Rows;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PublishedSchema;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.RecordedChanges;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.operations.changes.ChangeOutcome;
import dev.adtools.tools.operations.changes.RecordedChange;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.rules.Decoded;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GetBetaBudgetPacingTest {

    private static final LocalDate TODAY = LocalDate.parse("2026-11-20");
    private static final String A = "120210000000000001";

    private final FixedBetaAds ads =
            new FixedBetaAds().with(SampleBeta.account(US, "USD")).with(SampleBeta.account(JAPAN, "JPY"));
    private final List<RecordedChange> changes = new ArrayList<>();
    private final GetBetaBudgetPacingDispatch tool = new GetBetaBudgetPacingDispatch(ads, (query, viewer) -> changes);

    @Test
    void comparesCompleteDaysWithTheBudget() {
        campaign(A, "ACTIVE", 5000L, null, null);
        spend(A, 19, "50.00");
        ads.on(TODAY, A, SampleBeta.numbers(1, 0, "12.34", "0", "0"));

        JsonNode pace = data("").at("/rows/0/pace");

        assertThat(pace.path("budget_micros").asLong()).isEqualTo(micros(150_000));
        assertThat(pace.path("cost_micros").asLong()).isEqualTo(micros(96_234));
        assertThat(pace.path("cost_before_today_micros").asLong()).isEqualTo(micros(95_000));
        assertThat(pace.path("expected_micros").asLong()).isEqualTo(micros(95_000));
        assertThat(pace.path("run_rate_micros").asLong()).isEqualTo(micros(5_000));
        assertThat(pace.path("projected_micros").asLong()).isEqualTo(micros(150_000));
        assertThat(pace.path("required_daily_micros").asLong()).isEqualTo(micros(5_000));
        assertThat(pace.path("status").asText()).isEqualTo("on_track");
    }

    @ParameterizedTest
    @CsvSource({"37.50, under", "44.99, under", "45.00, on_track", "55.00, on_track", "55.01, over"})
    void tellsPaceByWhatWasExpected(String aDay, String status) {
        campaign(A, "ACTIVE", 5000L, null, null);
        spend(A, 19, aDay);

        assertThat(data("").at("/rows/0/pace/status").asText()).isEqualTo(status);
    }

    @ParameterizedTest
    @CsvSource({"1, 49.49, under", "1, 49.50, on_track", "1, 50.51, over", "50, 25.00, on_track", "50, 75.01, over"})
    void toleratesWhatTheCallerTolerates(int percent, String aDay, String status) {
        campaign(A, "ACTIVE", 5000L, null, null);
        spend(A, 19, aDay);

        JsonNode report = data(",\"tolerance_percent\":" + percent);

        assertThat(report.at("/rows/0/pace/status").asText()).isEqualTo(status);
        assertThat(report.at("/account/pace/status").asText()).isEqualTo(status);
        assertThat(report.path("insights").toString().contains("over " + percent + "%"))
                .isEqualTo(!status.equals("on_track"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-11-10T12:00:00+0000", "2026-11-20T12:00:00Z", "2026-10-10T12:00:00Z"})
    void callsEndedWhatHasEnded(String stop) {
        campaign(A, "ACTIVE", 5000L, null, stop);
        campaign("120210000000000002", "ACTIVE", 5000L, null, null);
        spend("120210000000000002", 19, "50.00");

        JsonNode report = data(",\"campaign_ids\":[\"" + A + "\"]");

        assertThat(report.at("/rows/0/pace/status").asText()).isEqualTo("ended");
        assertThat(report.at("/rows/0/pace/required_daily_micros").isNull()).isTrue();
        assertThat(report.at("/rows/0/pace/projected_micros").asLong()).isZero();
        assertThat(report.at("/account/pace/status").asText()).isEqualTo("unknown");
        assertThat(report.path("insights").findValuesAsText("code")).containsExactly("ENDED");
        assertThat(data("").at("/account/pace/budget_micros").asLong()).isEqualTo(micros(150_000));
    }

    @Test
    void keepsGoingUntilTheEnd() {
        campaign(A, "ACTIVE", 5000L, null, "2026-11-20T12:00:01Z");

        assertThat(data("").at("/rows/0/pace/status").asText()).isEqualTo("under");
    }

    @Test
    void addsUpBudgetsOfAdSetsThatAreOn() {
        campaign(A, "ACTIVE", null, null, null);
        ads.with(A, SampleBeta.adSet("31", "ACTIVE", 2000L, null))
                .with(A, SampleBeta.adSet("32", "ACTIVE", 3000L, null))
                .with(A, SampleBeta.adSet("33", "PAUSED", 9000L, null));

        JsonNode row = data("").at("/rows/0");

        assertThat(row.path("budget_basis").asText()).isEqualTo("ad_sets");
        assertThat(row.at("/pace/budget_micros").asLong()).isEqualTo(micros(150_000));
    }

    @ParameterizedTest
    @CsvSource({
        // life, days in November, its share of 60000
        "2026-10-01T12:00:00Z, 2026-11-29T12:00:00Z, 29, 29000",
        "2026-11-11T12:00:00Z, 2026-11-20T12:00:00Z, 10, 60000",
        "2026-11-21T12:00:00Z, 2026-12-20T12:00:00Z, 10, 20000"
    })
    void spreadsBudgetsOfAWholeLifeOverItsDays(String start, String stop, long days, long budget) {
        ads.with(SampleBeta.campaign(US, A, "ACTIVE", SampleBeta.lifetime(60_000), start, stop));

        JsonNode row = data("").at("/rows/0");

        assertThat(row.path("budget_basis").asText()).isEqualTo("lifetime");
        assertThat(row.path("delivery_days").asLong()).isEqualTo(days);
        assertThat(row.at("/pace/budget_micros").asLong()).isEqualTo(micros(budget));
    }

    @Test
    void countsTheDaysOfACampaignThatBeganInTheMonth() {
        campaign(A, "ACTIVE", 5000L, "2026-11-16T12:00:00Z", null);
        spend(A, 4, "50.00");

        JsonNode row = data("").at("/rows/0");

        assertThat(row.path("delivery_days").asLong()).isEqualTo(15);
        assertThat(row.at("/pace/budget_micros").asLong()).isEqualTo(micros(75_000));
        assertThat(row.at("/pace/expected_micros").asLong()).isEqualTo(micros(20_000));
        assertThat(row.at("/pace/status").asText()).isEqualTo("on_track");
    }

    @ParameterizedTest
    @CsvSource({
        // until then 50.00, then 100.00: days 1 to 10 and 11 to 19; days 1 to 9 and 10 to 19
        "2026-11-11T15:00:00Z, 140000, 250000",
        "2026-11-11T05:00:00Z, 140000, 250000",
        "2026-11-11T04:59:59Z, 145000, 255000"
    })
    void countsEachDayWithTheBudgetThatStoodAtItsEnd(String at, long expected, long budget) {
        campaign(A, "ACTIVE", 10_000L, null, null);
        changes.add(change(at, "daily_budget", JsonNumber.of(5_000), JsonNumber.of(10_000), ChangeOutcome.APPLIED));
        changes.add(change(
                "2026-11-03T15:00:00Z", "daily_budget", JsonNumber.of(1), JsonNumber.of(2), ChangeOutcome.FAILED));
        for (int day = 1; day <= 19; day++) {
            ads.on(LocalDate.of(2026, 11, day), A, SampleBeta.numbers(1, 0, day <= 10 ? "50.00" : "100.00", "0", "0"));
        }

        JsonNode row = data("").at("/rows/0");

        assertThat(row.path("budget_history").asText()).isEqualTo("recorded");
        assertThat(row.at("/pace/expected_micros").asLong()).isEqualTo(micros(expected));
        assertThat(row.at("/pace/budget_micros").asLong()).isEqualTo(micros(budget));
        assertThat(row.at("/pace/status").asText()).isEqualTo("on_track");
    }

    @Test
    void countsOnlyDaysOnWhichTheCampaignWasOn() {
        campaign(A, "ACTIVE", 5_000L, null, null);
        // On from the 16th, off on the 18th, on again from the 19th: 16, 17 and 19 are over, 11 days are to come.
        changes.add(switched("2026-11-19T15:00:00Z", "PAUSED", "ACTIVE"));
        changes.add(switched("2026-11-18T15:00:00Z", "ACTIVE", "PAUSED"));
        changes.add(switched("2026-11-16T15:00:00Z", "PAUSED", "ACTIVE"));
        ads.on(LocalDate.of(2026, 11, 17), A, SampleBeta.numbers(1, 0, "150.00", "0", "0"));

        JsonNode row = data("").at("/rows/0");

        assertThat(row.path("delivery_days").asLong()).isEqualTo(14);
        assertThat(row.at("/pace/expected_micros").asLong()).isEqualTo(micros(15_000));
        assertThat(row.at("/pace/budget_micros").asLong()).isEqualTo(micros(70_000));
        assertThat(row.at("/pace/run_rate_micros").asLong()).isEqualTo(micros(5_000));
        assertThat(row.at("/pace/projected_micros").asLong()).isEqualTo(micros(70_000));
        assertThat(row.at("/pace/required_daily_micros").asLong()).isEqualTo(micros(5_000));
        assertThat(row.at("/pace/status").asText()).isEqualTo("on_track");
    }

    @Test
    void spreadsABudgetOfAWholeLifeOverTheDaysOnWhichItIsOn() {
        ads.with(SampleBeta.campaign(
                US, A, "ACTIVE", SampleBeta.lifetime(60_000), "2026-11-01T12:00:00Z", "2026-11-30T12:00:00Z"));
        changes.add(switched("2026-11-11T15:00:00Z", "PAUSED", "ACTIVE"));

        JsonNode row = data("").at("/rows/0");

        // 20 of 30 days, of which 9 are over.
        assertThat(row.at("/pace/budget_micros").asLong()).isEqualTo(micros(60_000));
        assertThat(row.at("/pace/expected_micros").asLong()).isEqualTo(micros(27_000));
    }

    @Test
    void addsUpWhatIsExpectedOfCampaigns() {
        String late = "120210000000000002";
        campaign(A, "ACTIVE", 5_000L, null, null);
        campaign(late, "ACTIVE", 5_000L, "2026-11-16T12:00:00Z", null);
        spend(A, 19, "50.00");
        spend(late, 4, "50.00");

        JsonNode pace = data("").at("/account/pace");

        // 19 days of one and 4 of the other, not 19 of 30 of both budgets.
        assertThat(pace.path("expected_micros").asLong()).isEqualTo(micros(95_000 + 20_000));
        assertThat(pace.path("budget_micros").asLong()).isEqualTo(micros(150_000 + 75_000));
        assertThat(pace.path("projected_micros").asLong()).isEqualTo(micros(225_000));
        assertThat(pace.path("run_rate_micros").asLong()).isEqualTo(micros(10_000));
        assertThat(pace.path("status").asText()).isEqualTo("on_track");
    }

    @Test
    void beginsWhenACampaignWasMade() {
        made(A, "2026-11-16T15:00:00Z", "2026-11-16T15:00:00Z");

        JsonNode row = data("").at("/rows/0");

        assertThat(row.path("delivery_days").asLong()).isEqualTo(15);
        assertThat(row.at("/pace/expected_micros").asLong()).isEqualTo(micros(20_000));
        assertThat(row.path("budget_history").asText()).isEqualTo("unchanged");
    }

    @ParameterizedTest
    @CsvSource({"2026-11-01T03:59:59Z, unchanged", "2026-11-01T04:00:00Z, assumed"})
    void saysWhereTodaysBudgetIsTakenForAllDays(String updated, String history) {
        made(A, "2026-07-01T08:00:00Z", updated);

        JsonNode report = data("");

        assertThat(report.at("/rows/0/budget_history").asText()).isEqualTo(history);
        assertThat(report.path("insights").findValuesAsText("code").contains("BUDGET_HISTORY_UNKNOWN"))
                .isEqualTo(history.equals("assumed"));
    }

    @ParameterizedTest
    @CsvSource({"4000, APPLIED", "5000, UNKNOWN"})
    void saysWhereSomebodyElseChangedTheBudgetToo(long after, ChangeOutcome outcome) {
        campaign(A, "ACTIVE", 5_000L, null, null);
        changes.add(
                change("2026-11-11T15:00:00Z", "daily_budget", JsonNumber.of(3_000), JsonNumber.of(after), outcome));

        JsonNode report = data("");

        assertThat(report.at("/rows/0/budget_history").asText()).isEqualTo("contradicted");
        assertThat(ReadCall.insight(report, "BUDGET_HISTORY_UNKNOWN")
                        .path("ids")
                        .toString())
                .isEqualTo("[\"" + A + "\"]");
    }

    @Test
    void comparesAllCampaignsWithTheStatedBudget() {
        campaign(A, "ACTIVE", 5000L, null, null);
        campaign("120210000000000002", "PAUSED", 9000L, null, null);
        spend(A, 19, "50.00");
        spend("120210000000000002", 19, "10.00");

        JsonNode stated = data(",\"monthly_budget_minor\":180000").path("account");
        JsonNode own = data("").path("account");

        assertThat(stated.path("budget_basis").asText()).isEqualTo("argument");
        assertThat(stated.at("/pace/cost_micros").asLong()).isEqualTo(micros(114_000));
        assertThat(stated.at("/pace/expected_micros").asLong()).isEqualTo(micros(114_000));
        assertThat(own.path("budget_basis").asText()).isEqualTo("campaigns");
        assertThat(own.at("/pace/cost_micros").asLong()).isEqualTo(micros(95_000));
        assertThat(own.at("/pace/budget_micros").asLong()).isEqualTo(micros(150_000));
    }

    @Test
    void projectsNothingMoreOfWhatHasEndedOrIsOff() {
        campaign(A, "ACTIVE", 5000L, null, null);
        campaign("120210000000000002", "PAUSED", 9000L, null, null);
        campaign("120210000000000003", "ACTIVE", 9000L, null, "2026-11-20T11:00:00Z");
        spend(A, 19, "30.00");
        spend("120210000000000002", 19, "20.00");
        spend("120210000000000003", 19, "10.00");

        JsonNode pace = data(",\"monthly_budget_minor\":180000").at("/account/pace");

        assertThat(pace.path("status").asText()).isEqualTo("on_track");
        assertThat(pace.path("projected_micros").asLong()).isEqualTo(micros(114_000 + 11 * 3_000));
    }

    @ParameterizedTest
    @CsvSource({"180000, unknown", "56999, over"})
    void callsNothingOnTrackThatStandsStill(long budget, String status) {
        campaign(A, "PAUSED", 5000L, null, null);
        campaign("120210000000000003", "ACTIVE", 9000L, null, "2026-11-20T11:00:00Z");
        spend(A, 19, "20.00");
        spend("120210000000000003", 19, "10.00");

        JsonNode pace = data(",\"monthly_budget_minor\":" + budget).at("/account/pace");

        assertThat(pace.path("status").asText()).isEqualTo(status);
        assertThat(pace.path("budget_micros").asLong()).isEqualTo(micros(budget));
        assertThat(pace.path("projected_micros").asLong()).isEqualTo(micros(57_000));
        assertThat(pace.path("run_rate_micros").isNull()).isTrue();
    }

    @Test
    void sumsNoBudgetsWhenOneIsNotKnown() {
        campaign(A, "ACTIVE", 5000L, null, null);
        campaign("120210000000000002", "ACTIVE", null, null, null);

        JsonNode report = data("");

        assertThat(report.at("/account/pace/budget_micros").isNull()).isTrue();
        assertThat(report.at("/account/campaigns_without_budget").asInt()).isEqualTo(1);
        assertThat(report.path("insights").findValuesAsText("code")).contains("BUDGET_UNKNOWN");
    }

    @Test
    void leavesOutWhatIsOffAndSpentNothing() {
        campaign(A, "PAUSED", 5000L, null, null);
        campaign("120210000000000002", "DELETED", 5000L, null, null);
        spend("120210000000000002", 2, "3.00");

        JsonNode rows = data("").path("rows");

        assertThat(rows).hasSize(1);
        assertThat(rows.at("/0/id").asText()).isEqualTo("120210000000000002");
        assertThat(rows.at("/0/pace/budget_micros").isNull()).isTrue();
        assertThat(rows.at("/0/pace/status").asText()).isEqualTo("unknown");
    }

    @Test
    void knowsNoRateOnTheFirstDay() {
        campaign(A, "ACTIVE", 5000L, null, null);
        ads.on(LocalDate.parse("2026-12-01"), A, SampleBeta.numbers(1, 0, "3.00", "0", "0"));

        JsonNode report = data("", FixedCall.at("2026-12-01T12:00:00Z"));

        assertThat(report.at("/rows/0/pace/run_rate_micros").isNull()).isTrue();
        assertThat(report.at("/rows/0/pace/projected_micros").isNull()).isTrue();
        assertThat(report.at("/rows/0/pace/cost_micros").asLong()).isEqualTo(micros(300));
        assertThat(report.at("/rows/0/pace/required_daily_micros").asLong()).isEqualTo(micros(5_000));
        assertThat(report.path("insights").findValuesAsText("code")).contains("FIRST_DAY");
    }

    @Test
    void countsYenAsWholeUnits() {
        ads.with(SampleBeta.campaign(JAPAN, A, "ACTIVE", SampleBeta.daily(5000)));
        spend(A, 19, "5000");

        JsonNode report = written(read(JAPAN, "", FixedCall.unlimited()));

        assertThat(report.at("/rows/0/pace/cost_micros").asLong()).isEqualTo(95_000_000_000L);
        assertThat(report.path("summary").asText()).contains("95000 JPY of 150000 JPY");
    }

    @Test
    void readsAdSetsOfSomeCampaignsOnly() {
        for (int i = 10; i < 65; i++) {
            campaign("1202100000000000" + i, "ACTIVE", null, null, null);
        }

        JsonNode report = data(",\"limit\":500");

        assertThat(StreamSupport.stream(report.path("insights").spliterator(), false)
                        .filter(it -> it.path("code").asText().equals("AD_SETS_NOT_READ"))
                        .findFirst()
                        .orElseThrow()
                        .path("message")
                        .asText())
                .startsWith("5 campaign(s)");
    }

    @Test
    void showsEveryCampaignOnceOverPages() {
        for (int i = 10; i < 17; i++) {
            campaign("1202100000000000" + i, "ACTIVE", 5000L, null, null);
            spend("1202100000000000" + i, 3, i % 2 == 0 ? "5.00" : "7.00");
        }
        List<String> ids = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = data(",\"limit\":2" + cursor);
            page.path("rows").forEach(row -> ids.add(row.path("id").asText()));
            cursor = page.path("has_more").asBoolean()
                    ? ",\"cursor\":\"" + page.path("next_cursor").asText() + "\""
                    : "";
        } while (!cursor.isEmpty());

        assertThat(ids).hasSize(7).doesNotHaveDuplicates().first().isEqualTo("120210000000000011");
    }

    @Test
    void answersCompactRows() {
        campaign(A, "ACTIVE", 5000L, null, null);
        spend(A, 19, "50.00");

        JsonNode table = data(",\"raw_data\":true,\"campaign_ids\":[\"" + A + "\"]");

        assertThat(table.path("columns").toString())
                .isEqualTo(
                        "[\"id\",\"name\",\"effective_status\",\"budget_basis\",\"budget_history\",\"delivery_days\",\"budget_micros\","
                                + "\"cost_micros\",\"expected_micros\",\"run_rate_micros\",\"projected_micros\","
                                + "\"required_daily_micros\",\"pace_status\"]");
        assertThat(table.path("rows").toString())
                .isEqualTo("[[\"" + A + "\",\"Campaign " + A
                        + "\",\"ACTIVE\",\"daily\",\"unchanged\",30,1500000000,950000000,950000000,50000000,1500000000,50000000,"
                        + "\"on_track\"]]");
    }

    @Test
    void namesCampaignsThatAreNotOfTheAccount() {
        campaign(A, "ACTIVE", null, null, null);

        JsonNode report = data(",\"campaign_ids\":[\"" + A + "\",\"99999\"]");

        assertThat(report.path("unknown_campaign_ids").toString()).isEqualTo("[\"99999\"]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"account", "campaigns", "report", "adSets"})
    void passesFailuresOfThePlatformOn(String operation) {
        campaign(A, "ACTIVE", null, null, null);
        ads.failing(operation, new PlatformFailure.TimedOut("no answer"));

        ErrorCode code = read(US, "", FixedCall.unlimited()).fold(answer -> ErrorCode.INTERNAL, ToolError::code);

        assertThat(code).isEqualTo(ErrorCode.PLATFORM_TIMEOUT);
    }

    private void made(String id, String created, String updated) {
        BetaCampaign it = SampleBeta.campaign(US, id, "ACTIVE", SampleBeta.daily(5_000));
        ads.with(new BetaCampaign(
                id,
                it.accountId(),
                it.name(),
                it.objective(),
                it.status(),
                it.effectiveStatus(),
                it.buyingType(),
                it.bidStrategy(),
                it.specialAdCategories(),
                it.budget(),
                new BetaCampaign.Times(null, null, created, updated),
                it.issues()));
    }

    private static RecordedChange switched(String at, String before, String after) {
        return change(at, "status", new JsonString(before), new JsonString(after), ChangeOutcome.APPLIED);
    }

    private static RecordedChange change(
            String at, String field, JsonValue before, JsonValue after, ChangeOutcome outcome) {
        return RecordedChanges.of(BetaAccountId.of(US), A, at, new Change(field, before, after), outcome);
    }

    private void campaign(
            String id, String status, @Nullable Long daily, @Nullable String start, @Nullable String stop) {
        ads.with(SampleBeta.campaign(
                US,
                id,
                status,
                daily == null ? SampleBeta.onAdSets() : SampleBeta.daily(daily),
                start == null ? "2026-07-01T08:00:00Z" : start,
                stop));
    }

    private void spend(String id, int days, String aDay) {
        for (int ago = 1; ago <= days; ago++) {
            ads.on(TODAY.minusDays(ago), id, SampleBeta.numbers(1, 0, aDay, "0", "0"));
        }
    }

    private JsonNode data(String more) {
        return data(more, FixedCall.unlimited());
    }

    private JsonNode data(String more, CallContext call) {
        return written(read(US, more, call));
    }

    private JsonNode written(Outcome<Rows<BetaPacingAnswer, BetaPacingAnswer.Campaign>> outcome) {
        Rows<BetaPacingAnswer, BetaPacingAnswer.Campaign> answer =
                outcome.<Rows<BetaPacingAnswer, BetaPacingAnswer.Campaign>>fold(found -> found, error -> {
                    throw new AssertionError(error);
                });
        PublishedSchema.Checked checked = PublishedSchema.check(tool, out -> tool.encode(answer, out));
        assertThat(checked.errors()).isEmpty();
        return checked.answer();
    }

    private Outcome<Rows<BetaPacingAnswer, BetaPacingAnswer.Campaign>> read(
            String account, String more, CallContext call) {
        String arguments = "{\"account_id\":\"" + account + "\"" + more + "}";
        JsonObject json = (JsonObject) JsonCursor.read(arguments.getBytes(StandardCharsets.UTF_8));
        return tool.read(Decoded.of(tool, json), call);
    }

    private static long micros(long cents) {
        return cents * 10_000;
    }
}
