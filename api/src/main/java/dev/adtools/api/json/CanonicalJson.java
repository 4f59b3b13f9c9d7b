package dev.adtools.api.json;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.TreeMap;

/**
 * The one spelling of a JSON value that is hashed (RFC 8785): names sorted by UTF-16 code units, numbers as ECMAScript
 * writes the double they stand for, no white space. Its domain is what {@link StrictJson} lets pass.
 */
public final class CanonicalJson {

    private static final int MOST_DIGITS = 17;
    private static final int LONGEST_INTEGER = 21;
    private static final int SMALLEST_PLAIN = -6;

    private CanonicalJson() {}

    /**
     * {@return the canonical bytes of a value}
     *
     * @param value the value; its strings hold no lone surrogates
     * @throws IllegalArgumentException when a number is beyond what a double holds
     */
    public static byte[] of(JsonValue value) {
        JsonWriter out = new JsonWriter();
        write(value, out);
        return out.toBytes();
    }

    /**
     * {@return the canonical bytes of the value that stands at an index of checked bytes}
     *
     * @param bytes a text that passed {@link StrictJson#check}
     * @param at the index of a value, or of white space before it
     * @throws IllegalArgumentException when a number is beyond what a double holds
     */
    public static byte[] of(byte[] bytes, int at) {
        JsonWriter out = new JsonWriter();
        new CanonicalCopy(bytes, out).value(at);
        return out.toBytes();
    }

    private static void write(JsonValue value, JsonWriter out) {
        if (value instanceof JsonObject object) {
            out.beginObject();
            // The natural order of strings is that of their UTF-16 code units (RFC 8785, section 3.2.3).
            new TreeMap<>(object.members()).forEach((name, member) -> write(member, out.name(name)));
            out.endObject();
        } else if (value instanceof JsonArray array) {
            out.beginArray();
            array.items().forEach(item -> write(item, out));
            out.endArray();
        } else if (value instanceof JsonNumber number) {
            write(number.value().doubleValue(), out);
        } else {
            out.value(value);
        }
    }

    static void write(double number, JsonWriter out) {
        out.raw(number(number).getBytes(StandardCharsets.US_ASCII));
    }

    /** Writes a double as ECMAScript does (ECMA-262, Number::toString). */
    static String number(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("JSON has no number for " + value);
        }
        if (value == 0) {
            return "0";
        }
        BigDecimal shortest = shortest(Math.abs(value));
        String digits = shortest.unscaledValue().toString();
        return (value < 0 ? "-" : "") + spelled(digits, digits.length() - shortest.scale());
    }

    /** Returns the decimal of fewest digits that reads back as the same double, the nearest of them. */
    private static BigDecimal shortest(double value) {
        BigDecimal exact = new BigDecimal(value);
        for (int digits = 1; digits < MOST_DIGITS; digits++) {
            // Of two that are as near, ECMA-262 takes the even one.
            BigDecimal nearer = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            // Below a power of two doubles lie closer than above it, so that only the farther one may read back.
            RoundingMode away = nearer.compareTo(exact) > 0 ? RoundingMode.DOWN : RoundingMode.UP;
            BigDecimal farther = exact.round(new MathContext(digits, away));
            if (nearer.doubleValue() == value) {
                return nearer.stripTrailingZeros();
            } else if (farther.doubleValue() == value) {
                return farther.stripTrailingZeros();
            }
        }
        return exact.round(new MathContext(MOST_DIGITS, RoundingMode.HALF_EVEN)).stripTrailingZeros();
    }

    /** Spells digits whose decimal point stands behind the first {@code point} of them. */
    private static String spelled(String digits, int point) {
        int count = digits.length();
        if (count <= point && point <= LONGEST_INTEGER) {
            return digits + "0".repeat(point - count);
        }
        if (0 < point && point <= LONGEST_INTEGER) {
            return digits.substring(0, point) + "." + digits.substring(point);
        }
        if (SMALLEST_PLAIN < point && point <= 0) {
            return "0." + "0".repeat(-point) + digits;
        }
        int exponent = point - 1;
        String mantissa = count == 1 ? digits : digits.charAt(0) + "." + digits.substring(1);
        return mantissa + "e" + (exponent < 0 ? "-" : "+") + Math.abs(exponent);
    }
}
