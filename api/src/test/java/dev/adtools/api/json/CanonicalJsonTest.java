package dev.adtools.api.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RFC 8785 by its own vectors, and by what must hold of any value: {@code -Dtrees=1000000} for more of them. */
class CanonicalJsonTest {

    private static final int TREES = Depth.of("trees", 5_000, 50_000);

    // RFC 8785, appendix B.
    @ParameterizedTest
    @CsvSource({
        "0000000000000000, 0",
        "8000000000000000, 0",
        "0000000000000001, 5e-324",
        "8000000000000001, -5e-324",
        "7fefffffffffffff, 1.7976931348623157e+308",
        "ffefffffffffffff, -1.7976931348623157e+308",
        "4340000000000000, 9007199254740992",
        "c340000000000000, -9007199254740992",
        "4430000000000000, 295147905179352830000",
        "44b52d02c7e14af5, 9.999999999999997e+22",
        "44b52d02c7e14af6, 1e+23",
        "44b52d02c7e14af7, 1.0000000000000001e+23",
        "444b1ae4d6e2ef4e, 999999999999999700000",
        "444b1ae4d6e2ef4f, 999999999999999900000",
        "444b1ae4d6e2ef50, 1e+21",
        "3eb0c6f7a0b5ed8c, 9.999999999999997e-7",
        "3eb0c6f7a0b5ed8d, 0.000001",
        "41b3de4355555553, 333333333.3333332",
        "41b3de4355555554, 333333333.33333325",
        "41b3de4355555555, 333333333.3333333",
        "41b3de4355555556, 333333333.3333334",
        "41b3de4355555557, 333333333.33333343",
        "becbf647612f3696, -0.0000033333333333333333",
        "43143ff3c1cb0959, 1424953923781206.2",
    })
    void writesNumbersAsEcmaScriptDoes(String bits, String text) {
        double value = Double.longBitsToDouble(Long.parseUnsignedLong(bits, 16));

        assertThat(CanonicalJson.number(value)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "333333333.33333329, 333333333.3333333",
        "1E30, 1e+30",
        "4.50, 4.5",
        "2e-3, 0.002",
        "0.000000000000000000000000001, 1e-27",
        "-0, 0",
        "-0.0e5, 0",
        "9007199254740993, 9007199254740992",
        "1.0, 1",
        "1e3, 1000",
    })
    void writesEverySpellingOfANumberAlike(String sent, String text) {
        assertThat(canonical(sent)).isEqualTo(text);
    }

    // 2^-1017: of 16 digits only the farther neighbour reads back, because doubles lie closer below a power of two.
    @Test
    void findsFewestDigitsAlsoWhereTheNearestOfThemDoNotDo() {
        assertThat(CanonicalJson.number(Math.scalb(1.0, -1017))).isEqualTo("7.120236347223045e-307");
    }

    // Each lies in the middle of two decimals of 16 digits.
    @ParameterizedTest
    @CsvSource({"585484234006678.75, 585484234006678.8", "1424953923781206.25, 1424953923781206.2"})
    void takesTheEvenOneOfTwoThatAreAsNear(double value, String text) {
        assertThat(CanonicalJson.number(value)).isEqualTo(text);
    }

    @Test
    void refusesNumbersThatAreNone() {
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.number(Double.NaN));
        assertThatIllegalArgumentException().isThrownBy(() -> CanonicalJson.number(Double.POSITIVE_INFINITY));
        assertThatIllegalArgumentException().isThrownBy(() -> canonical("1e400"));
    }

    // RFC 8785, section 3.2.2.
    @Test
    void writesTheExampleOfTheStandard() {
        assertThat(canonical("""
                {
                  "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
                  "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
                  "literals": [null, true, false]
                }""")).isEqualTo("""
                {"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],\
                "string":"€$\\u000f\\nA'B\\"\\\\\\\\\\"/"}""");
    }

    // RFC 8785, section 3.2.3.
    @Test
    void sortsNamesByTheirUtf16CodeUnits() {
        assertThat(canonical("""
                {"\\u20ac": "Euro Sign", "\\r": "Carriage Return", "\\ufb33": "Hebrew Letter Dalet With Dagesh", "1": "One",
                 "\\ud83d\\ude00": "Emoji: Grinning Face", "\\u0080": "Control", "\\u00f6": "Latin Small Letter O With Diaeresis"}"""))
                .isEqualTo("{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\u0080\":\"Control\","
                        + "\"ö\":\"Latin Small Letter O With Diaeresis\",\"€\":\"Euro Sign\","
                        + "\"😀\":\"Emoji: Grinning Face\",\"\ufb33\":\"Hebrew Letter Dalet With Dagesh\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{\"b\":[3,1,2],\"a\":{\"d\":1,\"c\":null}}", "[]", "{}", "\"\\ud83d\\ude00\\u007f\\u0080\""})
    void keepsTheOrderOfItemsAndTheMeaning(String text) {
        assertThat(JsonCursor.read(canonical(text).getBytes(UTF_8))).isEqualTo(JsonCursor.read(text.getBytes(UTF_8)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"b\":[3,1,2],\"a\":{\"d\":1,\"c\":null}}", "[[],[1,2,3]]", "\"text\"", "0.5"})
    void stopsWhereBytesAreTooMany(String text) {
        JsonValue value = JsonCursor.read(text.getBytes(UTF_8));
        byte[] all = CanonicalJson.of(value);

        assertThat(CanonicalJson.within(all.length, value)).contains(all);
        for (int most = 0; most < all.length; most++) {
            assertThat(CanonicalJson.within(most, value)).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("runs")
    void isTheSameOnceMore(long seed, int trees) {
        Random random = new Random(seed);
        for (int i = 0; i < trees; i++) {
            byte[] text = RandomJson.readable(random);
            byte[] once = CanonicalJson.of(JsonCursor.read(text));
            assertThat(CanonicalJson.of(JsonCursor.read(once)))
                    .as(new String(text, UTF_8))
                    .isEqualTo(once);
        }
    }

    @ParameterizedTest
    @MethodSource("runs")
    void copiesCheckedBytesAsItWritesTheirTree(long seed, int trees) {
        Random random = new Random(seed);
        for (int i = 0; i < trees; i++) {
            byte[] text = RandomJson.readable(random);

            byte[] copied = CanonicalJson.of(text, 0);

            assertThat(copied).as(new String(text, UTF_8)).isEqualTo(CanonicalJson.of(JsonCursor.read(text)));
        }
    }

    @ParameterizedTest
    @MethodSource("runs")
    void readsEveryNumberBackAsItWas(long seed, int numbers) {
        Random random = new Random(seed);
        for (int i = 0; i < numbers; i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(value)) {
                assertThat(Double.parseDouble(CanonicalJson.number(value))).isEqualTo(value + 0.0);
            }
        }
    }

    static Stream<Arguments> runs() {
        return Seed.runs("canonical JSON", TREES, 8785);
    }

    private static String canonical(String text) {
        return new String(CanonicalJson.of(JsonCursor.read(text.getBytes(UTF_8))), UTF_8);
    }
}
