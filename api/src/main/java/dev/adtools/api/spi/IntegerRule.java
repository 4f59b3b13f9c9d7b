package dev.adtools.api.spi;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/**
 * What an integer must be like. {@code 1.0} and {@code 1e3} are integers.
 *
 * @param type the type the schema publishes: {@code integer}, or {@code number} with {@code multipleOf: 1}
 * @param min the least value
 * @param max the greatest value
 * @param multipleOf what the value must be a multiple of, at least 1
 */
public record IntegerRule(String type, long min, long max, long multipleOf) {

    /**
     * {@return a rule published as {@code integer}}
     *
     * @param min the least value, inclusive
     * @param max the greatest value, inclusive
     * @param multipleOf what the value must be a multiple of, at least 1
     */
    public static IntegerRule integer(long min, long max, long multipleOf) {
        return new IntegerRule("integer", min, max, multipleOf);
    }

    /**
     * {@return a rule published as {@code number} with {@code multipleOf}}
     *
     * @param min the least value, inclusive
     * @param max the greatest value, inclusive
     * @param multipleOf what the value must be a multiple of, at least 1
     */
    public static IntegerRule number(long min, long max, long multipleOf) {
        return new IntegerRule("number", min, max, multipleOf);
    }

    /** Returns the value of a number that is written with a fraction or an exponent; null when it is not whole. */
    @Nullable
    Long whole(BigDecimal number, ArgumentReader reader) {
        if (number.stripTrailingZeros().scale() > 0) {
            reader.violate(
                    type.equals("integer") ? "type" : "multipleOf", () -> "must be a whole number, got " + number);
            return null;
        }
        long value = number.longValue();
        check(value, reader);
        return value;
    }

    void check(long value, ArgumentReader reader) {
        if (value < min) {
            reader.violate("minimum", () -> "must be at least " + min + ", got " + value);
        } else if (value > max) {
            reader.violate("maximum", () -> "must be at most " + max + ", got " + value);
        }
        if (value % multipleOf != 0) {
            reader.violate("multipleOf", () -> "must be a multiple of " + multipleOf + ", got " + value);
        }
    }
}
