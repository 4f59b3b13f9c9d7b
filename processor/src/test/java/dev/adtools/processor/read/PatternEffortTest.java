package dev.adtools.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts the characters that Java's matcher looks at, in random texts of few letters, for random patterns of the dialect. */
final class PatternEffortTest {

    private static final int PATTERNS = Depth.of("patterns", 5_000, 50_000);
    private static final int LONGEST = 200;
    private static final List<String> ATOMS = List.of("a", "b", "[ab]", "[^a]", "c");
    private static final List<String> COUNTS = List.of("?", "{1,3}", "{0,40}", "{3}", "{2,100}");

    @ParameterizedTest
    @MethodSource("runs")
    void matchesInFewStepsWhatIsAccepted(long seed, int patterns) {
        Random random = new Random(seed);
        int accepted = 0;
        while (accepted < patterns) {
            String pattern = "^" + sequence(random, 3) + "$";
            if (PatternDialect.flaw(pattern) == null) {
                accepted++;
                double ways = PatternReader.effort(pattern).ways();
                CountedText text = CountedText.random(random);
                Pattern.compile(pattern).matcher(text).matches();
                assertThat(text.looks).as(pattern + " on " + text.text).isLessThan((long) (ways * 20 * LONGEST));
            }
        }
    }

    static Stream<Arguments> runs() {
        return Seed.runs("patterns", PATTERNS, 20_261_123);
    }

    private static String sequence(Random random, int depth) {
        return Stream.generate(() -> repeated(random, depth))
                .limit(1 + random.nextInt(3))
                .collect(Collectors.joining());
    }

    private static String repeated(Random random, int depth) {
        String part = depth > 0 && random.nextInt(3) == 0 ? group(random, depth - 1) : any(ATOMS, random);
        boolean endless = !part.startsWith("(") && random.nextInt(4) == 0;
        return part + (endless ? any(List.of("*", "+"), random) : random.nextBoolean() ? any(COUNTS, random) : "");
    }

    private static String group(Random random, int depth) {
        return Stream.generate(() -> sequence(random, depth))
                .limit(1 + random.nextInt(2))
                .collect(Collectors.joining("|", "(", ")"));
    }

    private static String any(List<String> some, Random random) {
        return some.get(random.nextInt(some.size()));
    }

    private static final class CountedText implements CharSequence {

        private final String text;
        private long looks;

        private CountedText(String text) {
            this.text = text;
        }

        static CountedText random(Random random) {
            String unit = any(List.of("a", "b", "ab", "aab", "abc"), random);
            return new CountedText(
                    unit.repeat(random.nextInt(LONGEST / unit.length())) + any(List.of("", "a", "d"), random));
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            looks++;
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
