package dev.adtools.tools.report;

import dev.adtools.api.json.StrictJson;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * Divides what platforms report, exactly up to a fixed rounding. What would be divided by 0 is null, never 0, and so is
 * what no JSON reader would hold: beyond ±(2^53−1). No number has more than 17 significant digits.
 */
public final class Ratios {

    /** Decimal digits of a quotient or a sum of fractions; the last one is rounded half up. */
    public static final int DIGITS = 6;

    private static final int PERCENT_DIGITS = 2;
    private static final BigDecimal HUNDRED = new BigDecimal(100);
    private static final MathContext READABLE = new MathContext(17, RoundingMode.HALF_UP);
    private static final BigDecimal MOST = BigDecimal.valueOf(StrictJson.MAX_INTEGER);

    private Ratios() {}

    /** Returns a part of a whole, of {@value #DIGITS} digits. */
    public static @Nullable BigDecimal quotient(long part, long whole) {
        return quotient(BigDecimal.valueOf(part), BigDecimal.valueOf(whole));
    }

    /** Returns a part of a whole, of {@value #DIGITS} digits. */
    public static @Nullable BigDecimal quotient(BigDecimal part, BigDecimal whole) {
        return quotient(part, whole, DIGITS);
    }

    /** Returns a part of a whole, of as many digits as wanted. */
    public static @Nullable BigDecimal quotient(BigDecimal part, BigDecimal whole, int digits) {
        if (whole.signum() == 0) {
            return null;
        }
        BigDecimal quotient = part.divide(whole, digits, RoundingMode.HALF_UP);
        // A sliver of a conversion can cost more than any JSON reader holds exactly.
        return isExact(quotient) ? readable(quotient) : null;
    }

    /** Returns whether every JSON reader holds a number, as a whole one, exactly. */
    public static boolean isExact(BigDecimal number) {
        return number.abs().compareTo(MOST) <= 0;
    }

    private static BigDecimal readable(BigDecimal number) {
        return number.precision() > READABLE.getPrecision() ? number.round(READABLE) : number;
    }

    /** Returns how much of an amount falls on each of so many, rounded half up to a whole. */
    public static @Nullable Long each(long amount, BigDecimal count) {
        BigDecimal each = quotient(BigDecimal.valueOf(amount), count, 0);
        return each == null ? null : (Long) each.longValueExact();
    }

    /** Returns how much of an amount falls on each of so many, rounded half up to a whole. */
    public static @Nullable Long each(long amount, long count) {
        return each(amount, BigDecimal.valueOf(count));
    }

    /** Returns by how many percent a number has changed, of 2 digits; null when it was 0 or was not known. */
    public static @Nullable BigDecimal changePercent(@Nullable BigDecimal before, @Nullable BigDecimal now) {
        return before == null || now == null
                ? null
                : quotient(now.subtract(before).multiply(HUNDRED), before.abs(), PERCENT_DIGITS);
    }

    /** Returns by how many percent a number has changed, of 2 digits; null when it was 0. */
    public static @Nullable BigDecimal changePercent(long before, long now) {
        return changePercent(BigDecimal.valueOf(before), BigDecimal.valueOf(now));
    }

    /** Returns a number of fractions as answers show it, of {@value #DIGITS} digits. */
    public static BigDecimal rounded(BigDecimal number) {
        return readable(number.scale() <= DIGITS ? number : number.setScale(DIGITS, RoundingMode.HALF_UP));
    }
}
