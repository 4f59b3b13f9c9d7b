package dev.adtools.tools.beta;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ToolError;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GetCampaignsHandlerTest {

    private static final String US = "\"account_id\":\"1700100001\"";
    private static final String EVERY_STATUS =
            ",\"status\":[\"ACTIVE\",\"PAUSED\",\"DELETED\",\"ARCHIVED\",\"IN_PROCESS\",\"WITH_ISSUES\"]";

    private final SandboxWorld world = new SandboxWorld();

    @ParameterizedTest
    @CsvSource({"1, -updated_at", "7, name", "50, id", "60, -name", "500, created_at"})
    void showsEveryCampaignOnceInOrder(int limit, String sort) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = data(US + EVERY_STATUS + ",\"limit\":" + limit + ",\"sort\":\"" + sort + "\"" + cursor);
            page.path("rows").forEach(row -> ids.add(row.path("id").asText()));
            assertThat(page.path("total").asInt()).isEqualTo(60);
            cursor = page.path("has_more").asBoolean()
                    ? ",\"cursor\":\"" + page.path("next_cursor").asText() + "\""
                    : "";
        } while (!cursor.isEmpty());

        assertThat(ids).hasSize(60).doesNotHaveDuplicates();
    }

    @Test
    void sortsByLatestChangeFirst() {
        JsonNode page = data(US);

        assertThat(page.path("rows").findValuesAsText("updated_at"))
                .hasSizeGreaterThan(20)
                .isSortedAccordingTo(Comparator.reverseOrder());
    }

    @Test
    void leavesOutDeletedAndArchivedUnlessAskedFor() {
        assertThat(data(US).path("rows").findValuesAsText("effective_status"))
                .contains("ACTIVE", "PAUSED", "IN_PROCESS", "WITH_ISSUES")
                .doesNotContain("DELETED", "ARCHIVED");
        assertThat(data(US + ",\"status\":[\"ARCHIVED\"]").path("rows").findValuesAsText("effective_status"))
                .isNotEmpty()
                .containsOnly("ARCHIVED");
    }

    @Test
    void narrowsByObjectiveNameAndChange() {
        JsonNode page = data(US + ",\"objective\":[\"OUTCOME_SALES\",\"OUTCOME_LEADS\"],\"name_contains\":\"TENTS\","
                + "\"updated_since\":\"2025-10-01\"");

        assertThat(page.path("rows")).isNotEmpty().allSatisfy(row -> {
            assertThat(row.path("objective").asText()).isIn("OUTCOME_SALES", "OUTCOME_LEADS");
            assertThat(row.path("name").asText()).contains("Tents");
            assertThat(row.path("updated_at").asText()).isGreaterThan("2025-10-01T04");
        });
    }

    @Test
    void startsDateInTimeZoneOfAccount() {
        String tokyo =
                "\"account_id\":\"act_1700100003\",\"sort\":\"updated_at\",\"limit\":1,\"fields\":[\"updated_at\"]";

        JsonNode byDate = data(tokyo + ",\"updated_since\":\"2026-03-10\"");
        JsonNode byMoment = data(tokyo + ",\"updated_since\":\"2026-03-10T00:00:00+09:00\"");

        assertThat(byDate.path("total")).isEqualTo(byMoment.path("total"));
        assertThat(byDate.path("rows")).isEqualTo(byMoment.path("rows"));
        assertThat(byDate.path("total").asInt()).isPositive();
    }

    @Test
    void showsMoneyInUnitOfCurrency() {
        JsonNode yen = data("\"account_id\":\"act_1700100003\",\"limit\":500");

        assertThat(yen.path("currency").asText()).isEqualTo("JPY");
        assertThat(yen.path("rows").findValues("budget"))
                .filteredOn(budget -> !budget.path("amount_minor").isNull())
                .isNotEmpty()
                .allMatch(budget -> budget.path("amount_micros").asLong()
                        == 1_000_000 * budget.path("amount_minor").asLong());
        assertThat(yen.path("rows").findValuesAsText("type")).contains("daily", "lifetime", "ad_set_level");
    }

    @Test
    void leavesAmountsOutWhenCurrencyIsUnknown() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"id\":\"act_12345\",\"name\":\"A\",\"currency\":\"XTS\",\"account_status\":1}"),
                response(200, "{\"data\":[{\"id\":\"7\",\"effective_status\":\"ACTIVE\",\"daily_budget\":\"5000\"}]}"));

        JsonNode page = data(SandboxWorld.beta(transport), "\"account_id\":\"12345\"");

        assertThat(page.at("/rows/0/budget/type").asText()).isEqualTo("daily");
        assertThat(page.at("/rows/0/budget/amount_micros").isNull()).isTrue();
        assertThat(page.at("/rows/0/budget/amount_minor").isNull()).isTrue();
        assertThat(page.path("insights").toString()).contains("XTS");
        assertThat(page.path("source").asText()).isEqualTo("live");
    }

    @Test
    void fillsOnlyFieldsAskedFor() {
        JsonNode row =
                data(US + ",\"fields\":[\"name\",\"budget\"],\"limit\":1").at("/rows/0");

        List<String> filled = new ArrayList<>();
        row.properties().stream()
                .filter(member -> !member.getValue().isNull())
                .forEach(member -> filled.add(member.getKey()));
        assertThat(filled).containsExactly("id", "name", "budget");
    }

    @Test
    void answersCompactRows() {
        JsonNode table = data(US + ",\"raw_data\":true,\"fields\":[\"name\",\"budget\",\"issues\"],\"limit\":3");

        assertThat(table.path("columns"))
                .isEqualTo(WireJson.value(
                        "[\"id\",\"name\",\"budget_type\",\"budget_micros\",\"budget_minor\",\"issue_count\"]"));
        assertThat(table.path("rows")).hasSize(3).allSatisfy(row -> {
            assertThat(row).hasSize(6);
            assertThat(row.get(3).asLong()).isEqualTo(10_000 * row.get(4).asLong());
            assertThat(row.get(5).isIntegralNumber()).isTrue();
        });
        assertThat(table.path("currency").asText()).isEqualTo("USD");
        assertThat(table.path("has_more").asBoolean()).isTrue();
    }

    @Test
    void addsNumbersWhereWanted() {
        FixedBetaAds ads = measured();

        JsonNode page = data(ads, US + ",\"include_metrics\":true,\"date_range\":\"yesterday\",\"sort\":\"id\"");

        assertThat(page.at("/rows/0/metrics/cost_micros").asLong()).isEqualTo(12_500_000);
        assertThat(page.at("/rows/0/metrics/ctr").decimalValue()).isEqualByComparingTo("0.05");
        assertThat(page.at("/rows/1/metrics/impressions").asLong()).isZero();
        assertThat(page.at("/rows/1/metrics/ctr").isNull()).isTrue();
        assertThat(page.at("/date_range/since").asText()).isEqualTo("2026-11-19");
        assertThat(ads.reports().get(0).campaignIds()).containsExactly("120210000000000001", "120210000000000002");
    }

    @ParameterizedTest
    @CsvSource({"all, 2, 30000000", "purchases, 2, 30000000", "leads, 0, 0", "app_installs, 0, 0"})
    void countsTheConversionsThatAreNamed(String conversion, int number, long worth) {
        String days = US + ",\"include_metrics\":true,\"date_range\":\"yesterday\",\"sort\":\"id\"";

        JsonNode page = data(measured(), days + ",\"conversion\":\"" + conversion + "\"");
        JsonNode table = data(measured(), days + ",\"conversion\":\"" + conversion + "\",\"raw_data\":true");

        assertThat(page.path("conversion").asText()).isEqualTo(conversion);
        assertThat(table.path("conversion").asText()).isEqualTo(conversion);
        JsonNode metrics = page.at("/rows/0/metrics");
        assertThat(metrics.path("conversions").asInt()).isEqualTo(number);
        assertThat(metrics.path("conversion_value_micros").asLong()).isEqualTo(worth);
        assertThat(metrics.path("purchases").asInt()).isEqualTo(2);
    }

    @Test
    void asksForNoNumbersUnlessWanted() {
        FixedBetaAds ads = measured();

        JsonNode page = data(ads, US);

        assertThat(page.at("/rows/0/metrics").isNull()).isTrue();
        assertThat(page.path("date_range").isNull()).isTrue();
        assertThat(page.path("conversion").isNull()).isTrue();
        assertThat(ads.reports()).isEmpty();
    }

    @Test
    void addsNumbersToCompactRows() {
        JsonNode table = data(
                measured(),
                US + ",\"include_metrics\":true,\"date_range\":\"yesterday\",\"sort\":\"id\",\"raw_data\":true,"
                        + "\"fields\":[\"status\"]");

        assertThat(table.path("columns").toString())
                .isEqualTo("[\"id\",\"status\",\"impressions\",\"reach\",\"clicks\",\"link_clicks\",\"cost_micros\","
                        + "\"purchases\",\"leads\",\"app_installs\",\"conversions\",\"conversion_value_micros\",\"frequency\",\"ctr\",\"cpc_micros\","
                        + "\"cost_per_conversion_micros\",\"roas\"]");
        assertThat(table.at("/rows/0").toString())
                .isEqualTo(
                        "[\"120210000000000001\",\"ACTIVE\",100,90,5,5,12500000,2,0,0,2,30000000,1.111111,0.05,2500000,6250000,2.4]");
        assertThat(table.at("/rows/1").toString())
                .isEqualTo("[\"120210000000000002\",\"ACTIVE\",0,0,0,0,0,0,0,0,0,0,null,null,null,null,null]");
    }

    @Test
    void leavesOutBudgetsThatCannotBeAddedUp() {
        FixedBetaAds ads = new FixedBetaAds().with(SampleBeta.account(SampleBeta.US, "USD"));
        for (String id : List.of("120210000000000001", "120210000000000002")) {
            ads.with(SampleBeta.campaign(SampleBeta.US, id, "ACTIVE", SampleBeta.daily(Long.MAX_VALUE)));
        }

        assertThat(data(ads, US).path("summary").asText())
                .contains("2 campaigns", "2 ACTIVE")
                .doesNotContain("a day");
    }

    private static FixedBetaAds measured() {
        return new FixedBetaAds()
                .with(SampleBeta.account(SampleBeta.US, "USD"))
                .with(SampleBeta.campaign(SampleBeta.US, "120210000000000001", "ACTIVE", SampleBeta.daily(5000)))
                .with(SampleBeta.campaign(SampleBeta.US, "120210000000000002", "ACTIVE", SampleBeta.daily(5000)))
                .on(
                        LocalDate.parse("2026-11-19"),
                        "120210000000000001",
                        SampleBeta.numbers(100, 5, "12.50", "2", "30"));
    }

    @Test
    void saysWhatStandsOut() {
        JsonNode open = data(US);
        JsonNode disabled = data("\"account_id\":\"act_1700100004\"");

        assertThat(open.path("summary").asText())
                .contains("campaigns of Harbor and Pine US", "WITH_ISSUES", "USD a day");
        assertThat(open.path("insights").toString()).contains("have issues", "budgets on ad sets");
        assertThat(disabled.path("insights").toString()).contains("The account is DISABLED");
    }

    @Test
    void answersEmptyListWithSuccess() {
        JsonNode page = data(US + ",\"name_contains\":\"no such campaign\"");

        assertThat(page.path("rows")).isEmpty();
        assertThat(page.path("has_more").asBoolean()).isFalse();
        assertThat(page.path("next_cursor").isNull()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ",\"name_contains\":\"a\"",
                ",\"sort\":\"name\"",
                ",\"status\":[\"ACTIVE\"]",
                ",\"updated_since\":\"2025-01-01\""
            })
    void refusesCursorOfAnotherQuery(String other) {
        String cursor = data(US + ",\"limit\":1").path("next_cursor").asText();

        ToolError error = error(US + other + ",\"cursor\":\"" + cursor + "\"");

        assertThat(error.message()).contains("CURSOR-1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-02-30", "2026-01-01T25:00:00Z"})
    void refusesTimesThatDoNotExist(String since) {
        ToolError error = error(US + ",\"updated_since\":\"" + since + "\"");

        assertThat(error.message()).contains("CAMPAIGNS-SINCE-1");
    }

    @Test
    void answersUnknownAccountAsNotFound() {
        ToolError error = error("\"account_id\":\"act_99999\"");

        assertThat(error.code().name()).isEqualTo("NOT_FOUND");
        assertThat(error.details().toString()).contains("100/33");
    }

    private JsonNode data(String arguments) {
        return data(world.beta(), arguments);
    }

    private static JsonNode data(BetaAds ads, String arguments) {
        return ReadCall.data(new GetCampaignsDispatch(ads), "{" + arguments + "}");
    }

    private ToolError error(String arguments) {
        return ReadCall.error(new GetCampaignsDispatch(world.beta()), "{" + arguments + "}");
    }
}
