package dev.adtools.tools.beta;

import static dev.adtools.tools.fixtures.SampleBeta.JAPAN;
import static dev.adtools.tools.fixtures.SampleBeta.US;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.ReadDispatch;
import dev.adtools.tools.beta.adsets.ListBetaAdSetsDispatch;
import dev.adtools.tools.beta.adsets.ListBetaAdsDispatch;
import dev.adtools.tools.beta.assets.ListBetaCatalogsDispatch;
import dev.adtools.tools.beta.assets.ListBetaLeadFormsDispatch;
import dev.adtools.tools.beta.assets.ListBetaPagesDispatch;
import dev.adtools.tools.beta.assets.ListBetaPixelsDispatch;
import dev.adtools.tools.beta.metrics.ReportRule;
import dev.adtools.tools.beta.pacing.BetaPacingRule;
import dev.adtools.tools.beta.pacing.GetBetaBudgetPacingDispatch;
import dev.adtools.tools.beta.performance.BetaPerformanceRule;
import dev.adtools.tools.beta.performance.GetBetaCampaignPerformanceDispatch;
import dev.adtools.tools.fixtures.FixedBetaAds;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.SampleBeta;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaPromotedPage;
import dev.adtools.tools.rules.CorpusCase;
import dev.adtools.tools.rules.Decoded;
import dev.adtools.tools.rules.Node;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Arguments that the reads of lists and numbers refuse beyond their schemas. */
final class ReadRulesTest {

    private static final String LARGE = "act_1700100008";
    private static final String DEAR = "act_1700100007";
    private static final String BUSY = "act_1700100006";
    private static final long NEARLY_TOO_MANY = 6_000_000_000_000_000L;

    private static final BetaAds ADS = new FixedBetaAds()
            .with(SampleBeta.account(US, "USD"))
            .with(SampleBeta.account(JAPAN, "JPY"))
            .with(SampleBeta.account("act_1700100009", "XTS"))
            .with(SampleBeta.account(LARGE, "USD"))
            .with(SampleBeta.account(DEAR, "USD"))
            .with(SampleBeta.account(BUSY, "USD"))
            .with(BetaAccountId.of(US), new BetaPromotedPage("104220000000001", "Page"))
            .with(SampleBeta.campaign(US, "120210000000000001", "ACTIVE", SampleBeta.daily(5000)))
            .with(SampleBeta.campaign(LARGE, "120210000000000008", "ACTIVE", SampleBeta.daily(5000)))
            .with(SampleBeta.campaign(LARGE, "120210000000000009", "ACTIVE", SampleBeta.daily(5000)))
            .on(
                    LocalDate.parse("2026-11-10"),
                    "120210000000000008",
                    SampleBeta.numbers(NEARLY_TOO_MANY, 0, "1", "0", "0"))
            .on(
                    LocalDate.parse("2026-11-10"),
                    "120210000000000009",
                    SampleBeta.numbers(NEARLY_TOO_MANY, 0, "1", "0", "0"))
            .with(SampleBeta.campaign(DEAR, "120210000000000010", "ACTIVE", SampleBeta.daily(5000)))
            .with(SampleBeta.campaign(DEAR, "120210000000000011", "ACTIVE", SampleBeta.daily(5000)))
            .on(LocalDate.parse("2026-11-10"), "120210000000000010", SampleBeta.numbers(1, 0, "6000000000", "0", "0"))
            .on(LocalDate.parse("2026-11-10"), "120210000000000011", SampleBeta.numbers(1, 0, "6000000000", "0", "0"))
            .with(SampleBeta.campaign(BUSY, "120210000000000012", "ACTIVE", SampleBeta.daily(5000)))
            .with(SampleBeta.campaign(BUSY, "120210000000000013", "ACTIVE", SampleBeta.daily(5000)))
            .on(
                    LocalDate.parse("2026-11-10"),
                    "120210000000000012",
                    SampleBeta.numbers(1, 0, "1", "6000000000000000", "0"))
            .on(LocalDate.parse("2026-11-10"), "120210000000000013", SampleBeta.leads(1, 0, "1", "6000000000000000"));

    private static final Map<ReadDispatch<?, ?>, List<String>> TOOLS = Map.of(
            new ListBetaAdSetsDispatch(ADS),
            List.of("CURSOR-1"),
            new ListBetaAdsDispatch(ADS),
            List.of("CURSOR-1"),
            new ListBetaPixelsDispatch(ADS),
            List.of("CURSOR-1"),
            new ListBetaPagesDispatch(ADS),
            List.of("CURSOR-1"),
            new ListBetaLeadFormsDispatch(ADS),
            List.of("CURSOR-1"),
            new ListBetaCatalogsDispatch(ADS),
            List.of("CURSOR-1"),
            new GetCampaignsDispatch(ADS),
            Stream.concat(
                            Stream.of(BetaCampaignsRule.values()).map(BetaCampaignsRule::id),
                            Stream.of(ReportRule.values()).map(ReportRule::id))
                    .toList(),
            new GetBetaCampaignPerformanceDispatch(ADS),
            Stream.concat(
                            Stream.of(BetaPerformanceRule.values()).map(BetaPerformanceRule::id),
                            Stream.of(ReportRule.values()).map(ReportRule::id))
                    .toList(),
            new GetBetaBudgetPacingDispatch(ADS, (query, viewer) -> List.of()),
            Stream.concat(
                            Stream.of(BetaPacingRule.values()).map(BetaPacingRule::id),
                            Stream.of(ReportRule.BETA_SUM_1.id()))
                    .toList());

    static Stream<Arguments> corpus() {
        return TOOLS.keySet().stream()
                .flatMap(tool ->
                        CorpusCase.of(tool.descriptor().name()).stream().map(sample -> Arguments.of(tool, sample)));
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void refusesWhatBreaksTheRule(ReadDispatch<?, ?> tool, CorpusCase sample) {
        List<String> rules = rules(tool, sample.arguments());

        assertThat(rules).isEqualTo(sample.bad() ? List.of(sample.rule()) : List.of());
    }

    @Test
    void hasGoodAndBadOfEveryRule() {
        TOOLS.forEach((tool, rules) -> {
            List<CorpusCase> cases = CorpusCase.of(tool.descriptor().name());
            assertThat(cases.stream().filter(CorpusCase::bad).map(CorpusCase::rule))
                    .containsAll(rules);
            assertThat(cases.stream().filter(it -> !it.bad()).map(CorpusCase::rule))
                    .containsAll(rules);
        });
    }

    private static <A> List<String> rules(ReadDispatch<A, ?> tool, String arguments) {
        JsonObject json = (JsonObject) JsonCursor.read(arguments.getBytes(StandardCharsets.UTF_8));
        return tool.read(Decoded.of(tool, json), FixedCall.unlimited())
                .<List<String>>fold(answer -> List.of(), ReadRulesTest::broken);
    }

    private static List<String> broken(ToolError error) {
        assertThat(error.code()).as(error.message()).isEqualTo(ErrorCode.RULE_VIOLATION);
        return Node.of("", error.details()).at("violations").items().stream()
                .map(violation -> violation.at("rule").text().orElseThrow())
                .toList();
    }
}
