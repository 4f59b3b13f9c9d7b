package dev.adtools.tools.alpha.keywords;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Seed;
import dev.adtools.tools.alpha.searchterms.TermText;
import dev.adtools.tools.platform.AlphaKeyword;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class NegativeKeywordsTest {

    @ParameterizedTest
    @MethodSource("runs")
    void blocksWhatComparingEachWithEachFinds(long seed, int rounds) {
        Random random = new Random(seed);
        for (int round = 0; round < rounds; round++) {
            List<AlphaKeyword> negatives = some(random);
            NegativeKeywords index = new NegativeKeywords(negatives);
            for (AlphaKeyword keyword : some(random)) {
                assertThat(index.block(keyword))
                        .as(keyword + " beside " + negatives)
                        .isEqualTo(negatives.stream().anyMatch(negative -> blocks(negative, keyword)));
            }
        }
    }

    static Stream<Arguments> runs() {
        return Seed.runs("negative keywords", 2_000, 20_261_123);
    }

    private static boolean blocks(AlphaKeyword negative, AlphaKeyword keyword) {
        String text = TermText.of(negative.text());
        String other = TermText.of(keyword.text());
        return switch (text.isEmpty() ? "" : negative.matchType()) {
            case "" -> false;
            case "EXACT" -> other.equals(text);
            case "PHRASE" -> TermText.holds(other, text);
            default -> new HashSet<>(TermText.words(other)).containsAll(TermText.words(text));
        };
    }

    private static List<AlphaKeyword> some(Random random) {
        return IntStream.range(0, random.nextInt(8))
                .mapToObj(number -> keyword(
                        List.of("EXACT", "PHRASE", "BROAD").get(random.nextInt(3)),
                        random.ints(random.nextInt(5), 0, 6)
                                .mapToObj(List.of("a", "A", "ab", "c", "d", "e")::get)
                                .collect(Collectors.joining(" "))))
                .toList();
    }

    private static AlphaKeyword keyword(String matchType, String text) {
        return new AlphaKeyword("1", text, matchType, false, "ENABLED", "APPROVED", null, null, null);
    }
}
