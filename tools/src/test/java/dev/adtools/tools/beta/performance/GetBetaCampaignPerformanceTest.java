package dev.adtools.tools.beta.performance;

import static dev.adtools.tools.fixtures.SampleBeta.JAPAN;
import static dev.adtools.tools.fixtures.SampleBeta.US;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Rows;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PublishedSchema;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.rules.Decoded;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GetBetaCampaignPerformanceTest {

    private static final String A = "120210000000000001";
    private static final String B = "120210000000000002";
    private static final String YEN = "120210000000000003";
    private static final String STRANGE = "120210000000000004";
    private static final LocalDate YESTERDAY = LocalDate.parse("2026-11-19");

    private final FixedBetaAds ads = new FixedBetaAds()
            .with(SampleBeta.account(US, "USD"))
            .with(SampleBeta.account(JAPAN, "JPY"))
            .with(SampleBeta.account("act_1700100009", "XTS"))
            .with(SampleBeta.campaign(US, A, "ACTIVE", SampleBeta.daily(5000)))
            .with(SampleBeta.campaign(US, B, "PAUSED", SampleBeta.daily(5000)))
            .with(SampleBeta.campaign(JAPAN, YEN, "ACTIVE", SampleBeta.daily(5000)))
            .with(SampleBeta.campaign("act_1700100009", STRANGE, "ACTIVE", SampleBeta.daily(5000)))
            .on(YESTERDAY, A, "18-24", SampleBeta.numbers(1_000, 30, "10.00", "3", "45.50"))
            .on(YESTERDAY, A, "25-34", SampleBeta.numbers(2_000, 10, "20.50", "0", "0"))
            .on(YESTERDAY.minusDays(1), A, "18-24", SampleBeta.numbers(500, 5, "4.50", "1", "10"))
            .on(YESTERDAY, B, "18-24", SampleBeta.numbers(100, 0, "0.00", "0", "0"))
            .on(YESTERDAY.minusDays(8), A, "18-24", SampleBeta.numbers(1_000, 30, "20.00", "2", "40"))
            .on(YESTERDAY.minusDays(8), B, "18-24", SampleBeta.numbers(900, 9, "9.00", "1", "9"))
            .on(YESTERDAY, YEN, SampleBeta.numbers(10, 3, "1000", "3", "5000"))
            .on(YESTERDAY, STRANGE, SampleBeta.numbers(10, 2, "7.00", "1", "14.00"));
    private final GetBetaCampaignPerformanceDispatch tool = new GetBetaCampaignPerformanceDispatch(ads);

    @Test
    void showsNumbersWithExactRatios() {
        JsonNode row = data(US, ",\"date_range\":\"last_7d\"").at("/rows/0");

        assertThat(row.at("/campaign/id").asText()).isEqualTo(A);
        JsonNode metrics = row.path("metrics");
        assertThat(metrics.path("impressions").asLong()).isEqualTo(3_500);
        assertThat(metrics.path("reach").asLong()).isEqualTo(3_150);
        assertThat(metrics.path("frequency").decimalValue()).isEqualByComparingTo("1.111111");
        assertThat(metrics.path("ctr").decimalValue()).isEqualByComparingTo("0.012857");
        assertThat(metrics.path("cost_micros").asLong()).isEqualTo(35_000_000);
        assertThat(metrics.path("cpc_micros").asLong()).isEqualTo(777_778);
        assertThat(metrics.path("cost_per_conversion_micros").asLong()).isEqualTo(8_750_000);
        assertThat(metrics.path("conversion_value_micros").asLong()).isEqualTo(55_500_000);
        assertThat(metrics.path("roas").decimalValue()).isEqualByComparingTo("1.585714");
    }

    @Test
    void leavesUndefinedRatiosNull() {
        JsonNode metrics = data(US, ",\"campaign_ids\":[\"" + B + "\"],\"date_range\":\"yesterday\"")
                .at("/rows/0/metrics");

        for (String ratio : List.of("cpc_micros", "cost_per_conversion_micros", "roas")) {
            assertThat(metrics.path(ratio).isNull()).as(ratio).isTrue();
        }
        assertThat(metrics.path("ctr").decimalValue()).isZero();
        assertThat(metrics.path("cost_micros").asLong()).isZero();
    }

    @Test
    void addsUpAllButPeople() {
        JsonNode report = data(US, ",\"date_range\":\"last_7d\"");

        assertThat(report.at("/totals/impressions").asLong()).isEqualTo(3_600);
        assertThat(report.at("/totals/cost_micros").asLong()).isEqualTo(35_000_000);
        assertThat(report.at("/totals/reach").isNull()).isTrue();
        assertThat(report.at("/totals/frequency").isNull()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"all, 8, 55500000", "purchases, 4, 55500000", "leads, 4, 0", "app_installs, 0, 0"})
    void countsTheSameConversionsOnEveryLevelAndInEveryBreakdown(String conversion, int number, long worth) {
        ads.on(YESTERDAY, B, "25-34", SampleBeta.leads(50, 4, "5.00", "4"));

        for (String cut : List.of(
                "\"level\":\"account\"",
                "\"level\":\"campaign\"",
                "\"level\":\"ad\",\"breakdown\":\"age\"",
                "\"level\":\"account\",\"breakdown\":\"age\",\"daily\":true")) {
            JsonNode report = data(US, ",\"date_range\":\"last_7d\",\"conversion\":\"" + conversion + "\"," + cut);

            assertThat(report.path("conversion").asText()).isEqualTo(conversion);
            assertThat(report.at("/totals/conversions").asInt()).as(cut).isEqualTo(number);
            assertThat(report.at("/totals/purchases").asInt()).as(cut).isEqualTo(4);
            assertThat(report.at("/totals/leads").asInt()).as(cut).isEqualTo(4);
            assertThat(report.at("/totals/conversion_value_micros").asLong())
                    .as(cut)
                    .isEqualTo(worth);
        }
    }

    @Test
    void comparesWithTheDaysBefore() {
        JsonNode report = data(US, ",\"date_range\":\"last_7d\",\"compare_previous\":true");

        assertThat(report.at("/previous_date_range/since").asText()).isEqualTo("2026-11-06");
        assertThat(report.at("/rows/0/changes/cost_percent").decimalValue()).isEqualByComparingTo("75");
        assertThat(report.at("/rows/1/changes/cost_percent").decimalValue()).isEqualByComparingTo("-100");
        assertThat(report.at("/changes/conversions_percent").decimalValue()).isEqualByComparingTo("33.33");
    }

    @Test
    void showsRowsThatStoppedButNotOnADayThatHasOnlyBegun() {
        JsonNode then = data(
                US, ",\"date_range\":{\"since\":\"2026-11-12\",\"until\":\"2026-11-12\"},\"compare_previous\":true");
        JsonNode today = data(US, ",\"date_range\":\"today\",\"compare_previous\":true");

        assertThat(then.at("/rows/0/metrics/impressions").asLong()).isZero();
        assertThat(then.path("insights").findValuesAsText("code")).containsExactly("NO_DELIVERY", "STOPPED");
        assertThat(today.at("/rows/0/metrics/impressions").asLong()).isZero();
        assertThat(today.path("insights").findValuesAsText("code")).containsExactly("NO_DELIVERY", "DAY_NOT_OVER");
    }

    @Test
    void splitsRowsByDayAndPeople() {
        JsonNode report = data(
                US,
                ",\"date_range\":\"last_7d\",\"daily\":true,\"breakdown\":\"age\",\"level\":\"ad\",\"sort\":\"date\"");

        assertThat(report.path("rows").findValuesAsText("date"))
                .containsExactly("2026-11-18", "2026-11-19", "2026-11-19", "2026-11-19");
        assertThat(report.path("rows").findValuesAsText("segment")).contains("18-24", "25-34");
        assertThat(report.at("/rows/0/ad_set/name").asText()).isEqualTo("Ad set of " + A);
        assertThat(report.at("/rows/0/ad/name").asText()).isEqualTo("Ad");
    }

    @Test
    void showsTheAccountAsOneRow() {
        JsonNode report =
                data(US, ",\"level\":\"account\",\"date_range\":\"last_7d\",\"campaign_ids\":[\"" + A + "\"]");

        assertThat(report.path("rows")).hasSize(1);
        assertThat(report.at("/rows/0/campaign").isNull()).isTrue();
        assertThat(report.path("insights").findValuesAsText("code")).doesNotContain("CAMPAIGNS_WITHOUT_ROWS");
    }

    @Test
    void asksForTheLast30DaysWhenNothingElseIsSaid() {
        data(US, "");

        BetaReport asked = ads.reports().get(0);
        assertThat(asked.days().since()).hasToString("2026-10-21");
        assertThat(asked.days().until()).hasToString("2026-11-19");
        assertThat(asked.level()).isEqualTo(BetaReport.Level.CAMPAIGN);
    }

    @ParameterizedTest
    @CsvSource({
        "cost_micros, B",
        "-cost_micros, A",
        "-ctr, A",
        "cost_per_conversion_micros, A",
        "-roas, A",
        "name, A",
        "-name, B"
    })
    void sortsWithTheUndefinedLast(String sort, String first) {
        JsonNode report = data(US, ",\"date_range\":\"last_7d\",\"sort\":\"" + sort + "\"");

        assertThat(report.at("/rows/0/campaign/id").asText()).isEqualTo(first.equals("A") ? A : B);
    }

    @Test
    void showsEveryRowOnceOverPages() {
        List<String> seen = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = data(US, ",\"daily\":true,\"breakdown\":\"age\",\"limit\":2" + cursor);
            page.path("rows")
                    .forEach(row -> seen.add(row.path("date").asText()
                            + row.at("/campaign/id").asText()
                            + row.path("segment").asText()));
            cursor = page.path("has_more").asBoolean()
                    ? ",\"cursor\":\"" + page.path("next_cursor").asText() + "\""
                    : "";
        } while (!cursor.isEmpty());

        assertThat(seen).hasSize(6).doesNotHaveDuplicates();
    }

    @Test
    void answersCompactRows() {
        JsonNode table = data(
                US,
                ",\"raw_data\":true,\"compare_previous\":true,\"breakdown\":\"age\",\"date_range\":\"last_7d\",\"limit\":1");

        assertThat(table.path("columns").toString())
                .isEqualTo(
                        "[\"date\",\"campaign_id\",\"campaign_name\",\"segment\",\"impressions\",\"reach\",\"clicks\","
                                + "\"link_clicks\",\"cost_micros\",\"purchases\",\"leads\",\"app_installs\",\"conversions\",\"conversion_value_micros\",\"frequency\",\"ctr\","
                                + "\"cpc_micros\",\"cost_per_conversion_micros\",\"roas\",\"previous_impressions\","
                                + "\"previous_reach\",\"previous_clicks\",\"previous_link_clicks\",\"previous_cost_micros\","
                                + "\"previous_purchases\",\"previous_leads\",\"previous_app_installs\",\"previous_conversions\",\"previous_conversion_value_micros\"]");
        assertThat(table.at("/rows/0").toString())
                .isEqualTo("[null,\"" + A + "\",\"Campaign " + A
                        + "\",\"25-34\",2000,1800,10,10,20500000,0,0,0,0,0,1.111111,0.005,2050000,null,0,"
                        + "0,0,0,0,0,0,0,0,0,0]");
    }

    @Test
    void countsYenAsWholeUnits() {
        JsonNode table = data(JAPAN, ",\"raw_data\":true,\"date_range\":\"yesterday\"");

        assertThat(table.at("/rows/0/7").asLong()).isEqualTo(1_000_000_000);
        assertThat(table.at("/totals/cpc_micros").asLong()).isEqualTo(333_333_333);
    }

    @Test
    void roundsOneAmountToTheSameInEveryShape() {
        ads.on(YESTERDAY.minusDays(2), B, "18-24", SampleBeta.numbers(900, 20, "9.10", "0", "0"));
        String days = ",\"date_range\":{\"since\":\"2026-11-17\",\"until\":\"2026-11-17\"}";

        JsonNode cpc = data(US, days).at("/rows/0/metrics/cpc_micros");
        JsonNode table = data(US, days + ",\"raw_data\":true");

        assertThat(cpc.asLong()).isEqualTo(455_000);
        List<String> columns = new ArrayList<>();
        table.path("columns").forEach(column -> columns.add(column.asText()));
        assertThat(table.at("/rows/0").path(columns.indexOf("cpc_micros"))).isEqualTo(cpc);
    }

    @Test
    void leavesAmountsOutWhenUnitIsNotKnown() {
        JsonNode report = data("act_1700100009", ",\"date_range\":\"yesterday\"");

        assertThat(report.at("/rows/0/metrics/cost_micros").isNull()).isTrue();
        assertThat(report.at("/rows/0/metrics/roas").decimalValue()).isEqualByComparingTo("2");
        assertThat(report.path("insights").findValuesAsText("code")).contains("CURRENCY_UNKNOWN");
    }

    @Test
    void keepsForeignTextOutOfSentences() {
        JsonNode report = data(US, ",\"date_range\":\"last_7d\"");

        assertThat(report.path("summary").asText() + report.path("insights")).doesNotContain("Campaign 12");
        assertThat(report.path("summary").asText()).contains("35.00 USD", "2026-11-13 to 2026-11-19");
    }

    @Test
    void namesCampaignsWithoutRows() {
        JsonNode report = data(US, ",\"campaign_ids\":[\"" + A + "\",\"99999\"]");

        assertThat(report.path("unknown_campaign_ids").toString()).isEqualTo("[\"99999\"]");
        assertThat(report.path("insights").findValuesAsText("code")).doesNotContain("CAMPAIGNS_WITHOUT_ROWS");
    }

    @Test
    void answersNoRowsWithSuccess() {
        JsonNode report = data(US, ",\"date_range\":\"today\"");

        assertThat(report.path("rows")).isEmpty();
        assertThat(report.at("/totals/ctr").isNull()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"account", "report"})
    void passesFailuresOfThePlatformOn(String operation) {
        ads.failing(operation, new PlatformFailure.TimedOut("no answer"));

        ToolError error = read(US, "")
                .fold(
                        answer -> {
                            throw new AssertionError(answer);
                        },
                        failure -> failure);

        assertThat(error.code()).isEqualTo(ErrorCode.PLATFORM_TIMEOUT);
    }

    @Test
    void refusesCursorOfOtherDays() {
        String cursor = data(US, ",\"limit\":1").path("next_cursor").asText();

        assertThat(read(US, ",\"date_range\":\"last_90d\",\"cursor\":\"" + cursor + "\"")
                        .fold(answer -> "", ToolError::message))
                .contains("CURSOR-1");
    }

    private JsonNode data(String account, String more) {
        Rows<BetaPerformanceAnswer, BetaPerformanceAnswer.Row> answer = read(account, more)
                .<Rows<BetaPerformanceAnswer, BetaPerformanceAnswer.Row>>fold(found -> found, error -> {
                    throw new AssertionError(error);
                });
        PublishedSchema.Checked checked = PublishedSchema.check(tool, out -> tool.encode(answer, out));
        assertThat(checked.errors()).isEmpty();
        return checked.answer();
    }

    private Outcome<Rows<BetaPerformanceAnswer, BetaPerformanceAnswer.Row>> read(String account, String more) {
        String arguments = "{\"account_id\":\"" + account + "\"" + more + "}";
        JsonObject json = (JsonObject) JsonCursor.read(arguments.getBytes(StandardCharsets.UTF_8));
        return tool.read(Decoded.of(tool, json), FixedCall.unlimited());
    }
}
