package dev.adtools.tools.alpha;

import static dev.adtools.tools.alpha.SearchTermsCalls.answered;
import static dev.adtools.tools.alpha.SearchTermsCalls.json;
import static dev.adtools.tools.alpha.SearchTermsCalls.written;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.rules.CorpusCase;
import dev.adtools.tools.rules.RandomDrafts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The analysis answers any rows that a caller sends, or says which rule they break. */
final class HostileRowsTest {

    private static final int ROUNDS = 20_000;
    private static final int SAMPLE = 50;
    private static final int LARGEST_ANSWER = 16 << 20;

    @ParameterizedTest
    @MethodSource("runs")
    void answersRandomRows(long seed, int rounds) {
        List<JsonObject> corpus = CorpusCase.of("analyze_search_terms").stream()
                .map(sample -> json(sample.arguments()))
                .filter(arguments -> arguments.get("rows") instanceof JsonArray)
                .toList();
        RandomDrafts drafts = new RandomDrafts("analyze_search_terms", seed);

        for (int round = 0; round < rounds; round++) {
            JsonObject sample = corpus.get(round % corpus.size());
            JsonObject rows = only("rows", Objects.requireNonNull(sample.get("rows")));
            JsonValue random = (round % 2 == 0 ? drafts.mutated(rows) : drafts.replaced(rows)).get("rows");
            // The schema refuses rows that are no objects.
            if (random instanceof JsonArray list && list.items().stream().allMatch(JsonObject.class::isInstance)) {
                JsonObject arguments = sample.toBuilder().put("rows", random).build();
                boolean completed = answered(arguments).fold(answer -> true, error -> {
                    assertThat(error.code()).isEqualTo(ErrorCode.RULE_VIOLATION);
                    return false;
                });
                if (completed && round % SAMPLE < 2) {
                    assertThat(written(arguments)).isEqualTo(written(arguments));
                }
            }
        }
    }

    static Stream<Arguments> runs() {
        return Seed.runs("hostile rows", ROUNDS, 20_261_120);
    }

    @Test
    void boundsAnswerToLongAndManyTerms() {
        List<JsonValue> rows = new ArrayList<>();
        rows.add(row("x ".repeat(1 << 19)));
        for (int i = 1; i < 10_000; i++) {
            rows.add(row("term " + i + " y".repeat(30)));
        }

        String answer = written(only("rows", new JsonArray(rows)).toBuilder()
                .put("account_id", "1002003001")
                .build());

        assertThat(answer).hasSizeLessThan(LARGEST_ANSWER);
    }

    private static JsonObject only(String name, JsonValue value) {
        return JsonObject.builder().put(name, value).build();
    }

    private static JsonObject row(String term) {
        return JsonObject.builder()
                .put("search_term", term)
                .put("impressions", 100)
                .put("clicks", 40)
                .put("cost_micros", 90_000_000)
                .put("conversions", 0)
                .build();
    }
}
