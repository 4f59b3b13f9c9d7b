package dev.adtools.tools.alpha;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.Finding;
import dev.adtools.api.Validation;
import dev.adtools.api.Verdict;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.alpha.video.FormatEligibility;
import dev.adtools.tools.alpha.video.VideoAssetFacts;
import dev.adtools.tools.alpha.video.VideoFormat;
import dev.adtools.tools.alpha.video.VideoRule;
import dev.adtools.tools.rules.CorpusCase;
import dev.adtools.tools.rules.ValidationCall;
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
import org.junit.jupiter.params.provider.ValueSource;

final class ValidateDeltaVideoAssetTest {

    private static final List<CorpusCase> CORPUS = CorpusCase.of("validate_delta_video_asset");

    private static final ValidationCall<ValidateDeltaVideoAsset, VideoAssetFacts> CALL =
            new ValidationCall<>(new ValidateDeltaVideoAssetDispatch(), "2026-11-20T12:00:00Z");

    static List<CorpusCase> corpus() {
        return CORPUS;
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void findsWhatIsBadAndNothingElse(CorpusCase sample) {
        Validation<VideoAssetFacts> validation = validated(sample.arguments());

        assertThat(rules(validation).contains(sample.rule())).isEqualTo(sample.bad());
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void answersAsPublished(CorpusCase sample) {
        assertThat(CALL.answer(sample.arguments())).contains("\"eligible_formats\":[");
    }

    @Test
    void findsAsGravelyAsItsRulesSay() {
        assertThat(CALL.gravest(CORPUS)).isEqualTo(CALL.declared());
    }

    @Test
    void hasBadAndGoodCasesForEveryRule() {
        Map<String, List<Boolean>> kinds = CORPUS.stream()
                .collect(Collectors.groupingBy(
                        CorpusCase::rule, Collectors.mapping(CorpusCase::bad, Collectors.toList())));

        assertThat(kinds.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(VideoRule.values()).map(VideoRule::id).toList());
        assertThat(kinds.values()).allSatisfy(kind -> assertThat(kind).contains(true, false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"duration_seconds\": 6}", "{\"logo\": {}}", "{\"video_url\": \"x\"}"})
    void appliesOrSkipsEveryRule(String arguments) {
        Validation<VideoAssetFacts> validation = validated(arguments);

        assertThat(validation.checksRun() + validation.checksSkipped().size()).isEqualTo(VideoRule.values().length);
    }

    @Test
    void passesSoundAssetAndTellsItsFormats() {
        Validation<VideoAssetFacts> validation = validated("""
                {"video_url": "https://youtu.be/aqz-KE-bpKQ", "duration_seconds": 12.5, "headline": "Fresh bread ",
                 "description": "Baked every morning", "business_name": "焼きたて",
                 "logo": {"width": 1200, "height": 1200, "mime_type": "image/png", "file_size_bytes": 9000}}""");

        assertThat(validation.verdict()).isEqualTo(Verdict.PASS);
        assertThat(validation.facts().videoId()).isEqualTo("aqz-KE-bpKQ");
        assertThat(validation.facts().eligibleFormats())
                .filteredOn(format -> !format.eligible())
                .extracting(FormatEligibility::format)
                .containsExactly(VideoFormat.BUMPER);
        assertThat(validation.facts().measured().headlineWidth()).isEqualTo(11);
        assertThat(validation.facts().measured().businessNameWidth()).isEqualTo(8);
        assertThat(validation.normalized()).isEqualTo(json("""
                {"video_url": "https://www.youtube.com/watch?v=aqz-KE-bpKQ", "headline": "Fresh bread"}"""));
    }

    @Test
    void knowsNoFormatsWithoutLength() {
        Validation<VideoAssetFacts> validation = validated("{\"headline\": \"Bread\", \"business_name\": \"Bakery\"}");

        assertThat(validation.facts().eligibleFormats()).isEmpty();
        assertThat(validation.facts().measured().descriptionWidth()).isNull();
        assertThat(validation.checksSkipped()).contains("VID-DUR-1", "VID-DUR-2", "VID-URL-1");
    }

    @Test
    void warnsOfFormatsThatNotEverybodyGets() {
        Validation<VideoAssetFacts> validation = validated("{\"duration_seconds\": 20}");

        assertThat(validation.verdict()).isEqualTo(Verdict.WARN);
        assertThat(validation.warnings()).extracting(Finding::field).containsExactly("/duration_seconds");
        assertThat(validation.facts().eligibleFormats())
                .filteredOn(format -> format.format() == VideoFormat.NON_SKIPPABLE)
                .allSatisfy(format -> assertThat(format.reasons()).hasSize(1));
    }

    @Test
    void answersOddLogosShortly() {
        String members =
                IntStream.range(0, 5000).mapToObj(i -> "\"m" + i + "\": 1").collect(Collectors.joining(","));

        Validation<VideoAssetFacts> validation = validated("{\"logo\": {" + members + "}}");

        assertThat(validation.info()).hasSizeLessThan(50);
    }

    @Test
    void doesNotEchoPhoneNumbers() {
        Validation<VideoAssetFacts> validation = validated("{\"description\": \"Call 030 1234 56789\"}");

        assertThat(rules(validation)).contains("VID-EDIT-1");
        assertThat(validation.toString()).doesNotContain("56789");
    }

    private static List<String> rules(Validation<?> validation) {
        return Stream.of(validation.errors(), validation.warnings(), validation.info())
                .flatMap(List::stream)
                .map(Finding::rule)
                .toList();
    }

    private static Validation<VideoAssetFacts> validated(String arguments) {
        return CALL.validation(arguments);
    }

    private static JsonObject json(String text) {
        return (JsonObject) JsonCursor.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
