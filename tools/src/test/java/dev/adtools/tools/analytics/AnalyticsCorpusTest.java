package dev.adtools.tools.analytics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Rule;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.period.PeriodRule;
import dev.adtools.tools.rules.CorpusCase;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class AnalyticsCorpusTest {

    static List<CorpusCase> cases() {
        return CorpusCase.of("alpha_analytics");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void breaksTheRuleWhenBadAndAnswersWhenGood(CorpusCase sample) {
        SandboxWorld world = new SandboxWorld();

        List<String> broken = AnalyticsCalls.on(world)
                .outcome(sample.arguments())
                .<List<String>>fold(answer -> List.of(), AnalyticsCorpusTest::rules);

        assertThat(broken).containsOnly(sample.bad() ? new String[] {sample.rule()} : new String[0]);
    }

    @Test
    void hasGoodAndBadOfEveryRule() {
        List<String> rules = Rule.of(AnalyticsRule.values(), PeriodRule.values()).stream()
                .map(Rule::id)
                .toList();

        assertThat(cases().stream().filter(CorpusCase::bad).map(CorpusCase::rule))
                .containsAll(rules);
        assertThat(cases().stream().filter(sample -> !sample.bad()).map(CorpusCase::rule))
                .containsAll(rules);
        assertThat(rules).containsAll(cases().stream().map(CorpusCase::rule).toList());
    }

    private static List<String> rules(ToolError error) {
        assertThat(error.code()).as(error.message()).isEqualTo(ErrorCode.RULE_VIOLATION);
        JsonArray violations =
                (JsonArray) Objects.requireNonNull(error.details().get("violations"));
        return violations.items().stream()
                .map(violation -> ((JsonObject) violation).get("rule"))
                .map(rule -> ((JsonString) Objects.requireNonNull(rule)).value())
                .toList();
    }
}
