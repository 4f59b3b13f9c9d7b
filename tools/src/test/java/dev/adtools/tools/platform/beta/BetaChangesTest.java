package dev.adtools.tools.platform.beta;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireRequest;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BetaChangesTest {

    private static final WireAnswer SUCCESS = response(200, "{\"success\":true}");

    @Test
    void postsNewBudgetOnce() {
        ScriptedTransport transport = ScriptedTransport.answering(SUCCESS);

        PlatformResult<Long> result = SandboxWorld.beta(transport)
                .updateDailyBudget(SampleBeta.budgetChange("77", 7000), FixedCall.NOW, TestContexts.sending());

        assertThat(BetaDeliveryTest.answer(result)).isEqualTo(7000);
        WireRequest request = only(transport.requests());
        assertThat(request.kind()).isEqualTo(OperationKind.WRITE);
        assertThat(request.method()).isEqualTo("POST");
        assertThat(request.uri()).hasToString("http://beta.invalid/v27.0/77");
        assertThat(request.headers()).containsEntry("Content-Type", "application/x-www-form-urlencoded");
        assertThat(request.body()).isEqualTo("daily_budget=7000");
    }

    @Test
    void asksForCheckWithoutChange() {
        ScriptedTransport transport = ScriptedTransport.answering(SUCCESS);

        PlatformResult<Long> result =
                SandboxWorld.beta(transport).checkDailyBudget(SampleBeta.budgetChange("77", 7000), FixedCall.NOW);

        assertThat(BetaDeliveryTest.answer(result)).isEqualTo(7000);
        WireRequest request = only(transport.requests());
        assertThat(request.kind()).isEqualTo(OperationKind.VALIDATE);
        assertThat(request.body()).isEqualTo("daily_budget=7000&execution_options=%5B%22validate_only%22%5D");
    }

    @Test
    void postsNewStatusOnce() {
        ScriptedTransport transport = ScriptedTransport.answering(SUCCESS);

        PlatformResult<BetaSwitch> result = SandboxWorld.beta(transport)
                .setStatus(SampleBeta.statusChange("77", BetaSwitch.PAUSED), FixedCall.NOW, TestContexts.sending());

        assertThat(BetaDeliveryTest.answer(result)).isEqualTo(BetaSwitch.PAUSED);
        WireRequest request = only(transport.requests());
        assertThat(request.kind()).isEqualTo(OperationKind.WRITE);
        assertThat(request.method()).isEqualTo("POST");
        assertThat(request.uri()).hasToString("http://beta.invalid/v27.0/77");
        assertThat(request.body()).isEqualTo("status=PAUSED");
    }

    @Test
    void asksForCheckOfStatusWithoutChange() {
        ScriptedTransport transport = ScriptedTransport.answering(SUCCESS);

        SandboxWorld.beta(transport).checkStatus(SampleBeta.statusChange("77", BetaSwitch.ACTIVE), FixedCall.NOW);

        WireRequest request = only(transport.requests());
        assertThat(request.kind()).isEqualTo(OperationKind.VALIDATE);
        assertThat(request.body()).isEqualTo("status=ACTIVE&execution_options=%5B%22validate_only%22%5D");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "200 | <html>                              | Broken   | OutcomeUnknown",
                "200 | {}                                  | Broken   | OutcomeUnknown",
                "200 | {\"success\":false}                 | Broken   | OutcomeUnknown",
                "502 | bad gateway                         | Broken   | OutcomeUnknown",
                "500 | {\"error\":{\"code\":2}}            | Broken   | OutcomeUnknown",
                "400 | {\"error\":{\"code\":1,\"error_subcode\":2853001,\"is_transient\":false}} | Rejected | OutcomeUnknown",
                "400 | {\"error\":{\"code\":100}}          | Rejected | Rejected",
                "400 | {\"error\":{\"code\":2635}}         | VersionEnded | VersionEnded",
                "400 | {\"error\":{\"code\":100,\"error_subcode\":33}} | NotFound | NotFound",
                "400 | {\"error\":{\"code\":80004}}        | RateLimited | RateLimited",
            })
    void knowsOutcomeOfWriteOnlyFromPlatformsOwnWord(int status, String body, String ofCheck, String ofWrite) {
        assertThat(name(check(response(status, body)))).isEqualTo(ofCheck);
        assertThat(name(update(response(status, body)))).isEqualTo(ofWrite);
    }

    @ParameterizedTest
    @CsvSource({
        "NOT_SENT, Unavailable, Unavailable",
        "TIMED_OUT, TimedOut, OutcomeUnknown",
        "BROKEN, Broken, OutcomeUnknown"
    })
    void takesBrokenConnectionForUnknownOutcome(WireFailure.Stage stage, String ofCheck, String ofWrite) {
        WireFailure broken = new WireFailure(stage, "x");

        assertThat(name(check(broken))).isEqualTo(ofCheck);
        assertThat(name(update(broken))).isEqualTo(ofWrite);
    }

    private static PlatformResult<Long> check(WireAnswer answer) {
        return SandboxWorld.beta(ScriptedTransport.answering(answer))
                .checkDailyBudget(SampleBeta.budgetChange("77", 7000), FixedCall.NOW);
    }

    private static PlatformResult<Long> update(WireAnswer answer) {
        return SandboxWorld.beta(ScriptedTransport.answering(answer))
                .updateDailyBudget(SampleBeta.budgetChange("77", 7000), FixedCall.NOW, TestContexts.sending());
    }

    private static String name(PlatformResult<Long> result) {
        PlatformFailure failure = BetaDeliveryTest.failure(result);
        return failure.getClass().getSimpleName();
    }

    private static WireRequest only(List<WireRequest> requests) {
        assertThat(requests).hasSize(1);
        return requests.get(0);
    }
}
