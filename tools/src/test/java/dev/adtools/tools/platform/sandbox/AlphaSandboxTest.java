package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.fixtures.ForgetfulStore;
import dev.adtools.tools.fixtures.InMemorySandboxStore;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.alpha.VendorMessages;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AlphaSandboxTest {

    private static final String MUTATE = "customers/" + SandboxWorld.USD + "/googleAds:mutate";
    private static final String SEARCH = "customers/" + SandboxWorld.USD + "/googleAds:search";

    private static final String BUDGET = """
            {"campaignBudgetOperation":{"create":{"resourceName":"customers/1002003001/campaignBudgets/-1",
             "name":"B","amountMicros":"50000000","deliveryMethod":"STANDARD","explicitlyShared":false}}}""";

    private static final String CAMPAIGN = """
            {"campaignOperation":{"create":{"resourceName":"customers/1002003001/campaigns/-2","name":"C",
             "status":"PAUSED","campaignBudget":"customers/1002003001/campaignBudgets/-1",
             "advertisingChannelType":"MULTI_CHANNEL","advertisingChannelSubType":"APP_CAMPAIGN",
             "containsEuPoliticalAdvertising":"DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING",
             "targetCpa":{"targetCpaMicros":"1000000"},"appCampaignSetting":{"appId":"com.example",
              "appStore":"GOOGLE_APP_STORE","biddingStrategyGoalType":"OPTIMIZE_INSTALLS_TARGET_INSTALL_COST"}}}}""";

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void createsCampaignThatLaterReadsSee() {
        WireResponse created = mutate(BUDGET, CAMPAIGN);

        String name = WireJson.value(created.body())
                .at("/mutateOperationResponses/1/campaignResult/resourceName")
                .asText();
        JsonNode row = row("SELECT campaign.name, campaign.status, campaign.target_cpa.target_cpa_micros,"
                + " campaign_budget.amount_micros FROM campaign WHERE campaign.id = "
                + name.substring(name.lastIndexOf('/') + 1));
        assertThat(created.status()).isEqualTo(200);
        assertThat(row).isEqualTo(WireJson.value("""
                        {"campaign":{"name":"C","status":"PAUSED","targetCpa":{"targetCpaMicros":"1000000"}},
                         "campaignBudget":{"amountMicros":"50000000"}}"""));
    }

    @Test
    void leavesNoTraceOfCheck() {
        List<SandboxEntity> before = world.store().everything();

        WireResponse response = world.postAlpha(
                MUTATE, "{\"mutateOperations\":[" + BUDGET + "," + CAMPAIGN + "],\"validateOnly\":true}");

        assertThat(response.status()).isEqualTo(200);
        assertThat(response.body()).isEqualTo("{}");
        assertThat(world.store().everything()).isEqualTo(before);
    }

    @Test
    void refusesSecondCampaignOfName() {
        mutate(BUDGET, CAMPAIGN);
        List<SandboxEntity> before = world.store().everything();

        WireResponse response = mutate(BUDGET.replace("\"B\"", "\"B2\""), CAMPAIGN);

        assertThat(WireJson.value(response.body()))
                .isEqualTo(WireJson.value("""
                        {"error":{"code":400,"message":"Request contains an invalid argument.",
                         "status":"INVALID_ARGUMENT","details":[{
                          "@type":"type.googleapis.com/google.ads.googleads.v26.errors.GoogleAdsFailure",
                          "errors":[{"errorCode":{"campaignError":"DUPLICATE_CAMPAIGN_NAME"},
                           "message":"There is already a campaign with the given name.",
                           "location":{"fieldPathElements":[{"fieldName":"mutate_operations","index":1},
                            {"fieldName":"campaign_operation"},{"fieldName":"create"},{"fieldName":"name"}]}}],
                          "requestId":"%s"}]}}""".formatted(response.header("request-id"))));
        assertThat(world.store().everything()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"50000000\" | \"50000001\" | campaignBudgetError.NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT",
                "\"50000000\" | \"-10000\" | campaignBudgetError.NEGATIVE_MONEY_AMOUNT",
                "\"50000000\" | \"0\" | campaignBudgetError.MONEY_AMOUNT_LESS_THAN_CURRENCY_MINIMUM_CPC",
                "\"50000000\" | \"9999\" | campaignBudgetError.MONEY_AMOUNT_LESS_THAN_CURRENCY_MINIMUM_CPC",
                "\"50000000\" | \"10000\" | campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM",
                "\"50000000\" | 9000000000000000 | campaignBudgetError.MONEY_AMOUNT_TOO_LARGE",
                "\"amountMicros\":\"50000000\", | '' | fieldError.REQUIRED",
                "\"explicitlyShared\":false | \"explicitlyShared\":true | campaignError.CAMPAIGN_CANNOT_USE_SHARED_BUDGET",
                ",\"explicitlyShared\":false | '' | campaignError.CAMPAIGN_CANNOT_USE_SHARED_BUDGET",
                "\"name\":\"B\" | \"name\":\"Search Brand budget\" | campaignBudgetError.DUPLICATE_NAME",
                "\"name\":\"C\" | \"name\":\" \" | fieldError.REQUIRED",
                "\"name\":\"C\" | \"name\":\"a\\nb\" | stringFormatError.ILLEGAL_CHARS",
                "\"name\":\"C\" | \"name\":\"Search Brand\" | campaignError.DUPLICATE_CAMPAIGN_NAME",
                "PAUSED | REMOVED | fieldError.INVALID_VALUE",
                "campaignBudgets/-1\",\"advertisingChannelType | campaignBudgets/9\",\"advertisingChannelType | mutateError.RESOURCE_NOT_FOUND",
                "MULTI_CHANNEL | SEARCH | campaignError.ADVERTISING_CHANNEL_TYPE_NOT_AVAILABLE_FOR_ACCOUNT_TYPE",
                "\"containsEuPoliticalAdvertising\":\"DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING\", | '' | fieldError.REQUIRED",
                "\"targetCpa\":{\"targetCpaMicros\":\"1000000\"}, | '' | fieldError.REQUIRED",
                "\"1000000\" | \"1000001\" | currencyError.VALUE_NOT_MULTIPLE_OF_BILLABLE_UNIT",
                "\"1000000\" | \"-10000\" | rangeError.TOO_LOW",
                "com.example | 12345 | campaignError.APP_NOT_FOUND",
                "TARGET_INSTALL | WITHOUT_TARGET_INSTALL | biddingStrategyError.INCOMPATIBLE_BIDDING_STRATEGY_AND_BIDDING_STRATEGY_GOAL_TYPE",
            })
    void refusesWhatPlatformRefuses(String good, String bad, String code) {
        String operations = (BUDGET + "," + CAMPAIGN).replaceAll("\\s*\n\\s*", "");
        List<SandboxEntity> before = world.store().everything();
        assertThat(operations).contains(good);

        WireResponse response = mutate(operations.replace(good, bad));

        assertThat(response.status()).isEqualTo(400);
        assertThat(codes(response)).contains(code);
        VendorMessages.failure(new WireResponse(
                response.status(),
                response.headers(),
                response.body().replace(".v26.", "." + VendorMessages.VERSION + ".")));
        assertThat(world.store().everything()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"amountMicros\" | \"amountMicro\" | Unknown name \"amountMicro\"",
                "\"PAUSED\" | \"PAUSE\" | Invalid value",
                "\"50000000\" | 50000000.5 | Invalid value",
                "\"GOOGLE_APP_STORE\" | \"ALPHA_APP_STORE\" | Invalid value",
                "\"targetCpa\":{ | \"maximizeConversions\":{},\"targetCpa\":{ | already set",
                "\"create\" | \"update\" | Invalid value",
            })
    void refusesJsonThatDoesNotFitMessage(String good, String bad, String message) {
        WireResponse response = mutate((BUDGET + "," + CAMPAIGN).replace(good, bad));

        assertThat(response.status()).isEqualTo(400);
        assertThat(WireJson.value(response.body()).at("/error/message").asText())
                .contains(message);
    }

    @Test
    void takesIntegerHoweverItIsSpelt() {
        WireResponse response = mutate(BUDGET.replace("\"50000000\"", "5e7"), CAMPAIGN);

        assertThat(response.status()).isEqualTo(200);
    }

    @Test
    void keepsNothingWhenNameIsTakenAtTheLastMoment() {
        SandboxWorld racing = new SandboxWorld(AlphaState.campaigns(SandboxWorld.USD));
        List<SandboxEntity> before = racing.store().everything();

        WireResponse response = racing.postAlpha(
                MUTATE,
                "{\"mutateOperations\":[" + BUDGET + "," + CAMPAIGN.replace("\"C\"", "\"Search Brand\"") + "]}");

        assertThat(codes(response)).containsExactly("campaignError.DUPLICATE_CAMPAIGN_NAME");
        assertThat(racing.store().everything()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({"9999999999, USER_PERMISSION_DENIED", "1002003004, CUSTOMER_NOT_ENABLED"})
    void deniesAccountsThatCannotBeChanged(String account, String word) {
        WireResponse response = world.postAlpha(
                "customers/" + account + "/googleAds:mutate", "{\"mutateOperations\":[" + BUDGET + "]}");

        assertThat(response.status()).isEqualTo(403);
        assertThat(codes(response)).containsExactly("authorizationError." + word);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "DROP TABLE campaign | queryError.UNEXPECTED_INPUT",
                "SELECT campaign.id FROM campaign WHERE campaign.name = 'a' OR campaign.id = 1 | queryError.UNEXPECTED_INPUT",
                "SELECT campaign.id FROM campaign ORDER BY campaign.id | queryError.UNEXPECTED_INPUT",
                "SELECT campaign.id FROM campaign WHERE campaign.id IN () | queryError.UNEXPECTED_INPUT",
                "SELECT campaign.id FROM asset | queryError.BAD_RESOURCE_TYPE_IN_FROM_CLAUSE",
                "SELECT campaign.budget_micros FROM campaign | queryError.UNRECOGNIZED_FIELD",
                "SELECT ad_group.id FROM campaign | queryError.UNRECOGNIZED_FIELD",
                "SELECT metrics.clicks FROM campaign | queryError.EXPECTED_FILTERS_ON_DATE_RANGE",
                "SELECT campaign.id FROM campaign WHERE segments.date = '2026-11-01' | queryError.OPERATOR_FIELD_MISMATCH",
                "SELECT campaign.id FROM campaign WHERE campaign.id BETWEEN 1 AND 2 | queryError.OPERATOR_FIELD_MISMATCH",
                "SELECT campaign.id FROM campaign WHERE campaign.id LIKE '%1' | queryError.OPERATOR_FIELD_MISMATCH",
                "SELECT campaign.id FROM campaign WHERE metrics.clicks = 1 | queryError.PROHIBITED_FIELD_IN_WHERE_CLAUSE",
                "SELECT metrics.clicks FROM campaign WHERE segments.date BETWEEN '2026-11-02' AND '2026-11-01' | queryError.INVALID_VALUE_WITH_BETWEEN_OPERATOR",
                "SELECT metrics.clicks FROM campaign WHERE segments.date BETWEEN '2026-11-02' AND '2026-11-31' | queryError.INVALID_DATE_FORMAT",
                "SELECT metrics.clicks FROM campaign WHERE segments.date BETWEEN '2006-11-02' AND '2026-11-01' | queryError.DATE_RANGE_TOO_WIDE",
                "SELECT segments.device, segments.hour, metrics.clicks FROM campaign WHERE segments.date BETWEEN '2026-11-01' AND '2026-11-02' | queryError.PROHIBITED_SEGMENT_IN_SELECT_OR_WHERE_CLAUSE",
            })
    void refusesQueriesThatItDoesNotSpeak(String query, String code) {
        WireResponse response = world.postAlpha(SEARCH, "{\"query\":\"" + query + "\"}");

        assertThat(response.status()).isEqualTo(400);
        assertThat(codes(response)).containsExactly(code);
    }

    @Test
    void hasNoNumbersOfManagers() {
        String query = "SELECT metrics.clicks FROM customer WHERE segments.date BETWEEN '2026-11-01' AND '2026-11-02'";

        WireResponse response = world.postAlpha(
                "customers/" + SandboxWorld.MANAGER + "/googleAds:search", "{\"query\":\"" + query + "\"}");

        assertThat(codes(response)).containsExactly("queryError.REQUESTED_METRICS_FOR_MANAGER");
    }

    @Test
    void refusesMembersThatRequestDoesNotHave() {
        WireResponse response = world.postAlpha(SEARCH, "{\"query\":\"SELECT customer.id FROM customer\",\"page\":1}");

        assertThat(response.status()).isEqualTo(400);
        assertThat(WireJson.value(response.body()).at("/error/message").asText())
                .contains("Unknown name \"page\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "1-0", "0", "99999999999-0"})
    void refusesTokenOfAnotherQuery(String token) {
        WireResponse response = world.postAlpha(
                SEARCH, "{\"query\":\"SELECT customer.id FROM customer\",\"pageToken\":\"" + token + "\"}");

        assertThat(codes(response)).containsExactly("requestError.INVALID_PAGE_TOKEN");
    }

    @Test
    void refusesPageSizeAsPlatformDoes() {
        WireResponse response =
                world.postAlpha(SEARCH, "{\"query\":\"SELECT customer.id FROM customer\",\"pageSize\":10}");

        assertThat(codes(response)).containsExactly("requestError.PAGE_SIZE_NOT_SUPPORTED");
    }

    @ParameterizedTest
    @ValueSource(strings = {"customers/1002003001/adGroups:mutate", "customers/x/googleAds:search", "nothing"})
    void knowsNoOtherPath(String path) {
        assertThat(world.postAlpha(path, "{}").status()).isEqualTo(404);
    }

    @Test
    void isTheSameWorldOnEveryNode() {
        InMemorySandboxStore shared = new InMemorySandboxStore();

        SandboxTransport.over(shared);
        List<SandboxEntity> first = shared.everything();
        SandboxTransport.over(shared);
        SandboxTransport.over(new ForgetfulStore(shared, AlphaState.CUSTOMERS));
        SandboxTransport.over(new ForgetfulStore(shared, BetaState.ACCOUNTS));

        assertThat(shared.everything()).isEqualTo(first);
        assertThat(world.store().everything()).isEqualTo(first);
    }

    private WireResponse mutate(String... operations) {
        return world.postAlpha(MUTATE, "{\"mutateOperations\":[" + String.join(",", operations) + "]}");
    }

    private JsonNode row(String query) {
        WireResponse response = world.postAlpha(SEARCH, "{\"query\":\"" + query + "\"}");
        JsonNode results = WireJson.value(response.body()).path("results");
        assertThat(results).hasSize(1);
        return results.get(0);
    }

    private static List<String> codes(WireResponse response) {
        return WireJson.value(response.body()).at("/error/details/0/errors").findParents("errorCode").stream()
                .map(error -> error.path("errorCode").properties().iterator().next())
                .map(code -> code.getKey() + "." + code.getValue().asText())
                .toList();
    }
}
