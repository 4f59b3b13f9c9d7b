package dev.adtools.api.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Shortest decimals beside those found by rounding the exact value to one digit after the other. */
class ShortestDecimalTest {

    private static final int DOUBLES = Depth.of("doubles", 10_000, 30_000);
    private static final int MOST_DIGITS = 17;
    private static final int LEAST_EXPONENT = -1074;

    // Java 17 writes more digits for some of these, and never fewer than two.
    @ParameterizedTest
    @CsvSource({
        "2.0E-3, 0.002",
        "2.2250738585072014E-308, 2.2250738585072014e-308",
        "2.2250738585072011E-308, 2.225073858507201e-308",
        "1.0E23, 1e+23",
        "2.0E23, 2e+23",
        "2.2E-322, 2.2e-322",
        "4.9E-324, 5e-324",
        "9.9E-324, 1e-323",
        "2.0E-321, 2e-321",
        "8.41E21, 8.41e+21",
        "2.8879E-10, 2.8879e-10",
        "1.7976931348623157E308, 1.7976931348623157e+308"
    })
    void findsWhatJavaDoesNotAlways(double value, String spelled) {
        assertThat(CanonicalJson.number(value)).isEqualTo(spelled);
        assertLikeRounding(value);
    }

    @Test
    void findsPowersAndTheirNeighbours() {
        for (int exponent = LEAST_EXPONENT; exponent <= Double.MAX_EXPONENT; exponent++) {
            assertWithNeighbours(Math.scalb(1.0, exponent));
        }
        for (int exponent = -323; exponent < 308; exponent++) {
            for (int digit = 1; digit < 10; digit++) {
                assertWithNeighbours(Double.parseDouble(digit + "e" + exponent));
            }
        }
        assertLikeRounding(Double.MAX_VALUE);
    }

    private static void assertWithNeighbours(double value) {
        assertLikeRounding(value);
        assertLikeRounding(Math.nextUp(value));
        assertLikeRounding(Math.max(Double.MIN_VALUE, Math.nextDown(value)));
    }

    @Test
    void findsTheSmallestNumbers() {
        for (long bits = 1; bits <= 5_000; bits++) {
            assertLikeRounding(Double.longBitsToDouble(bits));
        }
    }

    @ParameterizedTest
    @MethodSource("runs")
    void findsWhatRoundingFinds(long seed, int doubles) {
        Random random = new Random(seed);
        for (int i = 0; i < doubles; i++) {
            assertLikeRounding(positive(random.nextLong()));
            // Subnormal ones.
            assertLikeRounding(Math.max(Double.MIN_VALUE, Double.longBitsToDouble(random.nextLong() >>> 12)));
            // What callers send: few digits.
            assertLikeRounding((1 + random.nextInt(1_000_000_000)) / Math.pow(10, random.nextInt(10)));
            // The middle of two decimals, where the even one is taken.
            assertLikeRounding(((random.nextLong() >>> 11) | 1L << 52) / 8.0);
        }
    }

    static Stream<Arguments> runs() {
        return Seed.runs("doubles", DOUBLES, 754);
    }

    private static double positive(long bits) {
        double value = Math.abs(Double.longBitsToDouble(bits));
        return Double.isFinite(value) && value > 0 ? value : 1;
    }

    private static void assertLikeRounding(double value) {
        BigDecimal found = found(value);
        if (found.compareTo(rounded(value)) != 0) {
            assertThat(found).as(Double.toHexString(value)).isEqualByComparingTo(rounded(value));
        }
    }

    private static BigDecimal found(double value) {
        ShortestDecimal found = ShortestDecimal.of(value);
        return BigDecimal.valueOf(found.digits(), -found.exponent());
    }

    private static BigDecimal rounded(double value) {
        BigDecimal exact = new BigDecimal(value);
        for (int digits = 1; digits < MOST_DIGITS; digits++) {
            BigDecimal nearer = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            // Below a power of two doubles lie closer than above it, so that only the farther one may read back.
            RoundingMode away = nearer.compareTo(exact) > 0 ? RoundingMode.DOWN : RoundingMode.UP;
            BigDecimal farther = exact.round(new MathContext(digits, away));
            if (nearer.doubleValue() == value) {
                return nearer;
            } else if (farther.doubleValue() == value) {
                return farther;
            }
        }
        return exact.round(new MathContext(MOST_DIGITS, RoundingMode.HALF_EVEN));
    }
}
