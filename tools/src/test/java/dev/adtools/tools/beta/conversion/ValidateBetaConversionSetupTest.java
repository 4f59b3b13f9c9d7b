package dev.adtools.tools.beta.conversion;

import static dev.adtools.tools.beta.conversion.SetupCalls.CORPUS;
import static dev.adtools.tools.beta.conversion.SetupCalls.TOOL;
import static dev.adtools.tools.beta.conversion.SetupCalls.answer;
import static dev.adtools.tools.beta.conversion.SetupCalls.findings;
import static dev.adtools.tools.beta.conversion.SetupCalls.json;
import static dev.adtools.tools.beta.conversion.SetupCalls.sound;
import static dev.adtools.tools.beta.conversion.SetupCalls.validated;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Finding;
import dev.adtools.api.Validation;
import dev.adtools.api.Verdict;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.beta.conversion.ValidateBetaConversionSetupFacts.EventSummary;
import dev.adtools.tools.beta.conversion.ValidateBetaConversionSetupFacts.Readiness;
import dev.adtools.tools.beta.conversion.ValidateBetaConversionSetupFacts.ReadyState;
import dev.adtools.tools.rules.CorpusCase;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ValidateBetaConversionSetupTest {

    static List<CorpusCase> corpus() {
        return CORPUS;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("corpus")
    void findsWhatIsBadAndNothingElse(CorpusCase sample) {
        Validation<?> validation = validated(json(sample.arguments()));

        assertThat(findings(validation).stream()
                        .anyMatch(finding -> finding.rule().equals(sample.rule())))
                .isEqualTo(sample.bad());
    }

    @Test
    void answersAsPublishedAndTheSameEveryTime() {
        assertThat(CORPUS).allSatisfy(sample -> {
            String answer = answer(json(sample.arguments()));

            assertThat(answer(json(sample.arguments()))).isEqualTo(answer);
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
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(ConversionRule.values())
                        .map(ConversionRule::id)
                        .toList());
        assertThat(kinds.values()).allSatisfy(kind -> assertThat(kind).contains(true, false));
    }

    @Test
    void appliesOrSkipsEveryRule() {
        Validation<?> leadForm = validated(json("{\"lead_form\": {}}"));

        assertThat(leadForm.checksRun() + leadForm.checksSkipped().size()).isEqualTo(ConversionRule.values().length);
        assertThat(leadForm.checksSkipped()).contains("EVT-1", "UD-2", "DED-1").doesNotContain("LEAD-1");
    }

    @Test
    void passesSoundSetUp() {
        Validation<ValidateBetaConversionSetupFacts> validation = validated(sound());

        assertThat(validation.verdict()).isEqualTo(Verdict.PASS);
        assertThat(validation.info()).extracting(Finding::rule).containsExactlyInAnyOrder("CONS-2", "SET-3");
        assertThat(validation.facts().readiness())
                .isEqualTo(new Readiness(ReadyState.READY, ReadyState.READY, ReadyState.READY, ReadyState.READY));
        assertThat(validation.facts().dedupCoverage()).isEqualByComparingTo(BigDecimal.ONE);
        assertThat(validation.facts().matchKeyCoverage())
                .containsEntry("em", new BigDecimal("1.0000"))
                .containsEntry("ph", new BigDecimal("0.5000"));
        assertThat(validation.facts().eventSummary()).containsExactly(new EventSummary("Purchase", true, 1, 1, 1, 3));
    }

    @Test
    void saysWhichPartIsNotReady() {
        Validation<ValidateBetaConversionSetupFacts> validation = validated(json("""
                {"pixel_id": "1234567890123456",
                 "browser_events": [{"event_name": "Purchase"}],
                 "capi": {"enabled": true, "access_token_present": true, "test_event_code": "TEST1"}}"""));

        assertThat(validation.facts().readiness())
                .isEqualTo(new Readiness(
                        ReadyState.BLOCKED, ReadyState.PARTIAL, ReadyState.NOT_PROVIDED, ReadyState.NOT_PROVIDED));
        assertThat(validation.facts().dedupCoverage()).isNull();
    }

    @Test
    void measuresDeduplicationByEvent() {
        Validation<ValidateBetaConversionSetupFacts> validation = validated(json("""
                {"browser_events": [{"event_name": "Lead", "event_id": "a"}, {"event_name": "Search", "event_id": "c"}],
                 "server_events": [{"event_name": "Lead", "event_id": "a"}, {"event_name": "Lead", "event_id": "b"},
                                   {"event_name": "Search", "event_id": "c"}, {"event_name": "Donate"}]}"""));

        assertThat(validation.facts().dedupCoverage()).isEqualByComparingTo("0.6667");
        assertThat(validation.facts().eventSummary())
                .extracting(EventSummary::eventName)
                .containsExactly("Donate", "Lead", "Search");
    }

    @Test
    void comparesTimesWithTheGivenMoment() {
        String event = "\"server_events\": [{\"event_name\": \"Lead\", \"event_time\": 1000000000}]";

        assertThat(findings(validated(json("{" + event + "}"))))
                .extracting(Finding::rule)
                .contains("EVT-2");
        assertThat(findings(validated(json("{\"now\": \"2001-09-09T01:46:40Z\", " + event + "}"))))
                .extracting(Finding::rule)
                .doesNotContain("EVT-2");
    }

    @Test
    void looksAtEveryEventAndCutsTheAnswerShort() {
        JsonObject arguments = CORPUS.stream()
                .filter(sample -> sample.toString().equals("BAT-1/good-2.json"))
                .map(sample -> json(sample.arguments()))
                .findFirst()
                .orElseThrow();

        assertThat(validated(arguments).errors())
                .filteredOn(error -> error.rule().equals("EVT-3"))
                .hasSize(26)
                .last()
                .extracting(Finding::message)
                .isEqualTo("This rule has 975 more finding(s).");
    }

    @Test
    void survivesOddDomains() {
        String odd = "a.".repeat(126);

        assertThat(findings(validated(json("{\"domain\": \"" + odd + "\"}"))))
                .extracting(Finding::rule)
                .contains("EVT-4");
    }
}
