package dev.adtools.api.spi;

/**
 * What an integer must be like. {@code 1.0} and {@code 1e3} are integers.
 *
 * @param type the type the schema publishes: {@code integer}, or {@code number} with {@code multipleOf: 1}
 * @param min the least value
 * @param max the greatest value
 * @param multipleOf what the value must be a multiple of, at least 1
 */
public record IntegerRule(String type, long min, long max, long multipleOf) {

    /** Returns a rule published as {@code integer}. */
    public static IntegerRule integer(long min, long max, long multipleOf) {
        return new IntegerRule("integer", min, max, multipleOf);
    }

    /** Returns a rule published as {@code number} with {@code multipleOf}. */
    public static IntegerRule number(long min, long max, long multipleOf) {
        return new IntegerRule("number", min, max, multipleOf);
    }

    void check(long value, ArgumentReader reader) {
        if (value < min) {
            reader.violate("minimum", "must be at least " + min + ", got " + value);
        } else if (value > max) {
            reader.violate("maximum", "must be at most " + max + ", got " + value);
        }
        if (value % multipleOf != 0) {
            reader.violate("multipleOf", "must be a multiple of " + multipleOf + ", got " + value);
        }
    }
}
