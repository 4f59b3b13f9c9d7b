package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.SetupCalls.answer;
import static dev.adtools.tools.beta.conversion.SetupCalls.findings;
import static dev.adtools.tools.beta.conversion.SetupCalls.json;
import static dev.adtools.tools.beta.conversion.SetupCalls.sound;
import static dev.adtools.tools.beta.conversion.SetupCalls.validated;
import static dev.adtools.tools.beta.conversion.SetupCalls.verified;
import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Finding;
import dev.adtools.api.Outcome;
import dev.adtools.api.Source;
import dev.adtools.api.ToolError;
import dev.adtools.api.Validation;
import dev.adtools.api.Verdict;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.beta.conversion.ValidateBetaConversionSetupFacts.Readiness;
import dev.adtools.tools.beta.conversion.ValidateBetaConversionSetupFacts.ReadyState;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.PlatformError;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.rules.Decoded;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Findings that asking the platform adds to the validation of a conversion set-up. */
final class VerifiedSetupTest {

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void passesSetUpThatThePlatformHas() {
        Validation<ValidateBetaConversionSetupFacts> validation = validated(verified());

        assertThat(validation.verdict()).isEqualTo(Verdict.PASS);
        assertThat(validation.checksSkipped()).containsExactly("EVT-5");
        assertThat(validation.facts().source()).isEqualTo(Source.SANDBOX);
        assertThat(validation.facts().readiness())
                .isEqualTo(new Readiness(ReadyState.READY, ReadyState.READY, ReadyState.READY, ReadyState.READY));
    }

    @Test
    void staysOfflineUnlessAsked() {
        Outcome<?> outcome = outcome(
                world.beta(), verified().toBuilder().put("verify", false).build());

        assertThat(outcome).isInstanceOf(Outcome.Completed.class);
        assertThat(world.transport().requests()).isEmpty();
        assertThat(validated(sound()).facts().source()).isNull();
        assertThat(validated(sound()).checksSkipped()).contains("VER-1", "PIX-2", "LEAD-4");
    }

    @Test
    void asksForWhatIsNamedAndNothingElse() {
        outcome(world.beta(), json("""
                {"account_id": "act_1700100001", "pixel_id": "1480220000000001", "verify": true}"""));
        assertThat(paths()).containsExactly("/v27.0/act_1700100001/adspixels");

        outcome(world.beta(), verified());
        assertThat(paths())
                .containsExactly(
                        "/v27.0/act_1700100001/adspixels",
                        "/v27.0/act_1700100003/adspixels",
                        "/v27.0/act_1700100003/promote_pages",
                        "/v27.0/104220000000003",
                        "/v27.0/104220000000003/leadgen_forms");
    }

    @Test
    void asksNothingOfPagesOfOthers() {
        outcome(world.beta(), json("""
                {"account_id": "act_1700100001", "verify": true,
                 "lead_form": {"page_id": "104220000000003", "id": "1590330000000301"}}"""));

        assertThat(paths()).containsExactly("/v27.0/act_1700100001/promote_pages");
    }

    @Test
    void saysTheSameOfWhatDoesNotExistAndOfWhatIsOthers() {
        assertThat(errors("\"pixel_id\": \"1480220000000099\""))
                .isEqualTo(errors("\"pixel_id\": \"1480220000000008\""));
        assertThat(errors("\"lead_form\": {\"page_id\": \"104220000000009\"}"))
                .isEqualTo(errors("\"lead_form\": {\"page_id\": \"104220000000003\"}"));
    }

    private static List<Finding> errors(String part) {
        return validated(json("{\"account_id\": \"act_1700100001\", \"verify\": true, " + part + "}"))
                .errors();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pixel_id", "dataset_id"})
    void doesNotEchoIdsThatThePlatformDoesNotKnow(String name) {
        JsonObject unknown = verified().toBuilder().put(name, "4915112345678").build();

        assertThat(findings(validated(unknown))).extracting(Finding::rule).contains("PIX-2");
        assertThat(answer(unknown)).doesNotContain("4915112345678");
    }

    @Test
    void blocksThePartThatThePlatformObjectsTo() {
        Readiness readiness = validated(json("""
                        {"account_id": "act_1700100001", "pixel_id": "1480220000000004", "verify": true,
                         "capi": {"enabled": true, "access_token_present": true}, "dataset_id": "1480220000000005"}""")).facts().readiness();

        assertThat(readiness.pixel()).isEqualTo(ReadyState.PARTIAL);
        assertThat(readiness.capi()).isEqualTo(ReadyState.BLOCKED);
    }

    @Test
    void countsSilenceFromThePresent() {
        Validation<?> validation = validated(json("""
                {"account_id": "act_1700100001", "pixel_id": "1480220000000003", "verify": true,
                 "now": "2026-09-21T12:00:00Z"}"""));

        assertThat(validation.warnings())
                .extracting(Finding::rule, Finding::message)
                .containsExactly(tuple("PIX-3", "It has got no event for 61 days."));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pixels", "pages", "leadForms"})
    void answersFailuresOfThePlatformAsFailures(String operation) {
        FixedBetaAds slow = new FixedBetaAds().failing(operation, new PlatformFailure.TimedOut("no answer"));
        BetaAds reads = operation.equals("leadForms") ? formsFail() : slow;

        assertThat(error(outcome(reads, verified())).code())
                .isEqualTo(operation.equals("leadForms") ? ErrorCode.PLATFORM_ERROR : ErrorCode.PLATFORM_TIMEOUT);
    }

    private BetaAds formsFail() {
        return SandboxWorld.beta(
                new ScriptedTransport(request -> request.uri().getPath().endsWith("/leadgen_forms")
                        ? response(500, "<html>Internal server error</html>")
                        : world.transport().exchange(request)));
    }

    @Test
    void blamesThePageWhenItsTokenIsRefused() {
        BetaAds reads = SandboxWorld.beta(
                new ScriptedTransport(request -> request.uri().getPath().endsWith("/leadgen_forms")
                        ? response(400, "{\"error\":{\"message\":\"Session has expired\",\"code\":190}}")
                        : world.transport().exchange(request)));

        ToolError error = error(outcome(reads, verified()));

        assertThat(error.code()).isEqualTo(ErrorCode.PLATFORM_REJECTED);
        assertThat(error.message()).contains("Session has expired");
    }

    @Test
    void saysHowLongThePlatformAsksToWait() {
        PlatformError throttle = new PlatformError("80004", "Too many calls.", "");
        FixedBetaAds busy =
                new FixedBetaAds().failing("pixels", new PlatformFailure.RateLimited(List.of(throttle), 120));

        ToolError error = error(outcome(busy, verified()));

        assertThat(error.code()).isEqualTo(ErrorCode.PLATFORM_RATE_LIMITED);
    }

    @Test
    void findsNoAccountThatThePlatformDoesNotShow() {
        JsonObject unknown =
                verified().toBuilder().put("account_id", "act_1700100009").build();

        assertThat(error(outcome(world.beta(), unknown)).code()).isEqualTo(ErrorCode.NOT_FOUND);
    }

    private static Outcome<Validation<ValidateBetaConversionSetupFacts>> outcome(BetaAds ads, JsonObject arguments) {
        ValidateBetaConversionSetupDispatch tool = new ValidateBetaConversionSetupDispatch(ads);
        return tool.validate(Decoded.of(tool, arguments), FixedCall.unlimited());
    }

    private static ToolError error(Outcome<?> outcome) {
        return ((Outcome.Failed<?>) outcome).error();
    }

    private List<String> paths() {
        return world.transport().requests().stream()
                .map(request -> request.uri().getPath())
                .toList();
    }
}
