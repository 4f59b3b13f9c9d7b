package dev.adtools.tools.platform.beta;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RestBetaAdsTest {

    private static final BetaAccountId ACCOUNT = BetaAccountId.of("12345678");
    // One of lists, and one of numbers.
    private static final String LESS = """
            {"error":{"message":"Please reduce the amount of data you're asking for, then retry your request",
             "type":"OAuthException","code":1,"error_subcode":99}}""";
    private static final String TIMED_OUT = """
            {"error":{"message":"Service temporarily unavailable","type":"OAuthException","is_transient":true,"code":2,
             "error_subcode":1504018}}""";
    private static final String FEWER = """
            {"error":{"message":"Invalid parameter","type":"OAuthException","code":100,"error_subcode":1487534}}""";

    @Test
    void asksForCampaignsAsPlatformSpellsIt() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{\"data\":[]}"));

        campaigns(transport);

        assertThat(transport.requests().get(0).uri().toString())
                .isEqualTo(
                        "http://beta.invalid/v27.0/act_12345678/campaigns?fields=id%2Caccount_id%2Cname%2Cobjective%2Cstatus"
                                + "%2Ceffective_status%2Cbuying_type%2Cbid_strategy%2Cspecial_ad_categories%2Cdaily_budget"
                                + "%2Clifetime_budget%2Cbudget_remaining%2Cstart_time%2Cstop_time%2Ccreated_time"
                                + "%2Cupdated_time%2Cissues_info&effective_status=%5B%22ACTIVE%22%2C%22PAUSED%22%5D&limit=500");
    }

    @Test
    void followsCursorsAndNeverLinks() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, page("1", "\"next\":\"https://elsewhere.invalid/?access_token=secret\"")),
                response(200, page("2", "\"previous\":\"x\"")));

        List<BetaCampaign> campaigns = answer(campaigns(transport));

        assertThat(campaigns).extracting(BetaCampaign::id).containsExactly("1", "2");
        assertThat(transport.requests()).hasSize(2);
        assertThat(transport.requests().get(1).uri().toString())
                .startsWith("http://beta.invalid/v27.0/act_12345678/campaigns?")
                .endsWith("&limit=500&after=c1");
    }

    @ParameterizedTest
    @CsvSource({
        "https://elsewhere.invalid/me?limit=1&offset=25&access_token=secret, offset=25",
        "https://elsewhere.invalid/me?after=Q%3DQ&access_token=secret, after=Q%3DQ",
    })
    void takesTheCursorOfALinkThatHasTheOnlyOne(String next, String cursor) {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, "{\"data\":[{\"id\":\"1\"}],\"paging\":{\"next\":\"" + next + "\"}}"),
                response(200, page("2", "")));

        assertThat(answer(campaigns(transport))).extracting(BetaCampaign::id).containsExactly("1", "2");
        assertThat(transport.requests().get(1).uri().toString())
                .startsWith("http://beta.invalid/")
                .endsWith("&limit=500&" + cursor);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"data\":[{\"id\":\"1\"}],\"paging\":{\"next\":\"https://elsewhere.invalid/me\"}}",
                "{\"foo\":1}",
                "{\"data\":null}",
                "{\"data\":{\"id\":\"1\"}}",
            })
    void neverEndsAListInSilence(String body) {
        PlatformFailure failure = failure(campaigns(ScriptedTransport.answering(response(200, body))));

        assertThat(failure).isInstanceOf(PlatformFailure.Broken.class);
    }

    @Test
    void endsAtAnEmptyPageWithItsOwnCursor() {
        ScriptedTransport transport = new ScriptedTransport(request -> response(
                200,
                "{\"data\":[],\"paging\":{\"cursors\":{\"before\":\"a\",\"after\":\"b\"},\"next\":\"https://x\"}}"));

        assertThat(answer(campaigns(transport))).isEmpty();
        assertThat(transport.requests()).hasSize(2);
    }

    @Test
    void countsAnObjectOfTwoPagesOnce() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(200, page("1", "\"next\":\"https://x\"")), response(200, page("1", "")));

        assertThat(answer(campaigns(transport))).hasSize(1);
    }

    @Test
    void asksForASmallerPageWhenOneIsCut() {
        ScriptedTransport transport =
                ScriptedTransport.answering(response(200, "{\"data\":[{\"id\""), response(200, page("1", "")));

        assertThat(answer(campaigns(transport))).hasSize(1);
        assertThat(transport.requests())
                .extracting(request -> request.uri().getQuery().replaceAll(".*limit=", ""))
                .containsExactly("500", "100");
    }

    @Test
    void stopsReadingEndlessPages() {
        ScriptedTransport transport = new ScriptedTransport(request -> response(200, page("1", "\"next\":\"x\"")));

        PlatformResult<List<BetaCampaign>> result = campaigns(transport);

        assertThat(failure(result)).isInstanceOf(PlatformFailure.TooMuch.class);
        assertThat(transport.requests()).hasSize(100);
    }

    @ParameterizedTest
    @ValueSource(strings = {LESS, FEWER, TIMED_OUT})
    void asksForSmallerPagesWhenToldTo(String refusal) {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(500, refusal), response(400, refusal), response(200, page("1", "")));

        List<BetaCampaign> campaigns = answer(campaigns(transport));

        assertThat(campaigns).hasSize(1);
        assertThat(transport.requests())
                .extracting(request -> request.uri().getQuery().replaceAll(".*limit=", ""))
                .containsExactly("500", "100", "50");
    }

    @ParameterizedTest
    @ValueSource(strings = {LESS, FEWER, TIMED_OUT})
    void givesUpWhenSmallestPageIsTooLarge(String refusal) {
        ScriptedTransport transport = new ScriptedTransport(request -> response(400, refusal));

        assertThat(failure(campaigns(transport))).isInstanceOf(PlatformFailure.TooMuch.class);
        assertThat(transport.requests()).hasSize(4);
    }

    @Test
    void readsCampaignWithWhatIsAbsent() {
        String body = """
                {"data":[{"id":"7","name":"N","objective":"OUTCOME_OF_TOMORROW","status":"ACTIVE",
                 "effective_status":"ASLEEP","daily_budget":"5000","lifetime_budget":"0","budget_remaining":"0",
                 "created_time":"2026-01-05T10:00:00-0800","updated_time":"not a time"}]}""";

        BetaCampaign campaign = answer(campaigns(ScriptedTransport.answering(response(200, body))))
                .get(0);

        assertThat(campaign.budget()).isEqualTo(new BetaCampaign.Budget(5000L, null, 0L));
        assertThat(campaign.effectiveStatus()).isEqualTo("ASLEEP");
        assertThat(campaign.times())
                .isEqualTo(new BetaCampaign.Times(null, null, "2026-01-05T10:00:00-08:00", "not a time"));
        assertThat(campaign.bidStrategy()).isNull();
        assertThat(campaign.issues()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "400, 190, 463, NotAuthorised",
        "400, 100, 1885272, Rejected",
        "403, 200, 0, Rejected",
        "403, 3, 0, NotAuthorised",
        "403, 294, 0, NotAuthorised",
        "400, 2635, 0, VersionEnded",
        "400, 17, 2446079, RateLimited",
        "400, 80004, 0, RateLimited",
        "500, 2, 0, Broken",
        "200, 100, 33, NotFound",
        "400, 1, 0, Broken",
    })
    void tellsFailuresByCode(int status, int code, int subcode, String kind) {
        String body = "{\"error\":{\"message\":\"m\",\"code\":" + code + ",\"error_subcode\":" + subcode + "}}";

        PlatformFailure failure = failure(campaigns(ScriptedTransport.answering(response(status, body))));

        assertThat(failure.getClass().getSimpleName()).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            (#200) Requires ads_read permission to manage the object | NotAuthorised
            (#200) The user hasn't authorized the application to perform this action | NotAuthorised
            (#200) Ad account owner has NOT grant ads_management or ads_read permission | Rejected
            Permissions error | Rejected
            """)
    void tellsAPermissionOfTheAppFromOneOfAnAccount(String message, String kind) {
        String body = "{\"error\":{\"message\":\"" + message + "\",\"code\":200}}";

        PlatformFailure failure = failure(campaigns(ScriptedTransport.answering(response(403, body))));

        assertThat(failure.getClass().getSimpleName()).isEqualTo(kind);
    }

    @Test
    void believesThatAnExplainedFailureIsLasting() {
        ScriptedTransport transport = new ScriptedTransport(request -> response(
                400, "{\"error\":{\"message\":\"m\",\"code\":1,\"error_subcode\":2853001,\"is_transient\":false}}"));

        assertThat(failure(campaigns(transport))).isInstanceOf(PlatformFailure.Rejected.class);
        assertThat(transport.requests()).hasSize(1);
    }

    @Test
    void waitsAnHourForTheHourlyLimitOfAnObjectAndNotWithTheRestOfItsAccount() {
        ScriptedTransport transport = ScriptedTransport.answering(
                response(400, "{\"error\":{\"message\":\"m\",\"code\":613,\"error_subcode\":1487632}}"),
                response(200, page("1", "")));
        BetaAds ads = SandboxWorld.beta(transport);

        PlatformFailure failure = failure(campaigns(ads));

        assertThat(failure)
                .isInstanceOfSatisfying(
                        PlatformFailure.RateLimited.class,
                        limited -> assertThat(limited.retryAfterSeconds()).isEqualTo(3_600));
        assertThat(answer(campaigns(ads))).hasSize(1);
    }

    @Test
    void waitsAsLongAsBusinessUsageSays() {
        String usage = "{\"55\":[{\"type\":\"ads_management\",\"estimated_time_to_regain_access\":4}]}";
        WireResponse response = new WireResponse(
                400, Map.of("x-business-use-case-usage", usage), "{\"error\":{\"message\":\"m\",\"code\":80004}}");

        PlatformFailure failure = failure(campaigns(ScriptedTransport.answering(response)));

        assertThat(failure)
                .isInstanceOfSatisfying(
                        PlatformFailure.RateLimited.class,
                        limited -> assertThat(limited.retryAfterSeconds()).isEqualTo(240));
    }

    @ParameterizedTest
    @CsvSource({"200, <html>", "502, <html>", "500, ''"})
    void callsUnreadableAnswerBroken(int status, String body) {
        PlatformFailure failure = failure(campaigns(new ScriptedTransport(request -> response(status, body))));

        assertThat(failure).isInstanceOf(PlatformFailure.Broken.class);
    }

    private static PlatformResult<List<BetaCampaign>> campaigns(ScriptedTransport transport) {
        return campaigns(SandboxWorld.beta(transport));
    }

    private static PlatformResult<List<BetaCampaign>> campaigns(BetaAds ads) {
        return ads.in(FixedCall.granted(ACCOUNT), FixedCall.NOW)
                .campaigns(EnumSet.of(CampaignStatus.PAUSED, CampaignStatus.ACTIVE));
    }

    private static String page(String id, String more) {
        return "{\"data\":[{\"id\":\"" + id + "\"}],\"paging\":{\"cursors\":{\"before\":\"b" + id + "\",\"after\":\"c"
                + id + "\"}" + (more.isEmpty() ? "" : "," + more) + "}}";
    }

    private static <T> T answer(PlatformResult<T> result) {
        return result.fold(value -> value, failure -> {
            throw new AssertionError(failure.toString());
        });
    }

    private static PlatformFailure failure(PlatformResult<?> result) {
        return result.fold(
                value -> {
                    throw new AssertionError("answered " + value);
                },
                failure -> failure);
    }
}
