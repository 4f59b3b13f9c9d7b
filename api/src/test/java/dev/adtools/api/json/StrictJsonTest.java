package dev.adtools.api.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HexFormat;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StrictJsonTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                " [ ] ",
                "null",
                "\"\"",
                "-0",
                "1.0",
                "1e3",
                "1E+2",
                "0.1",
                "-9007199254740991",
                "9007199254740991",
                "9007199254740991.0",
                "0.00000000000000012345678901234567",
                "1.7976931348623157e-300",
                "0e99999",
                "{\"a\":{\"a\":1},\"b\":[{\"a\":1},{\"a\":2}]}",
                "\"\\u00e9\\uD83D\\uDE00 \\\" \\\\ \\/ \\b\\f\\n\\r\\t\"",
                "\"é 日本 😀 \\u0000\"",
            })
    void acceptsWhatEveryReaderReadsAlike(String text) {
        assertThatCode(() -> StrictJson.check(text.getBytes(UTF_8))).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '`',
            value = {
                "{} {} => a second value or stray text behind the end of the JSON text",
                "{\"a\":1,} => a member name in double quotes should be here",
                "[1,] => no value can start here",
                "[1 2] => a comma or ] should be here",
                "{\"a\" 1} => a colon should be here",
                "{a:1} => a member name in double quotes should be here",
                "tru => no value can start here",
                "NaN => no value can start here",
                "'a' => no value can start here",
                "\"a => the text ends within a string",
                "\"\\ => the text ends within a string",
                "\"\\x\" => a string holds an unknown escape",
                "\"\\u12g4\" => a string holds an escape without four hexadecimal digits",
                "\"\\ud800\" => a string holds a lone surrogate",
                "\"\\udc00\" => a string holds a lone surrogate",
                "\"\\ud800\\u0041\" => a string holds a lone surrogate",
                "\"\\uffff\" => a string holds a Unicode noncharacter",
                "\"\\ud83f\\udffe\" => a string holds a Unicode noncharacter",
                "01 => a number starts with a needless zero",
                "-01 => a number starts with a needless zero",
                "1. => a number lacks a digit",
                "- => a number lacks a digit",
                "1e => a number lacks a digit",
                "+1 => no value can start here",
                "9007199254740992 => a number is outside ±(2^53−1)",
                "-9007199254740992 => a number is outside ±(2^53−1)",
                "1e16 => a number is outside ±(2^53−1)",
                "1e300 => a number is outside ±(2^53−1)",
                "1e400 => a number is out of the range of a double",
                "1e-500 => a number is out of the range of a double",
                "4e-324.5 => a second value or stray text behind the end of the JSON text",
                "1e99999999999 => a number is out of the range of a double",
                "0.12345678901234567891 => a number has more digits than a double can hold",
                "9007199254740991.5 => a number is outside ±(2^53−1)",
                "1e-330 => a number has more digits than a double can hold",
                "{\"a\":1,\"a\":2} => the object has the member \"a\" twice",
                "{\"a\":1,\"\\u0061\":2} => the object has the member \"\\u0061\" twice",
                "{\"é\":1,\"\\u00e9\":2} => the object has the member \"\\u00e9\" twice",
            })
    void refusesWhatReadersReadDifferently(String text, String message) {
        assertThat(refusal(text.getBytes(UTF_8)).getMessage()).isEqualTo(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "22 80 22", // a tail without lead
                "22 c0 80 22", // overlong NUL
                "22 c1 bf 22", // overlong
                "22 e0 80 80 22", // overlong
                "22 ed a0 80 22", // a surrogate in UTF-8
                "22 f0 80 80 80 22", // overlong
                "22 f4 90 80 80 22", // beyond U+10FFFF
                "22 f5 80 80 80 22", // no such lead
                "22 ff 22", // no such lead
                "22 c3 22", // a tail is missing
                "22 e2 82", // the text ends in a sequence
                "22 c3", // the text ends in a sequence
            })
    void refusesBytesThatAreNotUtf8(String hex) {
        byte[] bytes = HexFormat.ofDelimiter(" ").parseHex(hex);

        assertThat(refusal(bytes).getMessage()).isEqualTo("the bytes are not UTF-8");
    }

    @Test
    void refusesAByteOrderMarkAndAnEmptyText() {
        assertThat(refusal("\ufeff{}".getBytes(UTF_8)).getMessage()).isEqualTo("no value can start here");
        assertThat(refusal(new byte[0]).getMessage()).isEqualTo("the text ends where a value should be");
    }

    @Test
    void refusesAControlCharacterInAString() {
        assertThat(refusal("\"a\nb\"".getBytes(UTF_8)).getMessage())
                .isEqualTo("a control character stands unescaped in a string");
    }

    @Test
    void saysAtWhichByteItStopped() {
        assertThat(refusal("{\"a\": nul}".getBytes(UTF_8)).offset()).isEqualTo(6);
    }

    @Test
    void boundsDepthAndNodes() {
        assertThatCode(() -> StrictJson.check(nested(32))).doesNotThrowAnyException();
        assertThat(refusal(nested(33)).getMessage()).isEqualTo("more than 32 levels");
        assertThatCode(() -> StrictJson.check(wide(99_999))).doesNotThrowAnyException();
        assertThat(refusal(wide(100_000)).getMessage()).isEqualTo("more than 100000 values");
    }

    @Test
    void findsADuplicateAmongManyNames() {
        String members =
                IntStream.range(0, 20_000).mapToObj(i -> "\"n" + i + "\":0").collect(Collectors.joining(","));

        assertThatCode(() -> StrictJson.check(("{" + members + "}").getBytes(UTF_8)))
                .doesNotThrowAnyException();
        assertThat(refusal(("{" + members + ",\"n7\":1}").getBytes(UTF_8)).getMessage())
                .isEqualTo("the object has the member \"n7\" twice");
    }

    @Test
    void remembersTheNamesAroundANestedObject() {
        String nested = "{\"a\":{\"a\":0,\"b\":{\"a\":0,\"b\":{}}},\"b\":[{\"a\":0},{\"a\":0}],\"c\":0%s}";

        assertThatCode(() -> StrictJson.check(nested.formatted("").getBytes(UTF_8)))
                .doesNotThrowAnyException();
        assertThat(refusal(nested.formatted(",\"a\":0").getBytes(UTF_8)).getMessage())
                .isEqualTo("the object has the member \"a\" twice");
    }

    @Test
    void tellsNamesApartThatDifferInOneLetterOnly() {
        String members = "abcdefghijklmnop"
                .chars()
                .mapToObj(c -> "\"name_%c_id\":0".formatted(c))
                .collect(Collectors.joining(","));

        assertThatCode(() -> StrictJson.check(("{" + members + "}").getBytes(UTF_8)))
                .doesNotThrowAnyException();
        assertThat(refusal(("{" + members + ",\"name_k_id\":0}").getBytes(UTF_8))
                        .getMessage())
                .isEqualTo("the object has the member \"name_k_id\" twice");
    }

    private static InvalidJson refusal(byte[] bytes) {
        return catchThrowableOfType(InvalidJson.class, () -> StrictJson.check(bytes));
    }

    private static byte[] nested(int depth) {
        return ("[".repeat(depth) + "]".repeat(depth)).getBytes(UTF_8);
    }

    private static byte[] wide(int items) {
        return ("[" + "0,".repeat(items - 1) + "0]").getBytes(UTF_8);
    }
}
