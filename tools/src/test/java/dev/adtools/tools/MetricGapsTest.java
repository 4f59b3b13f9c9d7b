package dev.adtools.tools;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.alpha.AnalyzeSearchTermsDispatch;
import dev.adtools.tools.alpha.adgroups.GetAlphaAdGroupsDispatch;
import dev.adtools.tools.alpha.campaigns.GetAlphaCampaignsDispatch;
import dev.adtools.tools.alpha.pacing.GetAlphaBudgetPacingDispatch;
import dev.adtools.tools.alpha.performance.GetAlphaCampaignPerformanceDispatch;
import dev.adtools.tools.alpha.terms.GetAlphaSearchTermsDispatch;
import dev.adtools.tools.alpha.waste.AnalyzeAlphaWastedSpendDispatch;
import dev.adtools.tools.beta.GetCampaignsDispatch;
import dev.adtools.tools.beta.assets.ListBetaCatalogsDispatch;
import dev.adtools.tools.beta.health.DiagnoseCampaignHealthDispatch;
import dev.adtools.tools.beta.pacing.GetBetaBudgetPacingDispatch;
import dev.adtools.tools.beta.performance.GetBetaCampaignPerformanceDispatch;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.operations.performance.GetCrossAccountPerformanceDispatch;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reports of alpha and beta in which the platform leaves metrics of rows out, or sends no numbers. */
final class MetricGapsTest {

    private static final String ALPHA = "\"account_id\":\"" + SandboxWorld.USD + "\"";
    private static final String BETA = "\"account_id\":\"act_1700100001\"";
    private static final String WEEK = ",\"date_range\":\"last_7d\"";

    @Test
    void shows204ClicksWithoutImpressionsAsTheyAre() {
        JsonNode whole = alphaReport(row -> {});
        JsonNode first = whole.at("/rows/0/campaign/id");

        JsonNode report = alphaReport(row -> {
            if (row.at("/campaign/id").equals(first)) {
                metrics(row).remove("impressions");
            }
        });

        assertThat(gaps(report.at("/rows/0/metrics"))).containsExactly("impressions", "ctr");
        assertThat(report.at("/rows/0/metrics/clicks")).isEqualTo(whole.at("/rows/0/metrics/clicks"));
        assertThat(gaps(report.path("totals"))).containsExactly("ctr");
        assertThat(report.at("/totals/impressions").asLong())
                .isEqualTo(whole.at("/totals/impressions").asLong()
                        - whole.at("/rows/0/metrics/impressions").asLong());
        assertThat(ReadCall.insight(report, "UNREADABLE_VALUES").path("message").asText())
                .isEqualTo(
                        "The platform sent no readable value of impressions in 1 row(s). The value is null there, and"
                                + " sums leave it out.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"NaN\"", "\"Infinity\"", "\"\"", "null", "{}", "[3]", "true"})
    void showsConversionsThatAreNoNumberAsNull(String value) {
        JsonNode report = alphaReport(row -> metrics(row).set("conversions", WireJson.value(value)));

        assertThat(gaps(report.at("/rows/0/metrics"))).containsExactly("conversions", "cost_per_conversion_micros");
        assertThat(gaps(report.path("totals"))).containsExactly("conversions", "cost_per_conversion_micros");
        assertThat(codes(report)).contains("UNREADABLE_VALUES").doesNotContain("NO_CONVERSIONS");
        assertThat(report.path("summary").asText()).contains("an unknown number of conversions");
    }

    @ParameterizedTest
    @CsvSource({"\"3.5\", 3.5", "3.5, 3.5", "\"-2\", -2", "1.5E1, 15"})
    void readsConversionsThatAreTextsOrNumbers(String value, String conversions) {
        JsonNode report = alphaReport(row -> metrics(row).set("conversions", WireJson.value(value)));

        assertThat(report.at("/rows/0/metrics/conversions").decimalValue()).isEqualByComparingTo(conversions);
        assertThat(codes(report)).doesNotContain("UNREADABLE_VALUES");
    }

    @Test
    void judgesNoTermOrKeywordWithUnknownConversions() {
        AlphaAds ads = SandboxWorld.alpha(
                edited(MetricGapsTest::isSearch, "results", row -> metrics(row).remove("conversions")));

        JsonNode waste = ReadCall.data(new AnalyzeAlphaWastedSpendDispatch(ads), "{" + ALPHA + "}");
        JsonNode terms = ReadCall.data(new AnalyzeSearchTermsDispatch(ads), "{" + ALPHA + "}");

        assertThat(ReadCall.data(new AnalyzeAlphaWastedSpendDispatch(new SandboxWorld().alpha()), "{" + ALPHA + "}")
                        .path("rows"))
                .isNotEmpty();
        assertThat(waste.path("rows")).isEmpty();
        assertThat(codes(waste)).contains("UNREADABLE_VALUES").doesNotContain("NO_CONVERSIONS");
        assertThat(terms.path("negative_candidates")).isEmpty();
        assertThat(codes(terms)).contains("UNREADABLE_VALUES");
    }

    @Test
    void pacesNoCampaignWithAnUnknownCost() {
        JsonNode alpha = ReadCall.data(
                new GetAlphaBudgetPacingDispatch(
                        SandboxWorld.alpha(edited(
                                MetricGapsTest::isSearch,
                                "results",
                                row -> metrics(row).remove("costMicros"))),
                        (query, viewer) -> List.of()),
                "{" + ALPHA + "}");
        JsonNode beta = ReadCall.data(
                new GetBetaBudgetPacingDispatch(
                        SandboxWorld.beta(edited(MetricGapsTest::isInsights, "data", row -> row.remove("spend"))),
                        (query, viewer) -> List.of()),
                "{" + BETA + "}");

        for (JsonNode pacing : List.of(alpha, beta)) {
            assertThat(codes(pacing)).contains("UNREADABLE_VALUES");
            assertThat(pacing.at("/account/pace/status").asText()).isEqualTo("unknown");
            assertThat(pacing.at("/account/pace/cost_micros").isNull()).isTrue();
            assertThat(pacing.path("rows"))
                    .filteredOn(row -> row.at("/pace/cost_micros").isNull())
                    .isNotEmpty()
                    .allMatch(row -> row.at("/pace/status").asText().matches("unknown|ended")
                            && row.at("/pace/projected_micros").isNull());
        }
    }

    @Test
    void showsBetasGapsAsNull() {
        JsonNode whole = betaReport(row -> {});
        JsonNode first = whole.at("/rows/0/campaign/id");

        JsonNode report = betaReport(row -> {
            if (row.path("campaign_id").equals(first)) {
                row.remove("spend");
                row.put("reach", "many");
            }
        });

        assertThat(report.path("rows")).hasSameSizeAs(whole.path("rows"));
        JsonNode odd = report.at("/rows").get(report.path("rows").size() - 1);
        assertThat(odd.at("/campaign/id")).isEqualTo(first);
        assertThat(gaps(odd.path("metrics")))
                .contains("cost_micros", "cpc_micros", "cost_per_conversion_micros", "reach", "frequency", "roas")
                .doesNotContain("impressions", "clicks", "conversions");
        assertThat(report.at("/totals/impressions")).isEqualTo(whole.at("/totals/impressions"));
        assertThat(report.at("/totals/cpc_micros").isNull()).isTrue();
        assertThat(report.path("unlisted").isNull()).isTrue();
        assertThat(codes(report)).contains("UNREADABLE_VALUES");
    }

    @Test
    void diagnosesWithoutNumbersThatAreNotKnown() {
        JsonNode diagnosis = ReadCall.data(
                new DiagnoseCampaignHealthDispatch(
                        SandboxWorld.beta(
                                edited(MetricGapsTest::isInsights, "data", row -> row.put("actions", "none"))),
                        (query, viewer) -> List.of()),
                "{\"campaign_id\":\"120210000000000001\"}");

        assertThat(diagnosis.at("/metrics/conversions").isNull()).isTrue();
        assertThat(diagnosis.at("/metrics/impressions").asLong()).isPositive();
        assertThat(diagnosis.path("health_score").asText()).isEqualTo("insufficient_data");
        assertThat(diagnosis.path("issues").findValuesAsText("code")).doesNotContain("NO_CONVERSIONS");
    }

    static Stream<JsonNode> otherReportsWithoutClicks() {
        AlphaAds alpha = SandboxWorld.alpha(
                edited(MetricGapsTest::isSearch, "results", row -> metrics(row).remove("clicks")));
        BetaAds beta = SandboxWorld.beta(edited(MetricGapsTest::isInsights, "data", row -> row.remove("clicks")));
        return Stream.of(
                ReadCall.data(new GetAlphaCampaignsDispatch(alpha), "{" + ALPHA + WEEK + ",\"include_metrics\":true}"),
                ReadCall.data(new GetAlphaSearchTermsDispatch(alpha), "{" + ALPHA + WEEK + "}"),
                ReadCall.data(
                        new GetCampaignsDispatch(beta),
                        "{" + BETA + WEEK + ",\"include_metrics\":true,\"status\":[\"ACTIVE\"]}"),
                ReadCall.data(
                        new GetCrossAccountPerformanceDispatch(alpha, beta),
                        "{\"beta_account_ids\":[\"act_1700100001\"]" + WEEK + "}"));
    }

    @ParameterizedTest
    @MethodSource("otherReportsWithoutClicks")
    void everyReportNamesItsGaps(JsonNode report) {
        assertThat(ReadCall.insight(report, "UNREADABLE_VALUES").path("message").asText())
                .contains("no readable value of clicks in");
        assertThat(report.findValues("clicks")).anyMatch(JsonNode::isNull);
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "\"Mars/Olympus\""})
    void saysThatDaysAreThoseOfUtcWhereTheZoneIsNotKnown(String zone) {
        BetaAds ads = SandboxWorld.beta(object(
                request -> request.uri().getPath().endsWith("/act_1700100001"),
                account -> account.set("timezone_name", WireJson.value(zone))));

        JsonNode report = ReadCall.data(new GetBetaCampaignPerformanceDispatch(ads), "{" + BETA + WEEK + "}");

        assertThat(ReadCall.insight(report, "TIMEZONE_UNKNOWN").path("message").asText())
                .isEqualTo("The account's time zone is not known, so days are those of UTC.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "\"\"", "\"2026-02-30\"", "20261118", "{}"})
    void showsNoDateOfADailyRowThatHasNone(String date) {
        String daily = ",\"level\":\"account\",\"daily\":true}";
        JsonNode alpha = ReadCall.data(
                new GetAlphaCampaignPerformanceDispatch(SandboxWorld.alpha(edited(
                        MetricGapsTest::isSearch,
                        "results",
                        row -> ((ObjectNode) row.path("segments")).set("date", WireJson.value(date))))),
                "{" + ALPHA + WEEK + daily);
        JsonNode beta = ReadCall.data(
                new GetBetaCampaignPerformanceDispatch(SandboxWorld.beta(edited(
                        MetricGapsTest::isInsights, "data", row -> row.set("date_start", WireJson.value(date))))),
                "{" + BETA + WEEK + daily);

        for (JsonNode report : List.of(alpha, beta)) {
            assertThat(report.path("rows"))
                    .isNotEmpty()
                    .allMatch(row -> row.path("date").isNull());
            assertThat(report.at("/totals/impressions").asLong()).isPositive();
            assertThat(ReadCall.insight(report, "UNREADABLE_VALUES")
                            .path("message")
                            .asText())
                    .contains("no readable value of date");
        }
    }

    @Test
    void leavesNumbersOfAnUnknownDayOutOfSumsAcrossAccounts() {
        AtomicBoolean isFirst = new AtomicBoolean(true);
        BetaAds beta = SandboxWorld.beta(edited(MetricGapsTest::isInsights, "data", row -> {
            if (isFirst.getAndSet(false)) {
                row.remove("date_start");
            }
        }));
        String arguments = "{\"beta_account_ids\":[\"act_1700100001\"],\"by\":\"day\"" + WEEK + "}";

        JsonNode whole = ReadCall.data(
                new GetCrossAccountPerformanceDispatch(new SandboxWorld().alpha(), new SandboxWorld().beta()),
                arguments);
        JsonNode report =
                ReadCall.data(new GetCrossAccountPerformanceDispatch(new SandboxWorld().alpha(), beta), arguments);

        assertThat(report.at("/totals/0/impressions").asLong())
                .isPositive()
                .isLessThan(whole.at("/totals/0/impressions").asLong());
        assertThat(codes(report)).contains("UNREADABLE_VALUES");
    }

    @Test
    void showsNoSegmentOfARowThatHasNone() {
        JsonNode report = ReadCall.data(
                new GetBetaCampaignPerformanceDispatch(
                        SandboxWorld.beta(edited(MetricGapsTest::isInsights, "data", row -> row.remove("age")))),
                "{" + BETA + WEEK + ",\"level\":\"account\",\"breakdown\":\"age\"}");

        assertThat(report.path("rows"))
                .isNotEmpty()
                .allMatch(row -> row.path("segment").isNull());
        assertThat(ReadCall.insight(report, "UNREADABLE_VALUES").path("message").asText())
                .contains("no readable value of segment");
    }

    @Test
    void showsNoNameThatThePlatformLeftOut() {
        AlphaAds alpha = SandboxWorld.alpha(edited(
                request -> request.body().contains("FROM ad_group"),
                "results",
                row -> ((ObjectNode) row.path("campaign")).remove(List.of("name", "status"))));
        BetaAds beta = SandboxWorld.beta(edited(
                request -> request.uri().getPath().contains("product_catalogs"),
                "data",
                row -> row.remove(List.of("name", "vertical"))));

        JsonNode adGroup = ReadCall.data(new GetAlphaAdGroupsDispatch(alpha), "{" + ALPHA + "}")
                .at("/rows/0");
        JsonNode catalog = ReadCall.data(new ListBetaCatalogsDispatch(beta), "{" + BETA + "}")
                .at("/rows/0");

        assertThat(gaps(adGroup.path("campaign"))).containsExactly("name", "status");
        assertThat(gaps(catalog)).contains("name", "vertical");
    }

    @Test
    void showsNoStartOfACampaignThatHasNone() {
        BetaAds ads = SandboxWorld.beta(edited(
                request -> request.uri().getPath().endsWith("/campaigns"),
                "data",
                row -> row.put("start_time", "1969-12-31T15:59:59-0800")));

        JsonNode campaigns = ReadCall.data(new GetCampaignsDispatch(ads), "{" + BETA + ",\"limit\":3}");

        assertThat(campaigns.path("rows"))
                .isNotEmpty()
                .allMatch(row -> row.path("start_time").isNull());
    }

    private static JsonNode alphaReport(Consumer<ObjectNode> edit) {
        AlphaAds ads = SandboxWorld.alpha(edited(MetricGapsTest::isSearch, "results", edit));
        return ReadCall.data(new GetAlphaCampaignPerformanceDispatch(ads), "{" + ALPHA + WEEK + ",\"sort\":\"name\"}");
    }

    private static JsonNode betaReport(Consumer<ObjectNode> edit) {
        BetaAds ads = SandboxWorld.beta(edited(MetricGapsTest::isInsights, "data", edit));
        return ReadCall.data(new GetBetaCampaignPerformanceDispatch(ads), "{" + BETA + WEEK + ",\"limit\":500}");
    }

    private static boolean isSearch(WireRequest request) {
        return request.body().contains("metrics.");
    }

    private static boolean isInsights(WireRequest request) {
        return request.uri().getPath().endsWith("/insights");
    }

    private static ObjectNode metrics(ObjectNode row) {
        return (ObjectNode) row.path("metrics");
    }

    private static ScriptedTransport edited(Predicate<WireRequest> which, String list, Consumer<ObjectNode> edit) {
        return object(which, body -> body.path(list).forEach(row -> edit.accept((ObjectNode) row)));
    }

    private static ScriptedTransport object(Predicate<WireRequest> which, Consumer<ObjectNode> edit) {
        ScriptedTransport sandbox = new SandboxWorld().transport();
        return new ScriptedTransport(request -> {
            WireAnswer answer = sandbox.exchange(request);
            return which.test(request)
                    ? answer.<WireAnswer>fold(found -> changed(found, edit), WireFailure.class::cast)
                    : answer;
        });
    }

    private static WireResponse changed(WireResponse response, Consumer<ObjectNode> edit) {
        ObjectNode body = WireJson.object(response.body()).orElseThrow();
        edit.accept(body);
        return new WireResponse(response.status(), response.headers(), WireJson.text(body));
    }

    private static List<String> gaps(JsonNode metrics) {
        return metrics.properties().stream()
                .filter(member -> member.getValue().isNull())
                .map(member -> member.getKey())
                .toList();
    }

    private static List<String> codes(JsonNode report) {
        return report.path("insights").findValuesAsText("code");
    }
}
