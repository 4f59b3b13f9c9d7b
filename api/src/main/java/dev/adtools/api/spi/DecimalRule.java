package dev.adtools.api.spi;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * Rule of a number that may have a fraction.
 *
 * @param min the least value, null for none
 * @param max the greatest value, null for none
 * @param multipleOf what the value must be a multiple of, null for none
 */
public record DecimalRule(
        @Nullable BigDecimal min,
        @Nullable BigDecimal max,
        @Nullable BigDecimal multipleOf) {

    /** Any number. */
    public static final DecimalRule ANY = new DecimalRule(null, null, null);

    /**
     * {@return this rule with a least value, as decimal text}
     *
     * @param least the least value, inclusive, for example {@code "0.01"}
     */
    public DecimalRule atLeast(String least) {
        return new DecimalRule(new BigDecimal(least), max, multipleOf);
    }

    /**
     * {@return this rule with a greatest value, as decimal text}
     *
     * @param greatest the greatest value, inclusive
     */
    public DecimalRule atMost(String greatest) {
        return new DecimalRule(min, new BigDecimal(greatest), multipleOf);
    }

    /**
     * {@return this rule with a divisor, as decimal text}
     *
     * @param divisor what the value must be a multiple of, above zero
     */
    public DecimalRule multipleOf(String divisor) {
        return new DecimalRule(min, max, new BigDecimal(divisor));
    }

    /** Notes what is wrong with a value; false when anything is. */
    boolean check(BigDecimal value, ArgumentReader reader) {
        boolean bounded = bounded(value, reader);
        return multiple(value, reader) && bounded;
    }

    private boolean bounded(BigDecimal value, ArgumentReader reader) {
        if (min != null && value.compareTo(min) < 0) {
            String least = min.toPlainString();
            return reader.violate("minimum", () -> "must be at least " + least + ", got " + value);
        }
        if (max != null && value.compareTo(max) > 0) {
            String greatest = max.toPlainString();
            return reader.violate("maximum", () -> "must be at most " + greatest + ", got " + value);
        }
        return true;
    }

    private boolean multiple(BigDecimal value, ArgumentReader reader) {
        if (multipleOf == null || value.remainder(multipleOf).signum() == 0) {
            return true;
        }
        String divisor = multipleOf.toPlainString();
        return reader.violate("multipleOf", () -> "must be a multiple of " + divisor + ", got " + value);
    }
}
