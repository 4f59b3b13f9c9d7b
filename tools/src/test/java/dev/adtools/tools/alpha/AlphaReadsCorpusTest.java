package dev.adtools.tools.alpha;

import static dev.adtools.tools.fixtures.AlphaFact.numbers;
import static dev.adtools.tools.fixtures.AlphaShop.BOOTS;
import static dev.adtools.tools.fixtures.AlphaShop.TENTS;
import static dev.adtools.tools.fixtures.AlphaShop.campaign;
import static dev.adtools.tools.fixtures.AlphaShop.fact;
import static dev.adtools.tools.fixtures.AlphaShop.keyword;
import static dev.adtools.tools.fixtures.AlphaShop.term;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.tools.alpha.adgroups.GetAlphaAdGroupsDispatch;
import dev.adtools.tools.alpha.campaigns.AlphaCampaignsRule;
import dev.adtools.tools.alpha.campaigns.GetAlphaCampaignsDispatch;
import dev.adtools.tools.alpha.criteria.CriteriaRule;
import dev.adtools.tools.alpha.criteria.GetAlphaCampaignCriteriaDispatch;
import dev.adtools.tools.alpha.keywords.GetAlphaKeywordsDispatch;
import dev.adtools.tools.alpha.keywords.KeywordsRule;
import dev.adtools.tools.alpha.metrics.ReadRule;
import dev.adtools.tools.alpha.pacing.AlphaPacingRule;
import dev.adtools.tools.alpha.pacing.GetAlphaBudgetPacingDispatch;
import dev.adtools.tools.alpha.performance.AlphaPerformanceRule;
import dev.adtools.tools.alpha.performance.GetAlphaCampaignPerformanceDispatch;
import dev.adtools.tools.alpha.terms.GetAlphaSearchTermsDispatch;
import dev.adtools.tools.alpha.waste.AnalyzeAlphaWastedSpendDispatch;
import dev.adtools.tools.fixtures.AlphaShop;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.period.PeriodRule;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.rules.CorpusCase;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule of the reads of alpha is broken where it should be and nowhere else. */
final class AlphaReadsCorpusTest {

    private static final String CURSOR_RULE = "CURSOR-1";
    private static final String ENABLED = ReadRule.ALPHA_ACCOUNT_1.id();
    private static final String NO_MANAGER = ReadRule.ALPHA_ACCOUNT_2.id();
    private static final String EXACT_SUMS = ReadRule.ALPHA_SUM_1.id();
    private static final List<Tool> TOOLS = List.of(
            new Tool(
                    GetAlphaCampaignPerformanceDispatch::new,
                    Arrays.stream(AlphaPerformanceRule.values()).map(AlphaPerformanceRule::id),
                    EXACT_SUMS,
                    PeriodRule.DATE_1.id()),
            new Tool(
                    GetAlphaCampaignsDispatch::new,
                    Arrays.stream(AlphaCampaignsRule.values()).map(AlphaCampaignsRule::id),
                    EXACT_SUMS,
                    PeriodRule.DATE_1.id()),
            new Tool(
                    GetAlphaCampaignCriteriaDispatch::new,
                    Arrays.stream(CriteriaRule.values()).map(CriteriaRule::id)),
            new Tool(GetAlphaAdGroupsDispatch::new, Stream.of()),
            new Tool(
                    GetAlphaKeywordsDispatch::new,
                    Arrays.stream(KeywordsRule.values()).map(KeywordsRule::id),
                    EXACT_SUMS,
                    PeriodRule.DATE_1.id()),
            new Tool(GetAlphaSearchTermsDispatch::new, Stream.of(), EXACT_SUMS, PeriodRule.DATE_1.id()),
            new Tool(
                    ads -> new GetAlphaBudgetPacingDispatch(ads, (query, viewer) -> List.of()),
                    Arrays.stream(AlphaPacingRule.values()).map(AlphaPacingRule::id),
                    EXACT_SUMS),
            new Tool(AnalyzeAlphaWastedSpendDispatch::new, Stream.of(), EXACT_SUMS, PeriodRule.DATE_1.id()));

    private static final FixedAlphaAds SHOP = filled(numbers(100, 10, "20", "1", "50"));
    /** Two of these are more than any JSON reader holds exactly. */
    private static final FixedAlphaAds HUGE =
            filled(new AlphaMetrics(1, 1, 9_007_199_254_740_991L, BigDecimal.ONE, BigDecimal.ONE));

    private record Tool(Function<FixedAlphaAds, ReadDispatch<?, ?>> dispatch, List<String> rules) {

        Tool(Function<FixedAlphaAds, ReadDispatch<?, ?>> dispatch, Stream<String> own, String... shared) {
            this(
                    dispatch,
                    Stream.of(own, Arrays.stream(shared), Stream.of(CURSOR_RULE, ENABLED, NO_MANAGER))
                            .flatMap(ids -> ids)
                            .toList());
        }

        String name() {
            return dispatch.apply(SHOP).descriptor().name();
        }
    }

    private static FixedAlphaAds filled(AlphaMetrics numbers) {
        return AlphaShop.empty()
                .add(AlphaShop.customer(AlphaShop.HUGE))
                .add(campaign(BOOTS, 50))
                .add(campaign(TENTS, 50))
                .add("21", keyword("31", "boots", "EXACT"))
                .add("21", keyword("32", "boots", "PHRASE"))
                .add(fact("2026-11-10", BOOTS, "31", numbers))
                .add(fact("2026-11-11", BOOTS, "32", numbers))
                .add(fact("2026-11-11", TENTS, "41", numbers))
                .add("2026-11-10", term("boots", "NONE", numbers))
                .add("2026-11-10", term("tents", "NONE", numbers));
    }

    static Stream<Tool> tools() {
        return TOOLS.stream();
    }

    static Stream<Arguments> cases() {
        return tools().flatMap(tool -> CorpusCase.of(tool.name()).stream().map(sample -> Arguments.of(tool, sample)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void breaksTheRuleWhenBadAndNoneWhenGood(Tool tool, CorpusCase sample) {
        FixedAlphaAds ads = sample.arguments().contains(AlphaShop.HUGE) ? HUGE : SHOP;

        List<String> broken = ReadCall.brokenRules(tool.dispatch().apply(ads), sample.arguments());

        assertThat(broken).isEqualTo(sample.bad() ? List.of(sample.rule()) : List.of());
    }

    @ParameterizedTest
    @MethodSource("tools")
    void hasGoodAndBadOfEveryRule(Tool tool) {
        List<CorpusCase> cases = CorpusCase.of(tool.name());

        assertThat(cases.stream().filter(CorpusCase::bad).map(CorpusCase::rule).distinct())
                .containsExactlyInAnyOrderElementsOf(tool.rules());
        assertThat(cases.stream()
                        .filter(sample -> !sample.bad())
                        .map(CorpusCase::rule)
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(tool.rules());
    }
}
