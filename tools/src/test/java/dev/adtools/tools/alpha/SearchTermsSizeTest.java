package dev.adtools.tools.alpha;

import static dev.adtools.tools.alpha.SearchTermsCalls.json;
import static dev.adtools.tools.alpha.SearchTermsCalls.written;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.platform.wire.WireJson;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The default answer is one that a reader takes in, whatever the rows hold, and says what it lacks. */
final class SearchTermsSizeTest {

    /** 25,000 tokens of three bytes. */
    private static final int LARGEST_ANSWER = 75_000;

    private static final List<String> LISTS =
            List.of("negative_candidates", "promote_candidates", "watch", "blocked", "duplicates", "rejected_rows");
    private static final int TERMS = 120;
    private static final int PLACES = 12;
    private static final int LONGEST_TERM = 500;
    /** Four bytes each, and two characters. */
    private static final String WIDE = "𠮷";
    /** Three bytes each, and one character. */
    private static final String LONG = "語";

    static Stream<Named<List<JsonValue>>> worst() {
        List<JsonValue> all = new ArrayList<>();
        Stream.of(toExclude(), sharing(), toAdd(), toWatch(), toBlock(), wrong())
                .forEach(all::addAll);
        return Stream.of(
                Named.of("to exclude", toExclude()),
                Named.of("sharing words", sharing()),
                Named.of("to add", toAdd()),
                Named.of("to watch", toWatch()),
                Named.of("blocked", toBlock()),
                Named.of("wrong", wrong()),
                Named.of("all of these", all));
    }

    @ParameterizedTest
    @MethodSource("worst")
    void answersWhatAReaderTakesIn(List<JsonValue> rows) {
        JsonNode answer = answer(rows, "");
        JsonNode whole = answer(rows, ",\"top_n\":500");

        assertThat(answer.toString().getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(LARGEST_ANSWER);
        for (String list : LISTS) {
            assertThat(answer.path(list).size()
                            + answer.path("left_out").path(list).asInt())
                    .as(list)
                    .isEqualTo(whole.path(list).size()
                            + whole.path("left_out").path(list).asInt());
        }
        answer.path("negative_candidates")
                .forEach(candidate -> assertThat(candidate.path("places").size()
                                + candidate.path("places_left_out").asInt())
                        .isIn(1, PLACES));
        assertThat(answer.path("insights").toString()).contains("LISTS_CUT", "A higher top_n has room for more");
    }

    @Test
    void keepsThePlacesOfWhatCostsMost() {
        JsonNode candidates = answer(toExclude(), "").path("negative_candidates");

        assertThat(candidates).hasSizeGreaterThan(20);
        assertThat(candidates.path(0).path("places")).hasSize(10);
        assertThat(candidates.path(0).path("places_left_out").asInt()).isEqualTo(PLACES - 10);
        assertThat(candidates.path(candidates.size() - 1).path("places")).hasSize(1);
    }

    @Test
    void hasRoomForAllThatIsAskedFor() {
        JsonNode answer = answer(toExclude(), ",\"top_n\":500");

        assertThat(answer.path("negative_candidates"))
                .hasSize(TERMS)
                .allSatisfy(candidate -> assertThat(candidate.path("places")).hasSize(10));
    }

    private static JsonNode answer(List<JsonValue> rows, String more) {
        JsonObject arguments =
                json("{\"account_id\":\"1002003001\",\"target_cpa_micros\":1000000,\"currency\":\"USD\"" + more + "}");
        JsonArray guarded = JsonArray.of(List.of(new JsonString("safe")));
        return WireJson.value(written(arguments.toBuilder()
                .put("rows", new JsonArray(rows))
                .put("protected_terms", guarded)
                .build()));
    }

    private static List<JsonValue> toExclude() {
        List<JsonValue> rows = new ArrayList<>();
        for (int term = 0; term < TERMS; term++) {
            for (int place = 0; place < PLACES; place++) {
                rows.add(row(WIDE.repeat(74) + (100_000 + term), place, 0, 400_000_000_000L - term));
            }
        }
        return rows;
    }

    // The words that they share are suggested, with some of them as examples.
    private static List<JsonValue> sharing() {
        List<JsonValue> rows = new ArrayList<>();
        for (int term = 0; term < TERMS; term++) {
            String words = WIDE.repeat(20) + term / 3;
            for (int place = 0; place < PLACES; place++) {
                rows.add(row(longest(words + " " + term + " "), place, 0, 500_000L + term));
            }
        }
        return rows;
    }

    private static List<JsonValue> toAdd() {
        List<JsonValue> rows = new ArrayList<>();
        for (int term = 0; term < TERMS; term++) {
            rows.add(row(WIDE.repeat(74) + (200_000 + term), 0, 20, 1_000_000 + term));
        }
        return rows;
    }

    private static List<JsonValue> toWatch() {
        List<JsonValue> rows = new ArrayList<>();
        for (int term = 0; term < TERMS; term++) {
            for (int place = 0; place < 2; place++) {
                rows.add(row(longest(300_000 + term + " "), place, 0, 400_000_000_000L).toBuilder()
                        .put("clicks", 2)
                        .build());
            }
        }
        return rows;
    }

    private static List<JsonValue> toBlock() {
        List<JsonValue> rows = new ArrayList<>();
        for (int term = 0; term < TERMS; term++) {
            rows.add(row(longest("safe " + term + " "), 0, 0, 400_000_000_000L));
            rows.add(row(longest(term + " "), 0, 0, 400_000_000_000L));
        }
        return rows;
    }

    private static List<JsonValue> wrong() {
        List<JsonValue> rows = new ArrayList<>();
        for (int row = 0; row < TERMS; row++) {
            rows.add(JsonObject.builder()
                    .put("search_term", "x")
                    .put("match_type", "NO")
                    .build());
            rows.add(row("fine", 0, 0, 1).toBuilder().put("match_type", "NO").build());
        }
        return rows;
    }

    private static String longest(String start) {
        return start + LONG.repeat(LONGEST_TERM - start.length());
    }

    private static JsonObject row(String term, int place, int conversions, long cost) {
        return JsonObject.builder()
                .put("search_term", term)
                .put("impressions", 10_000_000_000L)
                .put("clicks", 1_000_000_000L)
                .put("cost_micros", cost)
                .put("conversions", conversions)
                .put("campaign_id", "1000000000000000%03d".formatted(place))
                .put("ad_group_id", "2000000000000000%03d".formatted(place))
                .build();
    }
}
