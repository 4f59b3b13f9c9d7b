package dev.adtools.tools.beta.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.adtools.api.Finding;
import dev.adtools.api.Validation;
import dev.adtools.api.Verdict;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.beta.catalog.ValidateBetaCatalogAdDraftFacts.Audience;
import dev.adtools.tools.beta.catalog.ValidateBetaCatalogAdDraftFacts.BudgetLevel;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.rules.CorpusCase;
import dev.adtools.tools.rules.ValidationCall;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ValidateBetaCatalogAdDraftTest {

    private static final List<CorpusCase> CORPUS = CorpusCase.of("validate_beta_catalog_ad_draft");

    private static final ValidationCall<ValidateBetaCatalogAdDraft, ValidateBetaCatalogAdDraftFacts> TOOL =
            new ValidationCall<>(
                    new ValidateBetaCatalogAdDraftDispatch(new SandboxWorld().beta(), CappedAccounts.CAPS),
                    "2026-11-20T12:00:00Z");

    static List<CorpusCase> corpus() {
        return CORPUS;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("corpus")
    void findsWhatIsBadAndNothingElse(CorpusCase sample) {
        Validation<ValidateBetaCatalogAdDraftFacts> validation = validated(sample.arguments());

        assertThat(rules(validation).contains(sample.rule())).isEqualTo(sample.bad());
    }

    @Test
    void answersAsPublishedAndTheSameEveryTime() {
        assertThat(CORPUS).allSatisfy(sample -> {
            String answer = TOOL.answer(sample.arguments());

            assertThat(TOOL.answer(sample.arguments())).isEqualTo(answer);
        });
    }

    @Test
    void findsAsGravelyAsItsRulesSay() {
        assertThat(TOOL.gravest(CORPUS)).isEqualTo(TOOL.declared());
    }

    @Test
    void hasBadAndGoodCasesForEveryRule() {
        Map<String, List<Boolean>> kinds = CORPUS.stream()
                .collect(Collectors.groupingBy(
                        CorpusCase::rule, Collectors.mapping(CorpusCase::bad, Collectors.toList())));

        assertThat(kinds.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(CatalogRule.values()).map(CatalogRule::id).toList());
        assertThat(kinds.values()).allSatisfy(kind -> assertThat(kind).contains(true, false));
    }

    @Test
    void appliesOrSkipsEveryRule() {
        Validation<?> validation = validated(good());

        assertThat(validation.checksRun() + validation.checksSkipped().size()).isEqualTo(CatalogRule.values().length);
        assertThat(validation.checksSkipped())
                .containsExactly(
                        "CAT-ACC-1",
                        "CAT-AUD-1",
                        "CAT-BUD-1",
                        "CAT-BUD-2",
                        "CAT-BUD-3",
                        "CAT-CUR-1",
                        "CAT-DIAG-1",
                        "CAT-ID-2",
                        "CAT-ID-3",
                        "CAT-PIX-1",
                        "CAT-PIX-2",
                        "CAT-STOCK-2",
                        "CAT-VER-1");
    }

    @Test
    void passesSoundDraft() {
        Validation<ValidateBetaCatalogAdDraftFacts> validation = validated(good());

        assertThat(validation.verdict()).isEqualTo(Verdict.PASS);
        assertThat(validation.info()).extracting(Finding::rule).containsOnly("CAT-EVT-2");
        assertThat(validation.ruleset()).isEqualTo("beta-2026.11");
        assertThat(validation.facts().tagsUsed()).containsExactly("product.name", "product.price");
        assertThat(validation.facts().textLengths())
                .containsOnly(Map.entry("description", 20L), Map.entry("message", 25L), Map.entry("name", 20L));
        assertThat(validation.facts().audience()).isEqualTo(Audience.BROAD);
        assertThat(validation.facts().budgetLevel()).isEqualTo(BudgetLevel.AD_SET);
        assertThat(validation.facts().inStockShare()).isEqualTo(new BigDecimal("0.8333"));
    }

    @Test
    void putsWhatIsSaidOnceWhereItIsSent() {
        Validation<?> validation = validated("""
                {"draft": {"objective": "OUTCOME_SALES", "product_catalog_id": "5550001112",
                  "product_set_id": "7770001112", "campaign": {},
                  "ad_set": {"optimization_goal": "VALUE"}}}""");

        assertThat(validation.normalized()).isEqualTo(json("""
                {"campaign": {"objective": "OUTCOME_SALES", "status": "PAUSED",
                  "promoted_object": {"product_catalog_id": "5550001112"}},
                 "ad_set": {"status": "PAUSED",
                  "promoted_object": {"product_set_id": "7770001112", "custom_event_type": "PURCHASE"}},
                 "creative": {"product_set_id": "7770001112"}}"""));
    }

    @Test
    void pointsAtThePlaceAndSaysHowToMendIt() {
        Finding finding = validated("""
                {"draft": {"objective": "PRODUCT_CATALOG_SALES"}}""").errors().stream()
                .filter(error -> error.rule().equals("CAT-OBJ-1"))
                .findFirst()
                .orElseThrow();

        assertThat(finding.field()).isEqualTo("/draft/objective");
        assertThat(finding.expected())
                .isEqualTo(json("{\"o\": \"OUTCOME_SALES\"}").get("o"));
        assertThat(finding.actual())
                .isEqualTo(json("{\"o\": \"PRODUCT_CATALOG_SALES\"}").get("o"));
        assertThat(finding.fix()).isEqualTo("Use OUTCOME_SALES.");
    }

    @Test
    void namesTheCapThatABudgetExceeds() {
        Validation<?> validation = validated(sample("CAT-BUD-2/bad-2.json"));

        assertThat(validation.errors())
                .extracting(Finding::rule, Finding::field, Finding::message, Finding::expected)
                .containsExactly(tuple(
                        "CAT-BUD-2",
                        "/draft/ad_set/lifetime_budget",
                        "The draft may spend 250.10 USD a day, and the service lets one call raise this account's daily"
                                + " spend by 250.00 USD at most.",
                        new JsonString("at most 250.00 USD a day")));
    }

    @Test
    void comparesNoAmountsInTwoCurrencies() {
        assertThat(validated(sample("CAT-BUD-2/bad-3.json")).errors())
                .extracting(Finding::rule, Finding::message)
                .containsExactly(tuple("CAT-BUD-2", "The service caps this account in USD, so it would refuse EUR."));
    }

    @Test
    void skipsCapsOfAccountsWithoutOne() {
        assertThat(validated(sample("CAT-BUD-2/good-3.json")).checksSkipped()).contains("CAT-BUD-2");
    }

    @Test
    void suggestsTheTagThatWasMeant() {
        Validation<?> validation = validated("""
                {"draft": {"creative": {"template_data": {"name": "{{product.pirce}}"}}}}""");

        assertThat(validation.errors())
                .filteredOn(error -> error.rule().equals("CAT-TAG-1"))
                .extracting(Finding::fix)
                .containsExactly("Did you mean {{product.price}}?");
    }

    @Test
    void cutsLongRowsOfLikeFindingsShort() {
        String unknown = IntStream.range(0, 1000)
                .mapToObj(i -> "\"member_" + i + "\": 1")
                .collect(Collectors.joining(",", "{\"draft\": {", "}}"));

        Validation<?> validation = validated(unknown);

        assertThat(validation.warnings())
                .filteredOn(warning -> warning.rule().equals("CAT-DRAFT-1"))
                .hasSize(26)
                .last()
                .extracting(Finding::message)
                .isEqualTo("This rule has 975 more finding(s).");
    }

    private static String good() {
        return sample("CAT-DRAFT-1/good-1.json");
    }

    private static String sample(String name) {
        return CORPUS.stream()
                .filter(sample -> sample.toString().equals(name))
                .findFirst()
                .orElseThrow()
                .arguments();
    }

    private static List<String> rules(Validation<?> validation) {
        return Stream.of(validation.errors(), validation.warnings(), validation.info())
                .flatMap(List::stream)
                .map(Finding::rule)
                .toList();
    }

    private static JsonObject json(String text) {
        return (JsonObject) JsonCursor.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Validation<ValidateBetaCatalogAdDraftFacts> validated(String arguments) {
        return TOOL.validation(arguments);
    }
}
