package dev.adtools.api.json;

import java.math.BigInteger;

/**
 * The decimal of fewest digits that reads back as a double, of those the nearest, of two as near the even one (ECMA-262,
 * Number::toString). Found by Raffaello Giulietti's Schubfach: three products of 64 by 126 bits. Java's own digits are not
 * always the fewest before 19, and always at least two.
 *
 * @param digits its digits as an integer, which may end in zeros
 * @param exponent the power of ten that they are multiplied by
 */
record ShortestDecimal(long digits, int exponent) {

    private static final double LOG10_OF_2 = Math.log10(2);
    private static final double LOG10_OF_3 = Math.log10(3);
    private static final double LOG2_OF_10 = 1 / LOG10_OF_2;

    private static final int FRACTION_BITS = 52;
    private static final long HIDDEN_BIT = 1L << FRACTION_BITS;
    private static final int LEAST_EXPONENT = Double.MIN_EXPONENT - FRACTION_BITS;

    private static final int POWER_BITS = 126;
    private static final long LOW_63 = Long.MAX_VALUE;
    private static final int LEAST_POWER = -324;
    private static final int GREATEST_POWER = 292;
    // For each power of ten its inverse, of 126 bits rounded up: the 63 high ones, and the 63 low ones.
    private static final long[] INVERSES = inverses();

    private static long[] inverses() {
        long[] inverses = new long[2 * (GREATEST_POWER - LEAST_POWER + 1)];
        for (int power = LEAST_POWER; power <= GREATEST_POWER; power++) {
            int shift = POWER_BITS - 1 - log2OfTenTo(-power);
            BigInteger ten = BigInteger.TEN.pow(Math.abs(power));
            BigInteger scaled = power > 0 ? BigInteger.ONE.shiftLeft(shift).divide(ten) : ten.shiftLeft(shift);
            BigInteger inverse = scaled.add(BigInteger.ONE);
            int at = 2 * (power - LEAST_POWER);
            inverses[at] = inverse.shiftRight(63).longValueExact();
            inverses[at + 1] = inverse.longValue() & LOW_63;
        }
        return inverses;
    }

    /** Rounds a logarithm down; none but that of one comes so near to an integer that a double could not tell. */
    private static int log2OfTenTo(int power) {
        return (int) Math.floor(power * LOG2_OF_10);
    }

    /** Finds the decimal of a positive, finite double. */
    static ShortestDecimal of(double value) {
        long bits = Double.doubleToRawLongBits(value);
        long fraction = bits & (HIDDEN_BIT - 1);
        int biased = (int) (bits >>> FRACTION_BITS);
        return biased == 0
                ? of(fraction, LEAST_EXPONENT, false)
                // Below a power of two, doubles lie closer than above it.
                : of(HIDDEN_BIT | fraction, LEAST_EXPONENT - 1 + biased, fraction == 0 && biased > 1);
    }

    /** Finds the decimal of a significand times a power of two. */
    private static ShortestDecimal of(long significand, int exponent, boolean closerBelow) {
        // Decimals of this power lie no farther apart than what reads back as the double; those of the next do.
        int power = (int) Math.floor(closerBelow ? LOG10_OF_3 + (exponent - 2) * LOG10_OF_2 : exponent * LOG10_OF_2);
        int shift = exponent + log2OfTenTo(-power) + 2;
        // Four times the value and its bounds, in units of the power. A middle of two doubles reads as the even one.
        long exact = scaled(power, (4 * significand) << shift);
        long odd = significand & 1;
        long low = scaled(power, (4 * significand - (closerBelow ? 1 : 2)) << shift) + odd;
        long high = scaled(power, (4 * significand + 2) << shift) - odd;
        long below = exact >> 2;

        long tens = below / 10 * 10;
        boolean tensFit = low <= 4 * tens;
        if (tensFit != 4 * (tens + 10) <= high) {
            return new ShortestDecimal(tensFit ? tens : tens + 10, power);
        }
        boolean belowFits = low <= 4 * below;
        if (belowFits != 4 * (below + 1) <= high) {
            return new ShortestDecimal(belowFits ? below : below + 1, power);
        }
        long beyondMiddle = exact - (4 * below + 2);
        boolean takesBelow = beyondMiddle < 0 || (beyondMiddle == 0 && below % 2 == 0);
        return new ShortestDecimal(takesBelow ? below : below + 1, power);
    }

    /** Divides by a power of ten; what is lost leaves the last bit set, so that comparisons come out as if nothing were. */
    private static long scaled(int power, long value) {
        int at = 2 * (power - LEAST_POWER);
        long high = INVERSES[at] * value;
        long middle = (high >>> 1) + Math.multiplyHigh(INVERSES[at + 1], value);
        long whole = Math.multiplyHigh(INVERSES[at], value) + (middle >>> 63);
        return whole | ((middle & LOW_63) + LOW_63) >>> 63;
    }
}
