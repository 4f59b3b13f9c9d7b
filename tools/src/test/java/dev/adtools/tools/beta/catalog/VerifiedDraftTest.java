package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Finding;
import dev.adtools.api.Outcome;
import dev.adtools.api.Source;
import dev.adtools.api.ToolError;
import dev.adtools.api.Validation;
import dev.adtools.api.Verdict;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.rules.CorpusCase;
import dev.adtools.tools.rules.Decoded;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Findings that asking the platform adds to the validation of a catalog ad draft. */
final class VerifiedDraftTest {

    private static final String JAPAN = "act_1700100003";

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void passesDraftThatThePlatformHas() {
        Validation<ValidateBetaCatalogAdDraftFacts> validation =
                validated(world.beta(), sample("CAT-VER-1/good-1.json"));

        assertThat(validation.verdict()).isEqualTo(Verdict.PASS);
        assertThat(validation.checksSkipped()).containsExactly("CAT-AUD-1", "CAT-BUD-1", "CAT-BUD-2");
        assertThat(validation.facts().source()).isEqualTo(Source.SANDBOX);
        assertThat(paths())
                .containsExactly(
                        "/v27.0/act_1700100003/adspixels",
                        "/v27.0/act_1700100003",
                        "/v27.0/880010002/owned_product_catalogs",
                        "/v27.0/880010002/client_product_catalogs",
                        "/v27.0/1660440000000003/product_sets",
                        "/v27.0/1660440000000003/diagnostics",
                        "/v27.0/act_1700100003",
                        "/v27.0/act_1700100003/insights");
    }

    @Test
    void staysOfflineUnlessAsked() {
        JsonObject draft = sample("CAT-VER-1/good-1.json");

        assertThat(validated(world.beta(), offline(draft)).facts().source()).isNull();
        assertThat(world.transport().requests()).isEmpty();
    }

    @Test
    void asksNothingOfCatalogsOfOthers() {
        Validation<?> validation = validated(world.beta(), sample("CAT-ID-2/bad-2.json"));

        assertThat(validation.errors()).extracting(Finding::rule).containsExactly("CAT-ID-2");
        assertThat(paths()).noneMatch(path -> path.contains("1660440000000003"));
    }

    @Test
    void saysTheSameOfWhatDoesNotExistAndOfWhatIsOthers() {
        JsonObject others = sample("CAT-ID-2/bad-2.json");
        JsonObject unknown = json(text("CAT-ID-2/bad-2.json").replace("1660440000000003", "1660440000000009"));

        assertThat(validated(world.beta(), unknown).errors())
                .extracting(Finding::rule, Finding::field, Finding::message)
                .isEqualTo(validated(world.beta(), others).errors().stream()
                        .map(error -> tuple(error.rule(), error.field(), error.message()))
                        .toList());
    }

    @Test
    void takesCountsThatAreNotToldForUnknown() {
        BetaAds silent = SandboxWorld.beta(new ScriptedTransport(request -> {
            WireResponse response = (WireResponse) world.transport().exchange(request);
            return response(response.status(), response.body().replaceAll(",\"product_count\":[0-9]+", ""));
        }));

        Validation<?> validation = validated(silent, sample("CAT-STOCK-2/bad-1.json"));

        assertThat(validation.errors()).isEmpty();
    }

    @Test
    void pointsAtBothPlacesThatNameASet() {
        Validation<?> validation = validated(world.beta(), sample("CAT-ID-3/bad-1.json"));

        assertThat(validation.errors())
                .extracting(Finding::rule, Finding::field)
                .containsExactly(
                        tuple("CAT-ID-3", "/draft/ad_set/promoted_object/product_set_id"),
                        tuple("CAT-ID-3", "/draft/creative/product_set_id"));
    }

    @Test
    void repeatsWhatThePlatformFindsFaultWith() {
        Validation<?> validation = validated(world.beta(), sample("CAT-DIAG-1/bad-1.json"));

        assertThat(validation.warnings())
                .extracting(Finding::message)
                .containsExactly(
                        "The platform finds fault with 37 products (ATTRIBUTES_MISSING): Items without a price");
        assertThat(validation.info()).extracting(Finding::rule).contains("CAT-DIAG-1");
    }

    @Test
    void refusesAccountsOutsideTheTokensLimits() {
        JsonObject draft = sample("CAT-VER-1/good-1.json");

        ToolError error = error(outcome(world.beta(), draft, FixedCall.limitedTo("act_1700100001")));

        assertThat(error.code()).isEqualTo(ErrorCode.ACCOUNT_FORBIDDEN);
        assertThat(error.details().get("account_id")).isNotNull();
        assertThat(error(outcome(world.beta(), offline(draft), FixedCall.limitedTo("act_1700100001")))
                        .code())
                .isEqualTo(ErrorCode.ACCOUNT_FORBIDDEN);
        assertThat(world.transport().requests()).isEmpty();
        assertThat(outcome(world.beta(), draft, FixedCall.limitedTo(JAPAN))).isInstanceOf(Outcome.Completed.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/adspixels",
                "/act_1700100003",
                "/owned_product_catalogs",
                "/client_product_catalogs",
                "/product_sets",
                "/diagnostics"
            })
    void answersFailuresOfThePlatformAsFailures(String end) {
        Predicate<WireRequest> fails = request -> request.uri().getPath().endsWith(end);
        BetaAds broken = SandboxWorld.beta(new ScriptedTransport(request -> fails.test(request)
                ? response(500, "<html>Internal server error</html>")
                : world.transport().exchange(request)));

        ToolError error = error(outcome(broken, sample("CAT-VER-1/good-1.json"), FixedCall.unlimited()));

        assertThat(error.code()).isEqualTo(ErrorCode.PLATFORM_ERROR);
    }

    private static Validation<ValidateBetaCatalogAdDraftFacts> validated(BetaAds ads, JsonObject arguments) {
        return outcome(ads, arguments, FixedCall.unlimited())
                .<Validation<ValidateBetaCatalogAdDraftFacts>>fold(validation -> validation, error -> {
                    throw new AssertionError(error);
                });
    }

    private static Outcome<Validation<ValidateBetaCatalogAdDraftFacts>> outcome(
            BetaAds ads, JsonObject arguments, CallContext call) {
        ValidateBetaCatalogAdDraftDispatch tool = new ValidateBetaCatalogAdDraftDispatch(ads, CappedAccounts.CAPS);
        return tool.validate(Decoded.of(tool, arguments), call);
    }

    private static ToolError error(Outcome<?> outcome) {
        return ((Outcome.Failed<?>) outcome).error();
    }

    private List<String> paths() {
        return world.transport().requests().stream()
                .map(request -> request.uri().getPath())
                .toList();
    }

    private static JsonObject sample(String name) {
        return json(text(name));
    }

    private static String text(String name) {
        return CorpusCase.of("validate_beta_catalog_ad_draft").stream()
                .filter(sample -> sample.toString().equals(name))
                .findFirst()
                .orElseThrow()
                .arguments();
    }

    private static JsonObject offline(JsonObject arguments) {
        return arguments.toBuilder().put("verify", false).build();
    }

    private static JsonObject json(String text) {
        return (JsonObject) JsonCursor.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
