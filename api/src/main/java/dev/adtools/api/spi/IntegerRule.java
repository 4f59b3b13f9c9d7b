package dev.adtools.api.spi;

/**
 * Rule of an integer. {@code 1.0} and {@code 1e3} are integers.
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

    /** {@return the rule that a number breaks which is not whole} */
    String wholeness() {
        return type.equals("integer") ? "type" : "multipleOf";
    }

    /** Notes what is wrong with a value; false when anything is. */
    boolean check(long value, ArgumentReader reader) {
        boolean bounded = bounded(value, reader);
        return multiple(value, reader) && bounded;
    }

    private boolean bounded(long value, ArgumentReader reader) {
        if (value < min) {
            return reader.violate("minimum", () -> "must be at least " + min + ", got " + value);
        }
        return value <= max || reader.violate("maximum", () -> "must be at most " + max + ", got " + value);
    }

    private boolean multiple(long value, ArgumentReader reader) {
        return multipleOf == 1
                || value % multipleOf == 0
                || reader.violate("multipleOf", () -> "must be a multiple of " + multipleOf + ", got " + value);
    }
}
