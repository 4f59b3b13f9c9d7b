package dev.adtools.api.json;

import java.math.BigDecimal;

/**
 * A JSON number, exact. Numbers that are equal are equal whatever their spelling: {@code 1.0} is {@code 1}.
 *
 * @param value its value
 */
public record JsonNumber(BigDecimal value) implements JsonValue {

    /** Strips trailing zeros, so that equal numbers are equal. */
    public JsonNumber {
        value = value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros();
    }

    /**
     * {@return the JSON value of an integer}
     *
     * @param value the integer
     */
    public static JsonNumber of(long value) {
        return new JsonNumber(BigDecimal.valueOf(value));
    }

    /** {@return whether the number has no fraction} */
    public boolean isInteger() {
        return value.scale() <= 0;
    }

    @Override
    public String typeName() {
        return "number";
    }
}
