package dev.adtools.tools.beta.budget;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Planned;
import dev.adtools.api.Rule;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.report.BudgetUnitRule;
import dev.adtools.tools.rules.CorpusCase;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class BudgetCorpusTest {

    private static final List<CorpusCase> CORPUS = CorpusCase.of("update_campaign_budget");
    private static final Set<String> WARNINGS =
            Set.of("BUDGET-FLOOR-2", "BUDGET-LEARNING-1", "BUDGET-DAY-1", "BUDGET-ACCOUNT-1", "BUDGET-STATE-2");

    private final FixedBetaAds ads = BudgetWorld.make();

    static List<CorpusCase> corpus() {
        return CORPUS;
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void breaksRuleWhenBad(CorpusCase sample) {
        Planned<BudgetPlan> planned = new BudgetCalls(ads).plan(sample.arguments());

        List<String> rules = BudgetCalls.rules(planned);
        assertThat(rules.contains(sample.rule())).as(rules.toString()).isEqualTo(sample.bad());
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void isReadyUnlessRuleIsBroken(CorpusCase sample) {
        Planned<BudgetPlan> planned = new BudgetCalls(ads).plan(sample.arguments());

        assertThat(planned instanceof Planned.Ready).isEqualTo(!sample.bad() || WARNINGS.contains(sample.rule()));
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void changesNothingWhilePlanning(CorpusCase sample) {
        new BudgetCalls(ads).plan(sample.arguments());

        assertThat(ads.sent()).noneMatch(sent -> sent.startsWith("update"));
    }

    @Test
    void hasGoodAndBadOfEveryRule() {
        List<String> rules = Rule.of(BudgetRule.values(), BudgetUnitRule.values()).stream()
                .map(Rule::id)
                .toList();

        assertThat(CORPUS.stream().filter(CorpusCase::bad).map(CorpusCase::rule))
                .containsAll(rules);
        assertThat(CORPUS.stream().filter(sample -> !sample.bad()).map(CorpusCase::rule))
                .containsAll(rules);
        assertThat(rules).containsAll(CORPUS.stream().map(CorpusCase::rule).toList());
    }
}
