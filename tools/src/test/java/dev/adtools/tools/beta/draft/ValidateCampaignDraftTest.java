package dev.adtools.tools.beta.draft;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Finding;
import dev.adtools.api.Money;
import dev.adtools.api.Outcome;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.TestContexts;
import dev.adtools.api.ToolError;
import dev.adtools.api.Validation;
import dev.adtools.api.Verdict;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.CallDetails;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.rules.CorpusCase;
import dev.adtools.tools.rules.Decoded;
import dev.adtools.tools.rules.SettledCall;
import dev.adtools.tools.rules.ValidationCall;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ValidateCampaignDraftTest {

    private static final List<CorpusCase> CORPUS = CorpusCase.of("validate_campaign_draft");
    private static final CallContext CALL = SettledCall.at("2026-11-20T12:00:00Z");

    private static final ValidationCall<ValidateCampaignDraft, CampaignDraftFacts> VALIDATIONS =
            new ValidationCall<>(DraftWorld.dispatch(), "2026-11-20T12:00:00Z");

    static List<CorpusCase> corpus() {
        return CORPUS;
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void findsWhatIsBadAndNothingElse(CorpusCase sample) {
        Validation<CampaignDraftFacts> validation = validated(sample.arguments());

        assertThat(rules(validation).contains(sample.rule())).isEqualTo(sample.bad());
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void answersAsPublished(CorpusCase sample) {
        assertThat(VALIDATIONS.answer(sample.arguments())).contains("\"safety_defaults_applied\":[");
    }

    @Test
    void findsAsGravelyAsItsRulesSay() {
        assertThat(VALIDATIONS.gravest(CORPUS)).isEqualTo(VALIDATIONS.declared());
    }

    @Test
    void hasBadAndGoodCasesForEveryRule() {
        Map<String, List<Boolean>> kinds = CORPUS.stream()
                .collect(Collectors.groupingBy(
                        CorpusCase::rule, Collectors.mapping(CorpusCase::bad, Collectors.toList())));

        assertThat(kinds.keySet())
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(CampaignRule.values())
                        .map(CampaignRule::id)
                        .toList());
        assertThat(kinds.values()).allSatisfy(kind -> assertThat(kind).contains(true, false));
    }

    @ParameterizedTest
    @CsvSource({"CMP-PLAT-1/good-1.json, 39", "ACM-ACC-1/good-1.json, 15"})
    void appliesOrSkipsEveryRuleOfThePlatform(String sample, int rules) {
        Validation<CampaignDraftFacts> validation = validated(sample(sample));

        assertThat(validation.checksRun() + validation.checksSkipped().size()).isEqualTo(rules);
        assertThat(validation.verdict()).isEqualTo(Verdict.PASS);
        assertThat(validation.info()).isEmpty();
    }

    @Test
    void fillsSafeDefaultsAndSaysSo() {
        Validation<CampaignDraftFacts> validation = validated("""
                {"draft": {"account_id": "1234567890", "name": " Spring ",
                  "ad_sets": [{"daily_budget": 5000}, {"status": "PAUSED", "daily_budget": 2550}],
                  "currency": "EUR"}}""");

        assertThat(validation.normalized()).isEqualTo(json("""
                {"name": "Spring", "account_id": "act_1234567890", "status": "PAUSED", "execution_mode": "paused",
                 "buying_type": "AUCTION", "is_adset_budget_sharing_enabled": false}"""));
        assertThat(validation.facts().safetyDefaultsApplied())
                .extracting(SafetyDefault::field)
                .containsExactly(
                        "/draft/status",
                        "/draft/execution_mode",
                        "/draft/buying_type",
                        "/draft/is_adset_budget_sharing_enabled",
                        "/draft/ad_sets/0/status");
    }

    @Test
    void estimatesMonthFromAllDailyBudgetsAsTheApproverReadsIt() {
        // (50.00 + 25.51) x 30.4 = 2295.504
        Validation<CampaignDraftFacts> validation = validated("""
                {"draft": {"currency": "EUR", "ad_sets": [{"daily_budget": 5000}, {"daily_budget": 2551}]}}""");

        assertThat(validation.facts().estimatedMonthlySpend())
                .isEqualTo(SpendEffect.daily(0, 75_510_000, "EUR", 2).monthlyAfter())
                .isEqualTo(new Money("EUR", 2_295_504_000L, 229_550, "2295.50"));
    }

    @Test
    void estimatesNoMoreThanUntilTheEnd() {
        // 50.00 for ten days, the last of which has only begun, and 20.00 all month: 500.00 + 20.00 x 30.4.
        Validation<CampaignDraftFacts> validation =
                validated("""
                {"draft": {"currency": "EUR", "ad_sets": [{"daily_budget": 2000},
                  {"daily_budget": 5000, "start_time": "%s", "end_time": "%s"}]}}""".formatted("2026-11-23T12:00:00Z", "2026-12-02T17:00:00Z"));

        assertThat(validation.facts().estimatedMonthlySpend())
                .isEqualTo(new Money("EUR", 1_108_000_000L, 110_800, "1108.00"));
    }

    // 50.01 x 30.4 = 1520.304, 501 x 30.4 = 15230.4 and 1.01 x 30.4 = 30.704
    @ParameterizedTest
    @CsvSource({
        "'\"account_id\": \"1234567890\", \"budget_micros\": 50010000', 1520304000, USD, 2",
        "'\"account_id\": \"1234567893\", \"budget_micros\": 501000000', 15230400000, JPY, 0",
        "'\"currency\": \"EUR\", \"budget_micros\": 50010000', 1520304000, EUR, 2",
        "'\"currency\": \"USD\", \"budget_micros\": 1010000', 30704000, USD, 2",
        "'\"currency\": \"USD\", \"budget_micros\": 1234567', 37530837, USD, 2"
    })
    void estimatesMonthOnAlpha(String draft, long micros, String currency, int digits) {
        Validation<CampaignDraftFacts> validation = validated("{\"platform\": \"alpha\", \"draft\": {" + draft + "}}");

        assertThat(validation.facts().estimatedMonthlySpend()).isEqualTo(Money.ofMicros(micros, currency, digits));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "alpha | {\"account_id\": \"1234567890\", \"currency\": \"JPY\", \"budget_micros\": 50000000}",
                "alpha | {\"budget_micros\": 50000000}",
                "alpha | {\"currency\": \"USD\", \"budget_micros\": 9007199254740991}",
                "beta  | {\"account_id\": \"act_1234567890\", \"currency\": \"EUR\", \"daily_budget\": 5000}"
            })
    void estimatesNothingInAnUnsureCurrency(String platform, String draft) {
        Validation<CampaignDraftFacts> validation =
                validated("{\"platform\": \"" + platform + "\", \"draft\": " + draft + "}");

        assertThat(validation.facts().estimatedMonthlySpend()).isNull();
    }

    @Test
    void fillsSafeDefaultsOnAlpha() {
        Validation<CampaignDraftFacts> validation = validated(
                "{\"platform\": \"alpha\", \"draft\": {\"account_id\": \"123-456-7890\", \"name\": \" Spring \"}}");

        assertThat(validation.normalized()).isEqualTo(json("""
                {"name": "Spring", "account_id": "1234567890", "status": "PAUSED", "execution_mode": "paused"}"""));
        assertThat(validation.facts().safetyDefaultsApplied())
                .extracting(SafetyDefault::field)
                .containsExactly("/draft/status", "/draft/execution_mode");
    }

    @ParameterizedTest
    @ValueSource(strings = {"CMP-GOAL-1", "CMP-BILL-1", "CMP-PROMO-1", "CMP-TIME-2", "CMP-GEO-1", "CMP-AUD-1"})
    void saysWhatNoAdSetIsThereFor(String rule) {
        assertThat(validated("{\"draft\": {\"name\": \"x\"}}").checksSkipped()).contains(rule);
        assertThat(validated("{\"draft\": {\"ad_sets\": [{}]}}").checksSkipped())
                .doesNotContain(rule);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"currency\": \"usd\"} | CMP-CUR-1 | Use USD.",
                "{\"ad_sets\": [{\"optimization_goal\": \"VALUE\", \"promoted_object\": {\"pixel_id\": 1234567890123456, \"custom_event_type\": \"PURCHASE\"}}]} | CMP-PROMO-1 | Put the id in quotes; long ids do not survive as numbers."
            })
    void saysHowToMendWhatIsWrittenInAnotherWay(String draft, String rule, String fix) {
        assertThat(validated("{\"draft\": " + draft + "}").errors())
                .filteredOn(error -> error.rule().equals(rule))
                .extracting(Finding::fix)
                .containsExactly(fix);
    }

    @Test
    void comparesTheLeastBudgetOnlyWhereOneIsKnown() {
        String draft = "{\"draft\": {\"account_id\": \"act_12345678%s\", \"currency\": \"EUR\", \"daily_budget\": 9}}";

        assertThat(rules(validated(draft.formatted("98"))))
                .contains("CMP-BUD-6")
                .doesNotContain("CMP-BUD-3");
        assertThat(validated(draft.formatted("98")).checksSkipped()).doesNotContain("CMP-BUD-3");
        assertThat(validated(draft.formatted("91")).checksSkipped()).contains("CMP-BUD-3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "beta  | \"account_id\": \"act_1234567890\", \"daily_budget\": 5000          | CMP-BUD-9",
                "alpha | \"account_id\": \"1234567890\", \"budget_micros\": 50000000         | ACM-BUD-3"
            })
    void wantsTheCurrencyWhereTheCostOfTheAccountCannotBeRead(String platform, String draft, String rule) {
        PlatformFailure timedOut = new PlatformFailure.TimedOut("no answer");
        ValidateCampaignDraftDispatch dispatch = new ValidateCampaignDraftDispatch(
                DraftWorld.beta().failing("report", timedOut),
                DraftWorld.alpha().failReports(timedOut),
                DraftWorld.CAPS);
        ValidationCall<ValidateCampaignDraft, CampaignDraftFacts> calls =
                new ValidationCall<>(dispatch, "2026-11-20T12:00:00Z");
        String start = "{\"platform\": \"" + platform + "\", \"draft\": {" + draft;

        assertThat(calls.validation(start + "}}").errors())
                .filteredOn(finding -> finding.rule().equals(rule))
                .singleElement()
                .satisfies(it -> assertThat(it.message()).contains("could not be read (PLATFORM_"));
        Validation<CampaignDraftFacts> named = calls.validation(start + ", \"currency\": \"USD\"}}");
        assertThat(named.errors()).extracting(Finding::rule).doesNotContain(rule);
        assertThat(named.info()).extracting(Finding::rule).contains(rule);
    }

    @Test
    void countsWholeUnitsWhereThePlatformDoes() {
        Validation<CampaignDraftFacts> validation =
                validated("{\"draft\": {\"currency\": \"HUF\", \"daily_budget\": 1000}}");

        assertThat(validation.facts().estimatedMonthlySpend()).isEqualTo(Money.ofMinor(30_400, "HUF", 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"daily_budget\": 1000}",
                "{\"daily_budget\": 1000, \"currency\": \"XXX\"}",
                "{\"lifetime_budget\": 1000, \"currency\": \"USD\"}",
                "{\"daily_budget\": 10.5, \"currency\": \"USD\"}",
                "{\"daily_budget\": 9007199254740991, \"currency\": \"USD\"}",
                "{\"name\": \"x\", \"currency\": \"USD\"}"
            })
    void estimatesNothingThatCannotBeTold(String draft) {
        Validation<CampaignDraftFacts> validation = validated("{\"draft\": " + draft + "}");

        assertThat(validation.facts().estimatedMonthlySpend()).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "beta, {}, beta-2026.11",
        "beta, {\"name\": \"x\"}, beta-2026.11",
        "alpha, {}, alpha-2026.11",
        "alpha, {\"name\": \"x\"}, alpha-2026.11",
        "gamma, {\"name\": \"x\"}, none"
    })
    void namesTheRulesetOfItsRules(String platform, String draft, String ruleset) {
        assertThat(validated("{\"platform\": \"" + platform + "\", \"draft\": " + draft + "}")
                        .ruleset())
                .isEqualTo(ruleset);
    }

    @ParameterizedTest
    @CsvSource({"USD, false", "EUR, true", "JPY, true", "XXX, true"})
    void saysWhereNoLeastBudgetIsKnown(String currency, boolean skipped) {
        Validation<CampaignDraftFacts> validation =
                validated("{\"draft\": {\"currency\": \"" + currency + "\", \"daily_budget\": 5000}}");

        assertThat(validation.checksSkipped().contains("CMP-BUD-3")).isEqualTo(skipped);
    }

    @Test
    void namesTheSuccessorOfFormerObjective() {
        Validation<CampaignDraftFacts> validation = validated("{\"draft\": {\"objective\": \"VIDEO_VIEWS\"}}");

        assertThat(validation.errors())
                .filteredOn(error -> error.rule().equals("CMP-OBJ-1"))
                .extracting(Finding::fix)
                .containsExactly("Use OUTCOME_ENGAGEMENT.");
    }

    @Test
    void refusesAccountOutsideTheToken() {
        Outcome<Validation<CampaignDraftFacts>> outcome = new ValidateCampaignDraftHandler(
                        DraftWorld.beta(), DraftWorld.alpha(), DraftWorld.CAPS)
                .validate(
                        decoded(json("{\"draft\": {\"account_id\": \"1234567890\"}}")),
                        TestContexts.call(new OtherAccounts()));

        Optional<ToolError> error = outcome.fold(validation -> Optional.empty(), Optional::of);
        assertThat(error).map(ToolError::code).contains(ErrorCode.ACCOUNT_FORBIDDEN);
    }

    @Test
    void answersLongDraftsShortly() {
        String adSets = IntStream.range(0, 5000).mapToObj(i -> "{}").collect(Collectors.joining(",", "[", "]"));

        Validation<CampaignDraftFacts> validation = validated("{\"draft\": {\"ad_sets\": " + adSets + "}}");

        assertThat(validation.errors()).hasSizeLessThan(100);
        assertThat(validation.warnings()).hasSizeLessThan(100);
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

    private static Validation<CampaignDraftFacts> validated(String arguments) {
        return VALIDATIONS.validation(arguments);
    }

    private static ValidateCampaignDraft decoded(JsonObject arguments) {
        return Decoded.of(DraftWorld.dispatch(), arguments);
    }

    /** A call by somebody who may use no account. */
    private static final class OtherAccounts implements CallDetails {

        @Override
        public String callId() {
            return CALL.callId();
        }

        @Override
        public String requestId() {
            return CALL.requestId();
        }

        @Override
        public String principal() {
            return CALL.principal();
        }

        @Override
        public Instant now() {
            return CALL.now();
        }

        @Override
        public Instant deadline() {
            return CALL.deadline();
        }

        @Override
        public boolean mayUse(AccountId account) {
            return false;
        }
    }
}
