package dev.adtools.tools.platform.alpha;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.AlphaClient;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.Advice;
import dev.adtools.tools.platform.wire.WireResponse;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AlphaAdviceTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "200, {}, FINAL",
                "200, {\"results\":, PASSING",
                "302, '', FINAL",
                "400, {}, FINAL",
                "403, <html>, FINAL",
                "500, <html>, PASSING",
                "502, '', PASSING",
                "503, {}, PASSING",
                "504, {}, PASSING",
                "401, <html>, FINAL",
                "429, <html>, THROTTLED",
            })
    void tellsByStatus(int status, String body, Advice.Kind kind) {
        assertThat(AlphaAdvice.of(response(status, body)).kind()).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "400, UNAVAILABLE, requestError, UNKNOWN, PASSING",
        "400, INVALID_ARGUMENT, campaignError, DUPLICATE_CAMPAIGN_NAME, FINAL",
        "403, PERMISSION_DENIED, authorizationError, USER_PERMISSION_DENIED, FINAL",
        "401, UNAUTHENTICATED, authenticationError, OAUTH_TOKEN_EXPIRED, TOKEN_REFUSED",
        "401, UNAUTHENTICATED, authenticationError, CUSTOMER_NOT_FOUND, FINAL",
        "429, RESOURCE_EXHAUSTED, quotaError, RESOURCE_TEMPORARILY_EXHAUSTED, PASSING",
        "429, RESOURCE_EXHAUSTED, quotaError, RESOURCE_EXHAUSTED, THROTTLED",
    })
    void tellsByCode(int status, String word, String family, String code, Advice.Kind kind) {
        assertThat(AlphaAdvice.of(response(status, error(word, family, code, "")))
                        .kind())
                .isEqualTo(kind);
    }

    @Test
    void readsHowLongAndForWhomToWait() {
        String ofAccount = quota("ACCOUNT", "3.2s");
        String ofAll = quota("DEVELOPER", "90s");

        assertThat(AlphaAdvice.of(response(429, ofAccount))).isEqualTo(Advice.throttled(Duration.ofSeconds(4), false));
        assertThat(AlphaAdvice.of(response(429, ofAll))).isEqualTo(Advice.throttled(Duration.ofSeconds(90), true));
    }

    @Test
    void waitsAsHeaderSays() {
        WireResponse response = new WireResponse(503, Map.of("retry-after", "2"), "");

        assertThat(AlphaAdvice.of(response)).isEqualTo(Advice.passing(Duration.ofSeconds(2)));
    }

    @Test
    void readsPageAgainThatBrokeOff() {
        PassingTime time = new PassingTime(FixedCall.NOW);
        ScriptedTransport transport = ScriptedTransport.answering(
                response(503, ""), response(200, "{\"results\":[{\"customerCl"), response(200, "{}"));
        RestAlphaAds ads = new RestAlphaAds(
                new AlphaSettings(URI.create("https://alpha.invalid"), "v26", null), transport, time.policy());

        PlatformResult<List<AlphaClient>> result =
                ads.hierarchy(AlphaAccountId.of("1234567890"), null, FixedCall.NOW.plusSeconds(20));

        assertThat(result).isEqualTo(PlatformResult.answered(List.of()));
        assertThat(time.pauses()).containsExactly(Duration.ofMillis(400), Duration.ofMillis(800));
    }

    private static String quota(String scope, String delay) {
        String details = ",\"details\":{\"quotaErrorDetails\":{\"rateScope\":\"" + scope + "\",\"retryDelay\":\""
                + delay + "\"}}";
        return error("RESOURCE_EXHAUSTED", "quotaError", "RESOURCE_EXHAUSTED", details);
    }

    private static String error(String status, String family, String code, String details) {
        return "{\"error\":{\"code\":0,\"message\":\"m\",\"status\":\"" + status + "\",\"details\":[{\"errors\":["
                + "{\"errorCode\":{\"" + family + "\":\"" + code + "\"},\"message\":\"m\"" + details + "}]}]}}";
    }
}
