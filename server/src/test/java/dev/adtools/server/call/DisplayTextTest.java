package dev.adtools.server.call;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DisplayTextTest {

    @ParameterizedTest
    @CsvSource({
        "0000, 001F, control characters",
        "007F, 009F, more control characters",
        "00AD, 00AD, soft hyphen",
        "034F, 034F, grapheme joiner",
        "0600, 0605, Arabic number signs",
        "061C, 061C, Arabic letter mark",
        "115F, 1160, Hangul fillers",
        "17B4, 17B5, Khmer inherent vowels",
        "180B, 180F, Mongolian selectors",
        "200B, 200F, zero width and direction marks",
        "2028, 202E, separators and bidirectional embeddings",
        "2060, 206F, invisible operators and isolates",
        "2800, 2800, blank Braille",
        "3164, 3164, Hangul filler",
        "E000, F8FF, private use",
        "FE00, FE0F, variation selectors",
        "FEFF, FEFF, byte order mark",
        "FFA0, FFA0, half-width Hangul filler",
        "FFF9, FFFB, interlinear annotation",
        "1D173, 1D17A, musical format",
        "E0001, E007F, tags",
        "E0100, E01EF, more variation selectors",
        "F0000, FFFFD, more private use",
        "10FFFE, 10FFFF, noncharacters"
    })
    void replacesWhatIsNotSeenOrMovesWhatIsSeen(String first, String last, String what) {
        IntStream.rangeClosed(Integer.parseInt(first, 16), Integer.parseInt(last, 16))
                .forEach(point -> assertThat(DisplayText.of("a" + Character.toString(point) + "b"))
                        .as("%s: U+%04X", what, point)
                        .isEqualTo("a\uFFFDb"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Spring launch 2026 (50% off!)",
                "Ünïcödé é",
                "الربيع",
                "אביב",
                "春の発売",
                "봄",
                "वसंत",
                "🙂👍",
                "€ “quoted” – done…",
                "a\u00A0b"
            })
    void keepsWhatPeopleRead(String text) {
        assertThat(DisplayText.of(text)).isEqualTo(text);
    }

    @Test
    void replacesHalfAPair() {
        assertThat(DisplayText.of("a\uD83Db\uDE42")).isEqualTo("a\uFFFDb\uFFFD");
    }

    @Test
    void reachesIntoEveryCornerOfAValue() {
        JsonObject value = JsonObject.builder()
                .put("na\u202Eme", JsonArray.of(List.of(new JsonString("Lo\u200Bw"))))
                .put("count", 3)
                .build();

        assertThat(DisplayText.of(value))
                .isEqualTo(JsonObject.builder()
                        .put("na\uFFFDme", JsonArray.of(List.of(new JsonString("Lo\uFFFDw"))))
                        .put("count", 3)
                        .build());
    }
}
