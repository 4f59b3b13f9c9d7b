package dev.adtools.tools.beta.health;

import static dev.adtools.tools.fixtures.SampleBeta.JAPAN;
import static dev.adtools.tools.fixtures.SampleBeta.US;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.rules.CorpusCase;
import dev.adtools.tools.rules.Node;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class DiagnosisCorpusTest {

    private static final List<CorpusCase> CORPUS = CorpusCase.of("diagnose_campaign_health");

    static List<CorpusCase> corpus() {
        return CORPUS;
    }

    private final HealthCalls calls = new HealthCalls(new FixedBetaAds()
            .with(SampleBeta.account(US, "USD"))
            .with(SampleBeta.account(JAPAN, "JPY"))
            .with(SampleBeta.campaign(US, "120210000000000001", "ACTIVE", SampleBeta.daily(5000))));

    @ParameterizedTest
    @MethodSource("corpus")
    void findsTheIssueWhereItShouldAndNowhereElse(CorpusCase sample) {
        List<String> found = calls.outcome(sample.arguments())
                .<List<String>>fold(DiagnosisCorpusTest::codes, DiagnosisCorpusTest::rules);

        assertThat(found.contains(sample.rule())).as(found.toString()).isEqualTo(sample.bad());
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void showsWhatACatalogReaderExpects(CorpusCase sample) {
        calls.outcome(sample.arguments()).map(calls::written);
    }

    @Test
    void hasGoodAndBadOfEveryCodeAndRule() {
        List<String> rules = Stream.concat(
                        Arrays.stream(IssueCode.values()).map(IssueCode::name),
                        Arrays.stream(HealthRule.values()).map(HealthRule::id))
                .toList();

        assertThat(CORPUS.stream().filter(CorpusCase::bad).map(CorpusCase::rule))
                .containsAll(rules);
        assertThat(CORPUS.stream().filter(sample -> !sample.bad()).map(CorpusCase::rule))
                .containsAll(rules);
        assertThat(rules).containsAll(CORPUS.stream().map(CorpusCase::rule).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "DELIVERY_NOT_ACTIVE, bad-1, INFO, 0",
        "DELIVERY_WITH_ISSUES, bad-1, CRITICAL, 30",
        "ADS_DISAPPROVED, bad-1, CRITICAL, 40",
        "ADS_DISAPPROVED, bad-2, CRITICAL, 40",
        "ADS_DISAPPROVED, bad-3, HIGH, 25",
        "ADS_DISAPPROVED, bad-4, HIGH, 10",
        "BILLING, bad-1, CRITICAL, 40",
        "ZERO_SPEND, bad-1, CRITICAL, 40",
        "LEARNING, bad-1, INFO, 0",
        "LEARNING_LIMITED, bad-1, HIGH, 15",
        "RECENT_EDIT, bad-1, INFO, 0",
        "CPA_SPIKE, bad-1, HIGH, 15",
        "CPA_SPIKE, bad-2, CRITICAL, 25",
        "CPA_OVER_TARGET, bad-1, MEDIUM, 10",
        "ROAS_UNDER_TARGET, bad-1, MEDIUM, 10",
        "COST_OVER_PEERS, bad-1, HIGH, 20",
        "COST_OVER_PEERS, bad-2, CRITICAL, 40",
        "COST_OVER_PEERS, bad-3, HIGH, 20",
        "COST_OVER_PEERS, bad-4, HIGH, 20",
        "NO_CONVERSIONS, bad-1, HIGH, 20",
        "NO_CONVERSIONS, bad-3, CRITICAL, 40",
        "NO_CONVERSIONS, bad-4, HIGH, 20",
        "NO_CONVERSIONS, bad-5, HIGH, 20",
        "NO_CONVERSIONS, bad-6, CRITICAL, 40",
        "NO_CONVERSIONS, bad-7, HIGH, 20",
        "CAMPAIGN_ENDED, bad-1, INFO, 0",
        "CTR_DROP, bad-1, HIGH, 15",
        "CTR_DROP, bad-2, CRITICAL, 20",
        "LOW_CTR, bad-1, MEDIUM, 8",
        "FATIGUE, bad-1, MEDIUM, 10",
        "HIGH_FREQUENCY, bad-1, MEDIUM, 8",
        "HIGH_FREQUENCY, bad-3, HIGH, 15",
        "PACING_UNDER, bad-1, MEDIUM, 8",
        "PACING_OVER, bad-1, MEDIUM, 10",
        "BUDGET_LIMITED, bad-1, OPPORTUNITY, 0",
        "TRACKING_GAP, bad-1, HIGH, 15"
    })
    void weighsEachIssue(IssueCode code, String file, HealthSeverity severity, int deduction) {
        CorpusCase sample = CORPUS.stream()
                .filter(it -> it.rule().equals(code.name()) && it.file().equals(file + ".json"))
                .findFirst()
                .orElseThrow();

        HealthIssue issue = calls.diagnosis(sample.arguments()).issues().stream()
                .filter(it -> it.code() == code)
                .findFirst()
                .orElseThrow();

        assertThat(issue.severity()).isEqualTo(severity);
        assertThat(issue.deduction()).isEqualTo(deduction);
        assertThat(issue.confidence()).isBetween(Confidence.THUMB, Confidence.STATED);
        assertThat(issue.evidence().metric()).isNotEmpty();
        assertThat(issue.recommendedAction()).endsWith(".");
    }

    private static List<String> codes(HealthAnswer answer) {
        return ((HealthAnswer.Diagnosis) answer)
                .issues().stream().map(issue -> issue.code().name()).toList();
    }

    private static List<String> rules(ToolError error) {
        assertThat(error.code()).as(error.message()).isEqualTo(ErrorCode.RULE_VIOLATION);
        return Node.of("", error.details()).at("violations").items().stream()
                .map(violation -> violation.at("rule").text().orElseThrow())
                .toList();
    }
}
