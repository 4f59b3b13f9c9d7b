package dev.adtools.tools.alpha.status;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Planned;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.fixtures.WriteCalls;
import dev.adtools.tools.rules.CorpusCase;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class StatusCorpusTest {

    private static final String PAUSE = "pause_alpha_campaign";
    private static final String ENABLE = "enable_alpha_campaign";
    private static final Set<String> REFUSALS = Set.of(
            "STATUS-ACCOUNT-1",
            "STATUS-ACCOUNT-2",
            "STATUS-STATE-1",
            "STATUS-CURRENCY-1",
            "STATUS-BUDGET-1",
            "STATUS-SIZE-1",
            "STATUS-END-1");
    private static final Set<String> OF_PAUSE =
            Set.of("STATUS-ACCOUNT-1", "STATUS-ACCOUNT-2", "STATUS-STATE-1", "STATUS-BUDGET-3");

    private final FixedAlphaAds ads = StatusWorld.make();

    static Stream<Arguments> corpus() {
        return Stream.of(PAUSE, ENABLE)
                .flatMap(tool -> CorpusCase.of(tool).stream().map(sample -> Arguments.of(tool, sample)));
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void breaksRuleWhenBad(String tool, CorpusCase sample) {
        List<String> rules = WriteCalls.rules(plan(tool, sample));

        assertThat(rules.contains(sample.rule())).as(rules.toString()).isEqualTo(sample.bad());
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void isRefusedOnlyForRuleThatRefuses(String tool, CorpusCase sample) {
        assertThat(plan(tool, sample) instanceof Planned.Refused)
                .isEqualTo(sample.bad() && REFUSALS.contains(sample.rule()));
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void changesNothingWhilePlanning(String tool, CorpusCase sample) {
        plan(tool, sample);

        assertThat(ads.sent()).noneMatch(sent -> sent.startsWith("set"));
    }

    @Test
    void hasGoodAndBadOfEveryRule() {
        List<String> rules =
                Arrays.stream(AlphaStatusRule.values()).map(AlphaStatusRule::id).toList();

        assertThat(rules(ENABLE, true)).containsExactlyInAnyOrderElementsOf(rules);
        assertThat(rules(ENABLE, false)).containsExactlyInAnyOrderElementsOf(rules);
        assertThat(rules(PAUSE, true)).containsExactlyInAnyOrderElementsOf(OF_PAUSE);
        assertThat(rules(PAUSE, false)).containsExactlyInAnyOrderElementsOf(OF_PAUSE);
    }

    private static List<String> rules(String tool, boolean bad) {
        return CorpusCase.of(tool).stream()
                .filter(sample -> sample.bad() == bad)
                .map(CorpusCase::rule)
                .distinct()
                .toList();
    }

    private Planned<AlphaStatusPlan> plan(String tool, CorpusCase sample) {
        return tool.equals(PAUSE)
                ? WriteCalls.of(new PauseAlphaCampaignDispatch(ads)).plan(sample.arguments())
                : WriteCalls.of(new EnableAlphaCampaignDispatch(ads)).plan(sample.arguments());
    }
}
