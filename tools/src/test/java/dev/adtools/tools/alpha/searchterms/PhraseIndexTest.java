package dev.adtools.tools.alpha.searchterms;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Seed;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PhraseIndexTest {

    @Test
    void findsWholeWordsInTheirOrder() {
        PhraseIndex index = index("sugar free gum", "gum");

        assertThat(index.holding("free gum")).contains("sugar free gum");
        assertThat(index.holding("sugar free gum")).contains("sugar free gum");
        assertThat(index.holding("gum free")).isEmpty();
        assertThat(index.holding("sugar gum")).isEmpty();
        assertThat(index.holding("suga")).isEmpty();
        assertThat(index.holding("free gum balls")).isEmpty();
        assertThat(index.heldBy("bubble gum shop")).contains("gum");
        assertThat(index.heldBy("gummy bears")).isEmpty();
    }

    @Test
    void findsNothingInNothing() {
        assertThat(index().holding("gum")).isEmpty();
        assertThat(index().heldBy("gum")).isEmpty();
    }

    @Test
    void findsTenWordsAnywhereInLongPhrases() {
        String words = IntStream.range(0, 40).mapToObj(Integer::toString).collect(Collectors.joining(" "));
        PhraseIndex index = index(words);

        assertThat(index.holding("0 1 2 3 4 5 6 7 8 9")).contains(words);
        assertThat(index.holding("30 31 32 33 34 35 36 37 38 39")).contains(words);
        assertThat(index.holding("30 31 32 33 34 35 36 37 38 40")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("runs")
    void findsWhatComparingEachWithEachFinds(long seed, int rounds) {
        Random random = new Random(seed);
        for (int round = 0; round < rounds; round++) {
            NavigableSet<String> phrases = new TreeSet<>();
            for (int count = random.nextInt(12); count > 0; count--) {
                phrases.add(phrase(random, 14));
            }
            PhraseIndex index = new PhraseIndex(phrases);
            for (int look = 0; look < 40; look++) {
                String text = phrase(random, TermText.MOST_WORDS);
                List<String> holding = phrases.stream()
                        .filter(phrase -> TermText.holds(phrase, text))
                        .toList();
                List<String> held = phrases.stream()
                        .filter(phrase -> TermText.holds(text, phrase))
                        .toList();

                assertThat(index.holding(text).map(holding::contains))
                        .as(text + " in " + phrases)
                        .isEqualTo(holding.isEmpty() ? Optional.empty() : Optional.of(true));
                assertThat(index.heldBy(text).map(held::contains))
                        .as(phrases + " in " + text)
                        .isEqualTo(held.isEmpty() ? Optional.empty() : Optional.of(true));
            }
        }
    }

    static Stream<Arguments> runs() {
        return Seed.runs("phrases", 300, 20_261_122);
    }

    private static PhraseIndex index(String... phrases) {
        return new PhraseIndex(new TreeSet<>(List.of(phrases)));
    }

    /** Of three words only, one of which begins another, so that most of them come again. */
    private static String phrase(Random random, int mostWords) {
        return random.ints(1 + random.nextInt(mostWords), 0, 3)
                .mapToObj(List.of("a", "ab", "c")::get)
                .collect(Collectors.joining(" "));
    }
}
