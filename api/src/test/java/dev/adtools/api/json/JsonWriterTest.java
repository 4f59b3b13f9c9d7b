package dev.adtools.api.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.adtools.api.fixtures.Seed;
import java.math.BigDecimal;
import java.nio.BufferOverflowException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class JsonWriterTest {

    @Test
    void putsCommasAndColons() {
        JsonWriter out = new JsonWriter(1);

        out.beginObject().name("a").beginArray().value(1).value("x").nullValue().endArray();
        out.name("b").value(true).name("c").beginObject().endObject().endObject();

        assertThat(text(out)).isEqualTo("{\"a\":[1,\"x\",null],\"b\":true,\"c\":{}}");
    }

    @Test
    void writesNullForWhatIsNotThere() {
        JsonWriter out = new JsonWriter().beginArray();

        out.valueOrNull((String) null)
                .valueOrNull("a")
                .valueOrNull((Number) null)
                .valueOrNull(1);
        out.valueOrNull(2L).valueOrNull(0.5).valueOrNull(new BigDecimal("1.10"));
        out.valueOrNull((Boolean) null)
                .valueOrNull(true)
                .valueOrNull((JsonValue) null)
                .valueOrNull(JsonObject.EMPTY);
        out.<String>valueOrNull(null, (text, to) -> to.value(text)).valueOrNull("b", (text, to) -> to.value(text));

        assertThat(text(out.endArray())).isEqualTo("[null,\"a\",null,1,2,0.5,1.1,null,true,null,{},null,\"b\"]");
    }

    @Test
    void writesWhatAnEncoderMakesOfEach() {
        JsonWriter out = new JsonWriter().beginObject();

        out.name("list").array(List.of(1, 2), (number, to) -> to.value(number));
        out.name("none").array(List.of(), (number, to) -> to.value("x"));
        out.name("map").object(Map.of("a", 1), (number, to) -> to.value(number));

        assertThat(text(out.endObject())).isEqualTo("{\"list\":[1,2],\"none\":[],\"map\":{\"a\":1}}");
    }

    @Test
    void escapesAsLittleAsTheCanonicalFormDoes() {
        JsonWriter out = new JsonWriter();

        out.value("\u20ac$\u000f\nA'B\"\\\\\"/\u007f\u2028😀");

        assertThat(text(out)).isEqualTo("\"\u20ac$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\u007f\u2028😀\"");
    }

    @Test
    void replacesALoneSurrogate() {
        assertThat(text(new JsonWriter().value("a\ud800b"))).isEqualTo("\"a\ufffdb\"");
    }

    @Test
    void stopsSoonAfterItsLimit() {
        JsonWriter out = new JsonWriter(16, 100);
        out.beginArray();

        assertThatExceptionOfType(BufferOverflowException.class).isThrownBy(() -> {
            for (int i = 0; i < 1_000; i++) {
                out.value("0123456789");
            }
        });

        assertThat(out.size()).isBetween(101, 200);
    }

    @Test
    void writesNumbersExactly() {
        JsonWriter out = new JsonWriter();

        out.beginArray().value(-9_007_199_254_740_991L).value(0.1).value(-0.0).value(1e21);
        out.value(new BigDecimal("10.50")).value(new BigDecimal("1e-40")).endArray();

        assertThat(text(out)).isEqualTo("[-9007199254740991,0.1,0,1E+21,10.5,1E-40]");
    }

    @ParameterizedTest
    @MethodSource("longs")
    void writesEveryLongAsJavaDoes(long seed, int count) {
        LongStream.Builder edges =
                LongStream.builder().add(0).add(Long.MIN_VALUE).add(Long.MAX_VALUE);
        for (long power = 1; power < Long.MAX_VALUE / 10; power *= 10) {
            LongStream.of(power - 1, power, power + 1, 10 * power - 1, 10 * power)
                    .forEach(edges);
        }
        LongStream drawn = new Random(seed).longs(count).map(bits -> bits >> (bits & 63));

        LongStream.concat(edges.build(), drawn)
                .flatMap(number -> LongStream.of(number, -number))
                .forEach(number ->
                        assertThat(text(new JsonWriter(1).value(number))).isEqualTo(Long.toString(number)));
    }

    static Stream<Arguments> longs() {
        return Seed.runs("longs", 20_000, 11);
    }

    @Test
    void writesANameLikeAText() {
        // Most names come twice, and many share a place where they are kept.
        for (int i = 0; i < 20_000; i++) {
            String name = "name_" + i % 9_000;
            assertThat(named(name)).isEqualTo("{\"" + name + "\":0}");
        }
        for (String name :
                List.of("", "é", "\"", "a\nb", "😀", "a\ud800b", "x".repeat(64), "x".repeat(5_000), "Aa", "BB")) {
            String text = text(new JsonWriter().value(name));
            assertThat(named(name)).isEqualTo("{" + text + ":0}").isEqualTo(named(name));
        }
    }

    private static String named(String name) {
        return text(new JsonWriter().beginObject().name(name).value(0).endObject());
    }

    @Test
    void refusesNumbersThatJsonDoesNotHave() {
        assertThatIllegalArgumentException().isThrownBy(() -> new JsonWriter().value(Double.NaN));
        assertThatIllegalArgumentException().isThrownBy(() -> new JsonWriter().value(Double.POSITIVE_INFINITY));
    }

    @Test
    void splicesJsonAsAValueAndAsAString() {
        byte[] data = "{\"a\":\"x\\n\\\"\"}".getBytes(UTF_8);
        JsonWriter out = new JsonWriter();

        out.beginObject().name("data").raw(data).name("text").rawAsString(data).endObject();

        JsonObject read = (JsonObject) JsonCursor.read(out.toBytes());
        assertThat(read.get("data")).isEqualTo(JsonCursor.read(data));
        assertThat(read.get("text")).isEqualTo(new JsonString(new String(data, UTF_8)));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void readsBackWhateverItWrites(long seed, int texts) throws InvalidJson {
        Random random = new Random(seed);
        int compared = 0;

        for (int round = 0; round < texts; round++) {
            byte[] text = RandomJson.text(random);
            if (!passes(text)) {
                continue;
            }
            JsonValue value = JsonCursor.read(text);
            byte[] written = new JsonWriter().value(value).toBytes();
            StrictJson.check(written);
            assertThat(JsonCursor.read(written)).isEqualTo(value);
            compared++;
        }

        assertThat(compared).isGreaterThan(texts / 5);
    }

    static Stream<Arguments> texts() {
        return Seed.runs("texts to read back", 50_000, 7);
    }

    @Test
    void keepsTheOrderOfMembers() {
        JsonObject object = JsonObject.builder()
                .put("z", 1)
                .put("a", JsonArray.ofStrings(List.of("x")))
                .put("m", false)
                .build();

        assertThat(text(new JsonWriter().value(object))).isEqualTo("{\"z\":1,\"a\":[\"x\"],\"m\":false}");
    }

    private static boolean passes(byte[] text) {
        try {
            StrictJson.check(text);
            return true;
        } catch (InvalidJson refused) {
            return false;
        }
    }

    private static String text(JsonWriter out) {
        return new String(out.toBytes(), UTF_8);
    }

    @Test
    void countsTheBytesItHasWritten() {
        JsonWriter out = new JsonWriter();

        assertThat(out.size()).isZero();
        assertThat(out.beginObject().name("é").value("\n").endObject().size()).isEqualTo(out.toBytes().length);
    }
}
