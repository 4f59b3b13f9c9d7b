package dev.adtools.tools.alpha;

import static dev.adtools.tools.fixtures.AlphaShop.HIKING;
import static dev.adtools.tools.fixtures.AlphaShop.campaign;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.json.StrictJson;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.tools.alpha.campaigns.GetAlphaCampaignsDispatch;
import dev.adtools.tools.alpha.criteria.GetAlphaCampaignCriteriaDispatch;
import dev.adtools.tools.alpha.keywords.GetAlphaKeywordsDispatch;
import dev.adtools.tools.alpha.pacing.GetAlphaBudgetPacingDispatch;
import dev.adtools.tools.alpha.performance.GetAlphaCampaignPerformanceDispatch;
import dev.adtools.tools.alpha.terms.GetAlphaSearchTermsDispatch;
import dev.adtools.tools.alpha.waste.AnalyzeAlphaWastedSpendDispatch;
import dev.adtools.tools.fixtures.AlphaFact;
import dev.adtools.tools.fixtures.AlphaShop;
import dev.adtools.tools.fixtures.FixedAlphaAds;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCriterion;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport.Named;
import dev.adtools.tools.platform.AlphaSearchTerm;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The reads answer any numbers and words that the platform gives, or say that they cannot. */
final class HostilePlatformTest {

    private static final List<String> WORDS =
            List.of("", "\n", "\ud800", "x".repeat(100_000), "\"}],\u0000\u202e", " [a] b ");

    private static final List<Function<FixedAlphaAds, ReadDispatch<?, ?>>> TOOLS = List.of(
            GetAlphaCampaignPerformanceDispatch::new,
            GetAlphaCampaignsDispatch::new,
            GetAlphaCampaignCriteriaDispatch::new,
            GetAlphaKeywordsDispatch::new,
            GetAlphaSearchTermsDispatch::new,
            ads -> new GetAlphaBudgetPacingDispatch(ads, (query, viewer) -> List.of()),
            AnalyzeAlphaWastedSpendDispatch::new,
            AnalyzeSearchTermsDispatch::new);

    private static final List<AlphaMetrics> NUMBERS = List.of(
            new AlphaMetrics(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, BigDecimal.ONE, BigDecimal.ONE),
            new AlphaMetrics(Long.MIN_VALUE, -1, Long.MIN_VALUE, BigDecimal.ONE.negate(), BigDecimal.TEN.negate()),
            new AlphaMetrics(1, 2, 9_007_199_254_740_991L, new BigDecimal("1e-300"), new BigDecimal("1e300")),
            new AlphaMetrics(0, 0, 5, new BigDecimal("0.000"), BigDecimal.ZERO));

    static Stream<Arguments> worlds() {
        return TOOLS.stream()
                .flatMap(tool -> WORDS.stream()
                        .flatMap(word -> NUMBERS.stream().map(numbers -> Arguments.of(tool, word, numbers))));
    }

    @ParameterizedTest
    @MethodSource("worlds")
    void answersOrSaysThatItCannot(Function<FixedAlphaAds, ReadDispatch<?, ?>> tool, String word, AlphaMetrics numbers)
            throws InvalidJson {
        ReadDispatch<?, ?> dispatch = tool.apply(world(word, numbers));
        String name = dispatch.descriptor().name();
        String arguments = "{\"account_id\":\"1002003001\",\"raw_data\":%s"
                + (name.endsWith("criteria") ? ",\"campaign_id\":\"13\"" : "")
                + (name.endsWith("keywords") ? ",\"ad_group_id\":\"21\"" : "")
                + "}";

        for (boolean rawData : new boolean[] {false, true}) {
            answersOrRefuses(dispatch, arguments.formatted(rawData));
        }
    }

    private static <A, R> void answersOrRefuses(ReadDispatch<A, R> tool, String arguments) throws InvalidJson {
        JsonWriter out = new JsonWriter();
        boolean isAnswered = ReadCall.outcome(tool, arguments)
                .fold(
                        answer -> {
                            tool.encode(answer, out);
                            return true;
                        },
                        error -> {
                            assertThat(error.code()).isEqualTo(ErrorCode.RULE_VIOLATION);
                            return false;
                        });
        if (isAnswered) {
            StrictJson.check(out.toBytes());
        }
    }

    private static FixedAlphaAds world(String word, AlphaMetrics numbers) {
        Named named = new Named("13", word, word);
        AlphaCampaign.Budget budget = new AlphaCampaign.Budget("9", numbers.costMicros(), 0, false);
        return AlphaShop.empty()
                .add(campaign(named, budget))
                .add(campaign(new Named("14", word, "ENABLED"), budget))
                .add("13", new AlphaCriterion("1", word, word, true, word, word, BigDecimal.ONE, Map.of(word, word)))
                .add("21", new AlphaKeyword("31", word, word, false, word, word, numbers.costMicros(), 1, -1L))
                .add("21", AlphaShop.negative("32", word, word))
                .add(new AlphaFact("2026-11-11", named, HIKING, new Named("31", word, "ENABLED"), word, numbers))
                .add("2026-11-12", new AlphaSearchTerm(word, word, "13", "21", word, word, numbers));
    }
}
