package dev.adtools.api.spi;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * What a number that may have a fraction must be like.
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

    void check(BigDecimal value, ArgumentReader reader) {
        if (min != null && value.compareTo(min) < 0) {
            String least = min.toPlainString();
            reader.violate("minimum", () -> "must be at least " + least + ", got " + value);
        } else if (max != null && value.compareTo(max) > 0) {
            String greatest = max.toPlainString();
            reader.violate("maximum", () -> "must be at most " + greatest + ", got " + value);
        }
        if (multipleOf != null && value.remainder(multipleOf).signum() != 0) {
            String divisor = multipleOf.toPlainString();
            reader.violate("multipleOf", () -> "must be a multiple of " + divisor + ", got " + value);
        }
    }
}
