package dev.adtools.api.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import dev.adtools.api.fixtures.Seed;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the strict check against an independent reader: Jackson, the JDK's UTF-8 decoder and BigDecimal. */
class StrictJsonDifferentialTest {

    private static final int ROUNDS = 300_000;
    private static final JsonFactory JACKSON = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(StrictJson.MAX_DEPTH)
                    .maxNumberLength(128)
                    .build())
            .build();

    @ParameterizedTest
    @MethodSource("runs")
    void agreesWithAnIndependentReaderOnMutatedTexts(long seed, int rounds) {
        Random random = new Random(seed);
        int accepted = 0;

        for (int round = 0; round < rounds; round++) {
            byte[] text = RandomJson.mutated(random, RandomJson.text(random));
            boolean ours = ours(text);
            assertThat(ours).as(() -> new String(text, UTF_8)).isEqualTo(oracle(text));
            accepted += ours ? 1 : 0;
        }

        assertThat(accepted).isBetween(rounds / 20, rounds * 19 / 20);
    }

    static Stream<Arguments> runs() {
        return Seed.runs("mutated JSON", ROUNDS, 20261121);
    }

    private static boolean ours(byte[] text) {
        try {
            StrictJson.check(text);
            return true;
        } catch (InvalidJson refused) {
            return false;
        }
    }

    private static boolean oracle(byte[] text) {
        try (JsonParser parser = JACKSON.createParser(decoded(text))) {
            int depth = 0;
            int values = 0;
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
                values += depth == 0 ? 1 : 0;
                if (!inDomain(parser, token)) {
                    return false;
                }
            }
            return values == 1;
        } catch (IOException | NumberFormatException refused) {
            return false;
        }
    }

    private static String decoded(byte[] text) throws CharacterCodingException {
        return UTF_8.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(ByteBuffer.wrap(text))
                .toString();
    }

    private static boolean inDomain(JsonParser parser, JsonToken token) throws IOException {
        return switch (token) {
            case VALUE_STRING, FIELD_NAME -> parser.getText().codePoints().allMatch(StrictJsonDifferentialTest::isText);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> isNumber(new BigDecimal(parser.getText()));
            default -> true;
        };
    }

    private static boolean isText(int point) {
        boolean surrogate = point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
        boolean noncharacter = (point & 0xffff) >= 0xfffe || (point >= 0xfdd0 && point <= 0xfdef);
        return !surrogate && !noncharacter;
    }

    private static boolean isNumber(BigDecimal value) {
        if (value.signum() == 0) {
            return true;
        }
        double held = value.doubleValue();
        if (held == 0 || Double.isInfinite(held)) {
            return false;
        }
        boolean whole = value.stripTrailingZeros().scale() <= 0;
        return value.abs().compareTo(BigDecimal.valueOf(StrictJson.MAX_INTEGER)) <= 0
                && (whole || value.stripTrailingZeros().precision() <= 17);
    }
}
