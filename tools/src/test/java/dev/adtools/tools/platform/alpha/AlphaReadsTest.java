package dev.adtools.tools.platform.alpha;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Micros;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.AlphaAdGroup;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCriterion;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaPlace;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaReport.Breakdown;
import dev.adtools.tools.platform.AlphaReport.Level;
import dev.adtools.tools.platform.AlphaReport.Named;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.AppGoal;
import dev.adtools.tools.platform.AppStore;
import dev.adtools.tools.platform.CreatedAppCampaign;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.SearchTermQuery;
import dev.adtools.tools.platform.wire.WireJson;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AlphaReadsTest {

    private static final String METRICS =
            "metrics.impressions, metrics.clicks, metrics.cost_micros, metrics.conversions,"
                    + " metrics.conversions_value";

    private static final AlphaAccountId ACCOUNT = AlphaAccountId.of("1234567890");
    private static final DayRange DAYS = new DayRange(LocalDate.of(2026, 11, 1), LocalDate.of(2026, 11, 7));

    @Test
    void readsCampaign() {
        ScriptedTransport transport = answering("""
                {"campaign":{"resourceName":"customers/1/campaigns/6","id":"6","name":"Trails","status":"ENABLED",
                  "servingStatus":"SERVING","primaryStatus":"LIMITED","primaryStatusReasons":["BUDGET_CONSTRAINED","NEW"],
                  "advertisingChannelType":"MULTI_CHANNEL","advertisingChannelSubType":"APP_CAMPAIGN",
                  "biddingStrategyType":"TARGET_CPA",
                  "appCampaignSetting":{"appId":"123456789","appStore":"APPLE_APP_STORE"}},
                 "campaignBudget":{"id":"5","amountMicros":"50000000","explicitlyShared":true}}""");

        List<AlphaCampaign> campaigns = answer(account(transport).campaigns());

        assertThat(campaigns)
                .containsExactly(new AlphaCampaign(
                        "6",
                        "Trails",
                        "ENABLED",
                        new AlphaCampaign.Delivery("SERVING", "LIMITED", List.of("BUDGET_CONSTRAINED", "NEW")),
                        "MULTI_CHANNEL",
                        "APP_CAMPAIGN",
                        "TARGET_CPA",
                        new AlphaCampaign.App("123456789", AppStore.GAMMA),
                        new AlphaCampaign.Budget("5", 50_000_000, 0, true),
                        new AlphaCampaign.Times(null, null),
                        false));
        assertThat(query(transport)).contains(" FROM campaign").doesNotContain("WHERE");
    }

    @Test
    void readsWhatIdsStandForInOneQuery() {
        ScriptedTransport transport = answering("""
                {"geoTargetConstant":{"id":"1023191","name":"New York","countryCode":"US"}}""", """
                {"geoTargetConstant":{"id":"2840"}}""");

        Map<String, AlphaPlace> places = answer(account(transport).places(List.of("1023191", "2840")));

        assertThat(places)
                .containsOnly(
                        Map.entry("1023191", new AlphaPlace("New York", "US")),
                        Map.entry("2840", new AlphaPlace("", "")));
        assertThat(query(transport)).endsWith("WHERE geo_target_constant.id IN (1023191, 2840)");
    }

    @Test
    void asksNothingWhenThereIsNothingToName() {
        ScriptedTransport transport = ScriptedTransport.answering();

        assertThat(answer(account(transport).places(List.of()))).isEmpty();
        assertThat(answer(account(transport).languages(List.of()))).isEmpty();
        assertThat(transport.requests()).isEmpty();
    }

    @Test
    void looksForTheAppCampaignOfACallByTheMarkInItsBudgetsName() {
        ScriptedTransport transport = answering("""
                {"campaign":{"resourceName":"customers/1/campaigns/6","id":"6","campaignBudget":"customers/1/campaignBudgets/5"},
                 "campaignBudget":{"id":"5","name":"not Trails budget 01call"}}""", """
                {"campaign":{"resourceName":"customers/1/campaigns/8","id":"8","campaignBudget":"customers/1/campaignBudgets/7"},
                 "campaignBudget":{"id":"7","name":"Trails budget 01call"}}""");
        AppCampaign sent = new AppCampaign(
                ACCOUNT,
                null,
                "Trails",
                "Trails budget 01call",
                Micros.of(50_000_000),
                "a.b",
                AppStore.ALPHA,
                AppGoal.INSTALLS,
                null,
                false);

        Optional<CreatedAppCampaign> found =
                answer(SandboxWorld.alpha(transport).findAppCampaign(FixedCall.granted(sent), "01call", FixedCall.NOW));

        assertThat(found)
                .contains(new CreatedAppCampaign("8", "customers/1/campaigns/8", "7", "customers/1/campaignBudgets/7"));
        assertThat(query(transport)).endsWith(" FROM campaign WHERE campaign_budget.name LIKE '%01call'");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        SandboxWorld.alpha(transport).findAppCampaign(FixedCall.granted(sent), "' OR", FixedCall.NOW));
    }

    @Test
    void readsAbsentFieldsAsTheirDefaults() {
        AlphaCampaign campaign = answer(
                        account(answering("{\"campaign\":{\"id\":\"6\"}}")).campaigns())
                .get(0);
        AlphaCriterion criterion = answer(account(answering("{\"campaignCriterion\":{\"criterionId\":\"1\"}}"))
                        .criteria("6"))
                .get(0);
        AlphaKeyword keyword = answer(account(answering("{\"adGroupCriterion\":{\"criterionId\":\"1\"}}"))
                        .keywords("7"))
                .get(0);

        assertThat(campaign.app()).isNull();
        assertThat(campaign.budget()).isEqualTo(new AlphaCampaign.Budget("", 0, 0, false));
        assertThat(criterion.bidModifier()).isNull();
        assertThat(criterion.negative()).isFalse();
        assertThat(keyword).isEqualTo(new AlphaKeyword("1", "", "", false, "", "", null, null, null));
    }

    @Test
    void passesWordsOfTomorrowThrough() {
        AlphaCampaign campaign = answer(account(answering("""
                {"campaign":{"id":"6","status":"HIBERNATING","primaryStatus":"DREAMING",
                  "appCampaignSetting":{"appId":"a.b","appStore":"THIRD_STORE"}}}""")).campaigns()).get(0);

        assertThat(campaign.status()).isEqualTo("HIBERNATING");
        assertThat(campaign.delivery().primaryStatus()).isEqualTo("DREAMING");
        assertThat(campaign.app()).isEqualTo(new AlphaCampaign.App("a.b", null));
    }

    @Test
    void namesWhatCriterionIsAbout() {
        ScriptedTransport transport = answering("""
                {"campaignCriterion":{"resourceName":"customers/1/campaignCriteria/2~2840","criterionId":"2840",
                  "type":"LOCATION","status":"ENABLED","displayName":"United States",
                  "location":{"geoTargetConstant":"geoTargetConstants/2840"}}}""", """
                {"campaignCriterion":{"criterionId":"30002","type":"DEVICE","bidModifier":0,"device":{"type":"TABLET"}}}""", """
                {"campaignCriterion":{"criterionId":"9","type":"AD_SCHEDULE","bidModifier":1.1,"adSchedule":
                  {"dayOfWeek":"MONDAY","startMinute":"ZERO","endHour":20,"endMinute":"FIFTEEN"}}}""");

        List<AlphaCriterion> criteria = answer(account(transport).criteria("2"));

        assertThat(criteria.get(0))
                .isEqualTo(new AlphaCriterion(
                        "2840",
                        "customers/1/campaignCriteria/2~2840",
                        "LOCATION",
                        false,
                        "ENABLED",
                        "United States",
                        null,
                        Map.of("geo_target_id", "2840")));
        assertThat(criteria.get(1).bidModifier()).isEqualByComparingTo(BigDecimal.ZERO);
        assertThat(criteria.get(1).detail()).containsExactly(Map.entry("type", "TABLET"));
        assertThat(criteria.get(2).detail()).isEqualTo(Map.of("day", "MONDAY", "start", "00:00", "end", "20:15"));
        assertThat(query(transport)).endsWith(" FROM campaign_criterion WHERE campaign.id = 2");
    }

    @Test
    void readsKeywordsThatNobodySearchedFor() {
        ScriptedTransport transport = answering("""
                {"adGroupCriterion":{"criterionId":"9","status":"PAUSED","approvalStatus":"APPROVED",
                  "keyword":{"text":"tents","matchType":"BROAD"},"cpcBidMicros":"1000000",
                  "qualityInfo":{"qualityScore":7},"positionEstimates":{"firstPageCpcMicros":"0"}}}""", """
                {"adGroupCriterion":{"criterionId":"10","status":"ENABLED",
                  "keyword":{"text":"boots","matchType":"EXACT"},"cpcBidMicros":"1152921504606846976"}}""");

        List<AlphaKeyword> keywords = answer(account(transport).keywords("7"));

        assertThat(keywords)
                .containsExactly(
                        new AlphaKeyword("9", "tents", "BROAD", false, "PAUSED", "APPROVED", 1_000_000L, 7, null),
                        new AlphaKeyword("10", "boots", "EXACT", false, "ENABLED", "", null, null, null));
        assertThat(query(transport))
                .endsWith(" FROM ad_group_criterion WHERE ad_group.id = 7 AND ad_group_criterion.type = 'KEYWORD'");
    }

    @Test
    void readsAdGroupsOfAccountOrCampaign() {
        String rows = """
                {"adGroup":{"id":"7","name":"Boots","status":"ENABLED","type":"SEARCH_STANDARD","cpcBidMicros":"500000"},
                 "campaign":{"id":"6","name":"Trails","status":"PAUSED"}}""";
        ScriptedTransport ofAccount = answering(rows, """
                {"adGroup":{"id":"8","name":"App","status":"PAUSED","type":"UNSPECIFIED","cpcBidMicros":"0"},
                 "campaign":{"id":"9","name":"App","status":"ENABLED"}}""");
        ScriptedTransport ofCampaign = answering(rows);

        assertThat(answer(account(ofAccount).adGroups(null)))
                .containsExactly(
                        new AlphaAdGroup(
                                "7",
                                "Boots",
                                new Named("6", "Trails", "PAUSED"),
                                "ENABLED",
                                "SEARCH_STANDARD",
                                500_000L),
                        new AlphaAdGroup("8", "App", new Named("9", "App", "ENABLED"), "PAUSED", null, null));
        assertThat(answer(account(ofCampaign).adGroups("6"))).hasSize(1);
        assertThat(query(ofAccount)).endsWith(" FROM ad_group");
        assertThat(query(ofCampaign)).endsWith(" FROM ad_group WHERE campaign.id = 6");
    }

    private static String metrics(String impressions, String costMicros) {
        return """
                {"impressions":"%s","clicks":"0","costMicros":"%s","conversions":0,"conversionsValue":0}""".formatted(impressions, costMicros);
    }

    @Test
    void leavesOutIdleKeywords() {
        ScriptedTransport transport = answering(
                "{\"adGroupCriterion\":{\"criterionId\":\"8\"},\"metrics\":" + metrics("0", "0") + "}",
                "{\"adGroupCriterion\":{\"criterionId\":\"9\"},\"metrics\":" + metrics("12", "34") + "}");

        Map<String, AlphaMetrics> metrics = answer(account(transport).keywordMetrics("7", DAYS));

        assertThat(metrics)
                .containsExactly(Map.entry("9", new AlphaMetrics(12, 0, 34, BigDecimal.ZERO, BigDecimal.ZERO)));
        assertThat(query(transport))
                .endsWith(" FROM keyword_view WHERE segments.date BETWEEN '2026-11-01' AND '2026-11-07'"
                        + " AND ad_group.id = 7");
    }

    @Test
    void readsSearchTerms() {
        ScriptedTransport transport = answering("""
                {"searchTermView":{"searchTerm":"buy tents","status":"NONE"},"campaign":{"id":"6"},"adGroup":{"id":"7"},
                 "segments":{"keyword":{"info":{"text":"tents"}},"searchTermMatchType":"NEAR_PHRASE"},
                 "metrics":{"impressions":"9","clicks":"3","costMicros":"1500000","conversions":0.5,
                  "conversionsValue":10}}""");

        List<AlphaSearchTerm> terms = answer(account(transport).searchTerms(new SearchTermQuery(DAYS, "6", "7")));

        assertThat(terms)
                .containsExactly(new AlphaSearchTerm(
                        "buy tents",
                        "NONE",
                        "6",
                        "7",
                        "tents",
                        "NEAR_PHRASE",
                        new AlphaMetrics(9, 3, 1_500_000, new BigDecimal("0.5"), BigDecimal.TEN)));
        assertThat(query(transport)).endsWith(" AND campaign.id = 6 AND ad_group.id = 7");
    }

    @Test
    void asksForWhatReportIsAbout() {
        assertThat(query(report(Level.ACCOUNT, List.of(), true, Breakdown.DEVICE)))
                .isEqualTo("SELECT segments.date, segments.device, " + METRICS
                        + " FROM customer WHERE segments.date BETWEEN '2026-11-01' AND '2026-11-07'");
        assertThat(query(report(Level.CAMPAIGN, List.of("6", "8"), false, null)))
                .isEqualTo("SELECT campaign.id, campaign.name, campaign.status, " + METRICS
                        + " FROM campaign WHERE segments.date BETWEEN '2026-11-01' AND '2026-11-07'"
                        + " AND campaign.id IN (6, 8)");
        assertThat(query(report(Level.AD_GROUP, List.of(), false, Breakdown.HOUR)))
                .contains("ad_group.status, segments.hour, metrics.impressions")
                .contains(" FROM ad_group WHERE ");
        assertThat(query(report(Level.KEYWORD, List.of(), false, null)))
                .contains("ad_group_criterion.keyword.text")
                .contains(" FROM keyword_view WHERE ")
                .endsWith(" AND ad_group_criterion.negative = FALSE");
    }

    @Test
    void namesWhatRowIsAbout() {
        ScriptedTransport transport = answering("""
                {"campaign":{"id":"6","name":"Trails","status":"PAUSED"},"adGroup":{"id":"7","name":"Men","status":"ENABLED"},
                 "adGroupCriterion":{"criterionId":"8","status":"REMOVED","keyword":{"text":"boots"}},
                 "segments":{"date":"2026-11-03","hour":0},"metrics":%s}""".formatted(metrics("1", "0")));

        List<AlphaReport.Row> rows = answer(
                account(transport).report(new AlphaReport(Level.KEYWORD, DAYS, List.of(), true, Breakdown.HOUR)));

        assertThat(rows)
                .containsExactly(new AlphaReport.Row(
                        "2026-11-03",
                        new Named("6", "Trails", "PAUSED"),
                        new Named("7", "Men", "ENABLED"),
                        new Named("8", "boots", "REMOVED"),
                        "0",
                        new AlphaMetrics(1, 0, 0, BigDecimal.ZERO, BigDecimal.ZERO)));
    }

    @Test
    void addsUpCampaignsForPartOfAccount() {
        ScriptedTransport transport = answering(
                "{\"campaign\":{\"id\":\"6\"},\"segments\":{\"date\":\"2026-11-03\"},\"metrics\":{\"impressions\":\"1\"}}",
                "{\"campaign\":{\"id\":\"8\"},\"segments\":{\"date\":\"2026-11-03\"},\"metrics\":{\"impressions\":\"2\"}}",
                "{\"campaign\":{\"id\":\"8\"},\"segments\":{\"date\":\"2026-11-04\"},\"metrics\":{\"impressions\":\"4\"}}");

        List<AlphaReport.Row> rows =
                answer(account(transport).report(new AlphaReport(Level.ACCOUNT, DAYS, List.of("6", "8"), true, null)));

        assertThat(rows).extracting(AlphaReport.Row::day).containsExactly("2026-11-03", "2026-11-04");
        assertThat(rows).extracting(row -> row.metrics().impressions()).containsExactly(3L, 4L);
        assertThat(rows).extracting(AlphaReport.Row::campaign).containsOnlyNulls();
        assertThat(query(transport)).contains(" FROM campaign WHERE ").endsWith(" AND campaign.id IN (6, 8)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "6 OR 1 = 1", "6'", "-6", "12345678901234567890", "٦"})
    void putsNothingButIdsIntoQueries(String id) {
        ScriptedTransport transport = answering();

        assertThatIllegalArgumentException().isThrownBy(() -> account(transport).criteria(id));
        assertThatIllegalArgumentException().isThrownBy(() -> account(transport).keywords(id));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> account(transport).searchTerms(new SearchTermQuery(DAYS, id, null)));
        assertThatIllegalArgumentException().isThrownBy(() -> report(Level.CAMPAIGN, List.of(id), false, null));
        assertThat(transport.requests()).isEmpty();
    }

    @Test
    void failsAsPlatformDoes() {
        ScriptedTransport transport = ScriptedTransport.answering(response(400, """
                {"error":{"code":400,"message":"m","status":"INVALID_ARGUMENT","details":[{"errors":[
                 {"errorCode":{"queryError":"UNRECOGNIZED_FIELD"},"message":"no such field"}]}]}}"""));

        PlatformResult<List<AlphaCampaign>> result = account(transport).campaigns();

        assertThat(result)
                .isInstanceOfSatisfying(
                        PlatformResult.Failed.class,
                        failed -> assertThat(failed.failure()).isInstanceOf(PlatformFailure.Rejected.class));
    }

    private static ScriptedTransport report(
            Level level, List<String> campaigns, boolean daily, @Nullable Breakdown breakdown) {
        ScriptedTransport transport = answering();
        answer(account(transport).report(new AlphaReport(level, DAYS, campaigns, daily, breakdown)));
        return transport;
    }

    private static AlphaAds.InAccount account(ScriptedTransport transport) {
        return SandboxWorld.alpha(transport).in(FixedCall.granted(ACCOUNT), null, FixedCall.NOW);
    }

    private static ScriptedTransport answering(String... rows) {
        return ScriptedTransport.answering(response(200, "{\"results\":[" + String.join(",", rows) + "]}"));
    }

    private static String query(ScriptedTransport transport) {
        return WireJson.value(transport.requests().get(0).body()).path("query").asText();
    }

    private static <T> T answer(PlatformResult<T> result) {
        return result.fold(value -> value, failure -> {
            throw new AssertionError(failure.toString());
        });
    }
}
