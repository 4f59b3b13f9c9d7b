package dev.adtools.api.spi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Seed;
import java.util.Objects;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CharacterRunsTest {

    private static final long SEED = Seed.drawn("texts near patterns");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^[0-9]{3}-?[0-9]{3}-?[0-9]{4}$",
                "^[0-9]{1,19}$",
                "^[A-Z]{3}$",
                "^properties/[1-9][0-9]{0,18}$",
                "^sha256:[0-9a-f]{64}$",
                "^[a-c]*-[a-c]+\\.?$",
                "^[a\\-b]{2,}c$",
                "^[\\u0041-\\u0043\\u007e]{1,3}$",
                "^$",
            })
    void matchesWhatTheRegularExpressionMatches(String pattern) {
        CharacterRuns runs = CharacterRuns.of(pattern).orElseThrow();
        Pattern expression = Pattern.compile(pattern);
        Random always = new Random(1);
        Random drawn = new Random(SEED);
        int matched = 0;

        for (int i = 0; i < 20_000; i++) {
            String text = nearby(pattern, i < 2_000 ? always : drawn);
            boolean expected = expression.matcher(text).matches();
            assertThat(runs.matches(text)).as(text).isEqualTo(expected);
            matched += expected ? 1 : 0;
        }

        assertThat(matched).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^(act_)?[0-9]{5,20}$",
                "^[^a]$",
                "^a?a$",
                "^[0-9]*-?[0-9]$",
                "^(a|b)$",
                "^é$",
                "^a{0,2}b?a$",
            })
    void leavesTheRestToTheRegularExpression(String pattern) {
        assertThat(CharacterRuns.of(pattern)).isEmpty();
    }

    /** Makes a text out of a pattern's own characters, in their order, some of them repeated, dropped or changed. */
    private static String nearby(String pattern, Random random) {
        StringBuilder text = new StringBuilder();
        RunParser parser = new RunParser(pattern);
        while (!parser.atEnd()) {
            CharacterRuns.Run run = Objects.requireNonNull(parser.next());
            int count = Math.max(0, run.min() + random.nextInt(8) / 6 * (random.nextInt(3) - 1));
            for (int i = 0; i < count; i++) {
                text.append(random.nextInt(200) == 0 ? (char) random.nextInt(300) : member(run, random));
            }
        }
        return random.nextInt(30) == 0 ? text + "\n" : text.toString();
    }

    private static char member(CharacterRuns.Run run, Random random) {
        char c = (char) random.nextInt(128);
        while (!run.has(c)) {
            c = (char) random.nextInt(128);
        }
        return c;
    }
}
