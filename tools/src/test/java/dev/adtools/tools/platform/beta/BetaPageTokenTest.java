package dev.adtools.tools.platform.beta;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static dev.adtools.tools.platform.beta.BetaDeliveryTest.answer;
import static dev.adtools.tools.platform.beta.BetaDeliveryTest.failure;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaLeadForm;
import dev.adtools.tools.platform.BetaPromotedPage;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lead forms are read as their page, and what is refused to the page is not told of the service's credentials. */
final class BetaPageTokenTest {

    private static final WireResponse TOKEN = response(200, "{\"access_token\":\"PAGEtoken\",\"id\":\"7\"}");
    private static final WireResponse NO_FORMS = response(200, "{\"data\":[]}");

    @Test
    void readsFormsAsThePage() {
        ScriptedTransport transport = ScriptedTransport.answering(
                TOKEN,
                response(
                        200,
                        "{\"data\":[{\"id\":\"1\",\"name\":\"A\",\"status\":\"ARCHIVED\","
                                + "\"created_time\":\"2026-05-04T10:00:00+0200\"},"
                                + "{\"id\":\"2\",\"name\":\"B\",\"status\":\"DRAFT\"}]}"));

        assertThat(answer(SandboxWorld.beta(transport)
                        .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                        .leadForms(new BetaPromotedPage("7", ""))))
                .containsExactly(
                        new BetaLeadForm("1", "A", "ARCHIVED", "2026-05-04T10:00:00+02:00"),
                        new BetaLeadForm("2", "B", "DRAFT", null));
        assertThat(transport.requests())
                .extracting(request -> request.uri().toString())
                .containsExactly(
                        "http://beta.invalid/v27.0/7?fields=access_token",
                        "http://beta.invalid/v27.0/7/leadgen_forms?fields=id%2Cname%2Cstatus%2Ccreated_time&limit=500");
        assertThat(tokens(transport)).containsExactly("", "Bearer PAGEtoken");
    }

    @Test
    void readsAllPagesOfTheListAsThePage() {
        ScriptedTransport transport = ScriptedTransport.answering(
                TOKEN,
                response(
                        200, "{\"data\":[],\"paging\":{\"cursors\":{\"after\":\"x\"},\"next\":\"https://x.invalid\"}}"),
                NO_FORMS);

        answer(SandboxWorld.beta(transport)
                .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                .leadForms(new BetaPromotedPage("7", "")));

        assertThat(tokens(transport)).containsExactly("", "Bearer PAGEtoken", "Bearer PAGEtoken");
    }

    @Test
    void keepsNoToken() {
        ScriptedTransport transport = ScriptedTransport.answering(TOKEN, NO_FORMS, NO_FORMS, TOKEN, NO_FORMS);
        RestBetaAds beta = SandboxWorld.beta(transport);

        answer(beta.in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                .leadForms(new BetaPromotedPage("7", "")));
        answer(beta.in(FixedCall.granted(BetaAccountId.of("1700100001")), FixedCall.NOW)
                .pages());
        answer(beta.in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                .leadForms(new BetaPromotedPage("7", "")));

        assertThat(tokens(transport)).containsExactly("", "Bearer PAGEtoken", "", "", "Bearer PAGEtoken");
    }

    @ParameterizedTest
    @CsvSource({"190, 0", "190, 492", "102, 0", "10, 0", "200, 0"})
    void tellsRefusalOfPageTokenOfThePage(int code, int subcode) {
        PlatformFailure failure = failure(SandboxWorld.beta(ScriptedTransport.answering(TOKEN, refusal(code, subcode)))
                .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                .leadForms(new BetaPromotedPage("7", "")));

        assertThat(failure.toolError(Mode.VALIDATE).code()).isEqualTo(ErrorCode.PLATFORM_REJECTED);
        assertThat(failure.toolError(Mode.VALIDATE).message()).contains(String.valueOf(code), "why");
    }

    @ParameterizedTest
    @CsvSource({
        "190, 0, PLATFORM_CREDENTIALS_REJECTED",
        "102, 0, PLATFORM_CREDENTIALS_REJECTED",
        "10, 0, PLATFORM_REJECTED",
        "10, 7, PLATFORM_REJECTED",
        "200, 0, PLATFORM_REJECTED",
        "100, 33, NOT_FOUND",
        "4, 0, PLATFORM_RATE_LIMITED",
    })
    void tellsRefusalOfServiceTokenAsEverywhereButNotPermissions(int code, int subcode, ErrorCode told) {
        ScriptedTransport transport = ScriptedTransport.answering(refusal(code, subcode));

        PlatformFailure failure = failure(SandboxWorld.beta(transport)
                .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                .leadForms(new BetaPromotedPage("7", "")));

        assertThat(failure.toolError(Mode.VALIDATE).code()).isEqualTo(told);
    }

    @Test
    void saysThatThePageGivesNoToken() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, "{\"id\":\"7\"}"));

        PlatformFailure failure = failure(SandboxWorld.beta(transport)
                .in(FixedCall.granted(BetaAccountId.of(SampleBeta.US)), FixedCall.NOW)
                .leadForms(new BetaPromotedPage("7", "")));

        assertThat(failure.toolError(Mode.VALIDATE).code()).isEqualTo(ErrorCode.PLATFORM_REJECTED);
        assertThat(failure.toolError(Mode.VALIDATE).message()).contains("no access token for the page");
    }

    private static WireResponse refusal(int code, int subcode) {
        return response(
                400, "{\"error\":{\"message\":\"why\",\"code\":" + code + ",\"error_subcode\":" + subcode + "}}");
    }

    private static List<String> tokens(ScriptedTransport transport) {
        return transport.requests().stream()
                .map(WireRequest::headers)
                .map(headers -> headers.getOrDefault("Authorization", ""))
                .toList();
    }
}
