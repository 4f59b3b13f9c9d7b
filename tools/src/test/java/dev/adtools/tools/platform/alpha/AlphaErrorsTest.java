package dev.adtools.tools.platform.alpha;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformError;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AlphaErrorsTest {

    @Test
    void namesCodeAndFieldOfRejection() {
        String body = """
                {"error":{"code":400,"message":"Request contains an invalid argument.","status":"INVALID_ARGUMENT",
                 "details":[{"@type":"type.googleapis.com/google.ads.googleads.v26.errors.GoogleAdsFailure","errors":[
                  {"errorCode":{"campaignError":"DUPLICATE_CAMPAIGN_NAME"},"message":"Taken.",
                   "trigger":{"stringValue":"Trails"},
                   "location":{"fieldPathElements":[{"fieldName":"mutate_operations","index":1},
                    {"fieldName":"campaign_operation"},{"fieldName":"create"},{"fieldName":"name"}]}}],
                  "requestId":"r-1"}]}}""";

        PlatformFailure failure =
                AlphaErrors.failure(new WireResponse(400, Map.of("request-id", "r-1"), body), OperationKind.WRITE);

        assertThat(failure)
                .isEqualTo(new PlatformFailure.Rejected(
                        List.of(new PlatformError(
                                "campaignError.DUPLICATE_CAMPAIGN_NAME",
                                "Taken.",
                                "mutate_operations[1].campaign_operation.create.name",
                                "/name",
                                JsonObject.EMPTY)),
                        "r-1"));
    }

    @ParameterizedTest
    @CsvSource({
        "campaignError, APP_NOT_FOUND, campaign_operation, app_campaign_setting, /app_id",
        "campaignError, CAMPAIGN_CANNOT_USE_SHARED_BUDGET, campaign_operation, campaign_budget, ''",
        "campaignBudgetError, MONEY_AMOUNT_TOO_LARGE, campaign_budget_operation, amount_micros, /budget_micros",
        "campaignBudgetError, MONEY_AMOUNT_LESS_THAN_CURRENCY_MINIMUM_CPC, campaign_budget_operation, amount_micros, /budget_micros",
        "campaignBudgetError, NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT, campaign_budget_operation, amount_micros, /budget_micros"
    })
    void namesWhatIsToBeMendedOfACreation(String family, String word, String operation, String field, String pointer) {
        String body = """
                {"error":{"code":400,"message":"m","status":"INVALID_ARGUMENT","details":[{"errors":[
                 {"errorCode":{"%s":"%s"},"message":"Refused.","location":{"fieldPathElements":[
                  {"fieldName":"mutate_operations","index":0},{"fieldName":"%s"},{"fieldName":"create"},
                  {"fieldName":"%s"}]}}]}]}}""".formatted(family, word, operation, field);

        PlatformFailure failure = AlphaErrors.failure(response(400, body), OperationKind.WRITE);

        assertThat(failure)
                .isInstanceOfSatisfying(
                        PlatformFailure.Rejected.class,
                        rejected -> assertThat(rejected.errors())
                                .extracting(PlatformError::code, PlatformError::pointer)
                                .containsExactly(tuple(family + "." + word, pointer)));
    }

    @Test
    void waitsAsLongAsQuotaSays() {
        String body = """
                {"error":{"code":429,"message":"Slow down.","status":"RESOURCE_EXHAUSTED","details":[{"errors":[
                 {"errorCode":{"quotaError":"RESOURCE_TEMPORARILY_EXHAUSTED"},"message":"Slow down.",
                  "details":{"quotaErrorDetails":{"rateScope":"ACCOUNT","retryDelay":"2.5s"}}}]}]}}""";

        PlatformFailure failure = AlphaErrors.failure(response(429, body), OperationKind.READ);

        assertThat(failure)
                .isInstanceOfSatisfying(
                        PlatformFailure.RateLimited.class,
                        limited -> assertThat(limited.retryAfterSeconds()).isEqualTo(3));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "RESOURCE_EXHAUSTED | Number of operations for basic access | ,\"retryDelay\":\"40591s\" | Slow. | 40591",
                "RESOURCE_EXHAUSTED | Number of operations for explorer access | '' | Retry in 5603 seconds. | 5603",
                "RESOURCE_EXHAUSTED | Number of operations for basic access | '' | Slow. | 3600",
                "EXCESSIVE_LONG_TERM_QUERY_RESOURCE_CONSUMPTION | '' | '' | Slow. | 3600",
                "RESOURCE_TEMPORARILY_EXHAUSTED | Requests per minute | '' | Slow. | 0",
                "RESOURCE_EXHAUSTED | Number of operations for basic access | ,\"retryDelay\":\"999999999s\" | Slow. | 172800",
            })
    void tellsTheOperationsOfADayFromAShortBurst(String word, String name, String delay, String message, long seconds) {
        String body = """
                {"error":{"code":429,"message":"m","status":"RESOURCE_EXHAUSTED","details":[{"errors":[
                 {"errorCode":{"quotaError":"%s"},"message":"%s",
                  "details":{"quotaErrorDetails":{"rateScope":"DEVELOPER","rateName":"%s"%s}}}]}]}}""".formatted(word, message, name, delay);

        assertThat(AlphaErrors.failure(response(429, body), OperationKind.READ))
                .isInstanceOfSatisfying(
                        PlatformFailure.RateLimited.class,
                        limited -> assertThat(limited.retryAfterSeconds()).isEqualTo(seconds));
    }

    @Test
    void believesRetryInfoMoreThanTheQuota() {
        String body = """
                {"error":{"code":429,"message":"m","status":"RESOURCE_EXHAUSTED","details":[
                 {"errors":[{"errorCode":{"quotaError":"RESOURCE_EXHAUSTED"},"message":"Retry in 90 seconds.",
                  "details":{"quotaErrorDetails":{"rateScope":"DEVELOPER","retryDelay":"90s"}}}]},
                 {"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"7s"}]}}""";

        assertThat(AlphaErrors.failure(response(429, body), OperationKind.READ))
                .isInstanceOfSatisfying(
                        PlatformFailure.RateLimited.class,
                        limited -> assertThat(limited.retryAfterSeconds()).isEqualTo(7));
    }

    @ParameterizedTest
    @CsvSource({
        "401, authenticationError, OAUTH_TOKEN_EXPIRED, NotAuthorised",
        "401, authenticationError, CUSTOMER_NOT_FOUND, Rejected",
        "403, authorizationError, USER_PERMISSION_DENIED, Rejected",
        "403, authorizationError, CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION, NotAuthorised",
        "403, authorizationError, A_WORD_OF_TOMORROW, Rejected",
        "400, requestError, UNSUPPORTED_VERSION, VersionEnded",
        "400, databaseError, CONCURRENT_MODIFICATION, RateLimited",
    })
    void tellsServiceFromRequest(int status, String family, String word, String kind) {
        String body = "{\"error\":{\"code\":" + status + ",\"message\":\"m\",\"status\":\"S\",\"details\":[{\"errors\":"
                + "[{\"errorCode\":{\"" + family + "\":\"" + word + "\"},\"message\":\"m\"}]}]}}";

        PlatformFailure failure = AlphaErrors.failure(response(status, body), OperationKind.READ);

        assertThat(failure.getClass().getSimpleName()).isEqualTo(kind);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SERVICE_DISABLED",
                "CONSUMER_INVALID",
                "BILLING_DISABLED",
                "ACCESS_TOKEN_SCOPE_INSUFFICIENT",
            })
    void blamesTheProjectOfTheServiceForItsReasons(String reason) {
        String body = """
                {"error":{"code":403,"message":"m","status":"PERMISSION_DENIED","details":[
                 {"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"%s","domain":"googleapis.com"}]}}""".formatted(reason);

        assertThat(AlphaErrors.failure(response(403, body), OperationKind.WRITE))
                .isEqualTo(new PlatformFailure.NotAuthorised(List.of(new PlatformError(reason, "m", "")), ""));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "404, <!DOCTYPE html><title>Error 404</title>",
                "501, `{\"error\":{\"code\":501,\"message\":\"m\",\"status\":\"UNIMPLEMENTED\"}}`",
            })
    void namesTheSettingOfAVersionThatIsGone(int status, String body) {
        assertThat(AlphaErrors.failure(response(status, body), OperationKind.READ))
                .isInstanceOfSatisfying(
                        PlatformFailure.VersionEnded.class,
                        ended -> assertThat(ended.setting()).isEqualTo("ADTOOLS_ALPHA_API_VERSION"));
        assertThat(AlphaErrors.failure(response(status, body), OperationKind.WRITE))
                .isInstanceOf(PlatformFailure.OutcomeUnknown.class);
    }

    @Test
    void takesTheIdOfARequestFromTheBodyWhereNoHeaderHasIt() {
        String body = """
                {"error":{"code":400,"message":"m","status":"INVALID_ARGUMENT","details":[
                 {"errors":[{"errorCode":{"queryError":"BAD_VALUE"},"message":"m"}],"requestId":"r-2"}]}}""";

        assertThat(AlphaErrors.failure(response(400, body), OperationKind.READ))
                .isInstanceOfSatisfying(
                        PlatformFailure.Rejected.class,
                        rejected -> assertThat(rejected.requestId()).isEqualTo("r-2"));
    }

    @ParameterizedTest
    @EnumSource(OperationKind.class)
    void trustsOnlyPlatformsOwnShape(OperationKind kind) {
        boolean isWrite = kind == OperationKind.WRITE;
        Class<?> expected = isWrite ? PlatformFailure.OutcomeUnknown.class : PlatformFailure.Broken.class;

        assertThat(AlphaErrors.failure(response(400, "<html>Bad gateway</html>"), kind))
                .isInstanceOf(expected);
        assertThat(AlphaErrors.failure(response(503, "{\"error\":{\"code\":503}}"), kind))
                .isInstanceOf(expected);
    }
}
