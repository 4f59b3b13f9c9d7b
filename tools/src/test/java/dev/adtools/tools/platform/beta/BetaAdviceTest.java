package dev.adtools.tools.platform.beta;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.Advice;
import dev.adtools.tools.platform.wire.WireResponse;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BetaAdviceTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "200, {\"data\":[]}, FINAL",
                "200, {\"data\":[, PASSING",
                "404, <html>, FINAL",
                "500, <html>, PASSING",
                "503, '', PASSING",
            })
    void tellsByStatus(int status, String body, Advice.Kind kind) {
        assertThat(BetaAdvice.of(response(status, body)).kind()).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "400, 1, false, PASSING",
        "500, 2, false, PASSING",
        "400, 100, true, PASSING",
        "400, 100, false, FINAL",
        "400, 190, false, FINAL",
        "403, 200, false, FINAL",
        "400, 17, false, THROTTLED",
        "400, 80004, true, THROTTLED",
        "200, 2, false, PASSING",
    })
    void tellsByCode(int status, int code, boolean passing, Advice.Kind kind) {
        String body = "{\"error\":{\"message\":\"m\",\"code\":" + code + ",\"is_transient\":" + passing + "}}";

        assertThat(BetaAdvice.of(response(status, body)).kind()).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({"4, true", "17, true", "613, false", "80000, false"})
    void knowsWhichLimitsAllAccountsShare(int code, boolean everywhere) {
        WireResponse response = new WireResponse(
                400, Map.of("retry-after", "60"), "{\"error\":{\"message\":\"m\",\"code\":" + code + "}}");

        assertThat(BetaAdvice.of(response)).isEqualTo(Advice.throttled(Duration.ofMinutes(1), everywhere));
    }

    @ParameterizedTest
    @CsvSource({"9223372036854775807, 172800", "1e300, 0", "-5, 0", "120, 7200"})
    void boundsTheWaitThatAHeaderNames(String minutes, long seconds) {
        WireResponse response = new WireResponse(
                400,
                Map.of(
                        "x-business-use-case-usage",
                        "{\"55\":[{\"type\":\"ads_insights\",\"estimated_time_to_regain_access\":" + minutes + "}]}"),
                "{\"error\":{\"message\":\"m\",\"code\":80000}}");

        assertThat(BetaAdvice.of(response)).isEqualTo(Advice.throttled(Duration.ofSeconds(seconds), false));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"message\":\"Please reduce the amount of data you're asking for\",\"code\":1",
                "\"message\":\"m\",\"code\":100,\"error_subcode\":1487534,\"is_transient\":true",
            })
    void doesNotRepeatWhatIsTooLarge(String error) {
        PassingTime time = new PassingTime(FixedCall.NOW);
        String less = "{\"error\":{" + error + "}}";
        ScriptedTransport transport =
                ScriptedTransport.answering(response(500, less), response(503, ""), response(200, "{\"data\":[]}"));
        RestBetaAds ads = new RestBetaAds(
                new BetaSettings(URI.create("https://beta.invalid"), "v27.0"), transport, time.policy());

        PlatformResult<List<BetaAccount>> result = ads.accounts(FixedCall.NOW.plusSeconds(20));

        assertThat(result).isEqualTo(PlatformResult.answered(List.of()));
        assertThat(transport.requests())
                .extracting(request -> request.uri().getQuery().replaceAll(".*limit=", ""))
                .containsExactly("500", "100", "100");
        assertThat(time.pauses()).hasSize(1);
    }
}
