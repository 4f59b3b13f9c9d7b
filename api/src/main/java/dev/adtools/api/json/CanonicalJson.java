package dev.adtools.api.json;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Canonical spelling of a JSON value, which is hashed (RFC 8785): names sorted by UTF-16 code units, numbers as ECMAScript
 * writes the double they stand for, no white space. Its domain is what {@link StrictJson} lets pass.
 */
public final class CanonicalJson {

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
        return within(Integer.MAX_VALUE, value).orElseThrow();
    }

    /**
     * {@return the canonical bytes of a value, or nothing when they are too many; then most of them were never made}
     *
     * @param mostBytes how many bytes there may be
     * @param value the value; its strings hold no lone surrogates
     * @throws IllegalArgumentException when a number is beyond what a double holds
     */
    public static Optional<byte[]> within(int mostBytes, JsonValue value) {
        JsonWriter out = new JsonWriter();
        write(value, out, mostBytes);
        return out.size() > mostBytes ? Optional.empty() : Optional.of(out.toBytes());
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

    private static void write(JsonValue value, JsonWriter out, int mostBytes) {
        if (out.size() > mostBytes) {
            return;
        }
        if (value instanceof JsonObject object) {
            out.beginObject();
            // The natural order of strings is that of their UTF-16 code units (RFC 8785, section 3.2.3).
            for (Map.Entry<String, JsonValue> member : new TreeMap<>(object.members()).entrySet()) {
                if (out.size() > mostBytes) {
                    return;
                }
                write(member.getValue(), out.name(member.getKey()), mostBytes);
            }
            out.endObject();
        } else if (value instanceof JsonArray array) {
            out.beginArray();
            array.items().forEach(item -> write(item, out, mostBytes));
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
        ShortestDecimal shortest = ShortestDecimal.of(Math.abs(value));
        String digits = Long.toString(shortest.digits());
        int point = digits.length() + shortest.exponent();
        return (value < 0 ? "-" : "") + spelled(withoutZeros(digits), point);
    }

    private static String withoutZeros(String digits) {
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') {
            end--;
        }
        return digits.substring(0, end);
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
