package dev.adtools.tools.alpha.searchterms;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TermTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "harbor lamp",
                "Harbor LAMP",
                " harbor  lamp ",
                "harbor\tlamp",
                "harbor\u00a0lamp",
                "har\u200bbor lamp",
                "\uff48arbor lamp"
            })
    void countsEverySpellingAsOne(String term) {
        assertThat(TermText.of(term)).isEqualTo("harbor lamp");
    }

    /** A letter that is not ASCII takes the long way, which must lead to the same place. */
    @Test
    void treatsPlainTermsAsAllOthers() {
        for (char character = 0; character < 0x80; character++) {
            for (String term : new String[] {"a" + character + "b", character + "ab", "a " + character + " b"}) {
                assertThat(TermText.of(term) + " \u00e9")
                        .as("character %d", (int) character)
                        .isEqualTo(TermText.of(term + " \u00e9"));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "sugar free, free, true",
        "free sugar, free, true",
        "buy free sugar, free, true",
        "free, free, true",
        "freebie free, free, true",
        "how to sail, how to, true",
        "freebie, free, false",
        "carefree, free, false",
        "how tot, how to, false",
        "free, sugar free, false",
        "free, '', false"
    })
    void findsWholeWordsOnly(String term, String part, boolean holds) {
        assertThat(TermText.holds(term, part)).isEqualTo(holds);
    }
}
