package dev.adtools.api.json;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.Map;

/**
 * Writes one JSON text as UTF-8 bytes, without white space, escaping as little as RFC 8785 (section 3.2.2.2) does.
 *
 * <p>Commas and colons are put by the writer. What is written is the caller's order; nothing is sorted.
 */
public final class JsonWriter {

    private final JsonBytes bytes;
    private boolean comma;

    /** Makes an empty writer. */
    public JsonWriter() {
        this(512);
    }

    /**
     * Makes an empty writer with room for a number of bytes.
     *
     * @param capacity how many bytes it takes without growing
     */
    public JsonWriter(int capacity) {
        bytes = new JsonBytes(capacity);
    }

    /**
     * Makes an empty writer that stops soon after it has written more than a number of bytes, by throwing a {@link
     * java.nio.BufferOverflowException}.
     *
     * @param capacity how many bytes it takes without growing
     * @param most how many bytes it takes at least
     */
    public JsonWriter(int capacity, int most) {
        bytes = new JsonBytes(capacity, most);
    }

    /** {@return how many bytes have been written} */
    public int size() {
        return bytes.size();
    }

    /** {@return what has been written, as a copy} */
    public byte[] toBytes() {
        return bytes.copy();
    }

    /** {@return what has been written, without a copy: the writer must not be used afterwards} */
    public ByteBuffer toBuffer() {
        return bytes.buffer();
    }

    /**
     * Starts an object.
     *
     * @return this writer
     */
    public JsonWriter beginObject() {
        return open('{');
    }

    /**
     * Ends the object.
     *
     * @return this writer
     */
    public JsonWriter endObject() {
        return close('}');
    }

    /**
     * Starts an array.
     *
     * @return this writer
     */
    public JsonWriter beginArray() {
        return open('[');
    }

    /**
     * Ends the array.
     *
     * @return this writer
     */
    public JsonWriter endArray() {
        return close(']');
    }

    /**
     * Writes the name of the member whose value is written next.
     *
     * @param name the name, unescaped
     * @return this writer
     */
    public JsonWriter name(String name) {
        separate();
        bytes.raw(MemberNames.spelled(name));
        comma = false;
        return this;
    }

    /**
     * Writes a string; lone surrogates become U+FFFD.
     *
     * @param text the text, unescaped
     * @return this writer
     */
    public JsonWriter value(String text) {
        separate();
        bytes.quoted(text);
        comma = true;
        return this;
    }

    /**
     * Writes an integer.
     *
     * @param number the number
     * @return this writer
     */
    public JsonWriter value(long number) {
        separate();
        bytes.number(number);
        comma = true;
        return this;
    }

    /**
     * Writes an integer that every JSON reader holds exactly.
     *
     * @param number within ±(2^53−1)
     * @return this writer
     * @throws IllegalArgumentException when the number is outside, so that it could not be read back
     */
    public JsonWriter exact(long number) {
        if (number < -StrictJson.MAX_INTEGER || number > StrictJson.MAX_INTEGER) {
            throw new IllegalArgumentException(number + " is outside ±(2^53−1)");
        }
        return value(number);
    }

    /**
     * Writes a finite number.
     *
     * @param number the number
     * @return this writer
     * @throws IllegalArgumentException when it is infinite or not a number
     */
    public JsonWriter value(double number) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException("JSON has no number for " + number);
        }
        return value(BigDecimal.valueOf(number));
    }

    /**
     * Writes a number exactly, without exponent where that is short.
     *
     * @param number the number
     * @return this writer
     */
    public JsonWriter value(BigDecimal number) {
        BigDecimal shortest = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        boolean plain = shortest.scale() > -20 && shortest.scale() < 30;
        return ascii(plain ? shortest.toPlainString() : shortest.toString());
    }

    /**
     * Writes true or false.
     *
     * @param truth true or false
     * @return this writer
     */
    public JsonWriter value(boolean truth) {
        return ascii(truth ? "true" : "false");
    }

    /**
     * Writes null.
     *
     * @return this writer
     */
    public JsonWriter nullValue() {
        return ascii("null");
    }

    /**
     * Writes a value of any kind.
     *
     * @param value the value
     * @return this writer
     */
    public JsonWriter value(JsonValue value) {
        // A ladder, because patterns in switch came after Java 17.
        if (value instanceof JsonString string) {
            return value(string.value());
        } else if (value instanceof JsonNumber number) {
            return value(number.value());
        } else if (value instanceof JsonBoolean truth) {
            return value(truth.value());
        } else if (value instanceof JsonArray array) {
            beginArray();
            array.items().forEach(this::value);
            return endArray();
        } else if (value instanceof JsonObject object) {
            beginObject();
            for (Map.Entry<String, JsonValue> member : object.members().entrySet()) {
                name(member.getKey()).value(member.getValue());
            }
            return endObject();
        }
        return nullValue();
    }

    /**
     * Writes a value that is JSON already.
     *
     * @param json one JSON text; it is not checked
     * @return this writer
     */
    public JsonWriter raw(byte[] json) {
        separate();
        bytes.raw(json);
        comma = true;
        return this;
    }

    /**
     * Writes a value that is JSON already and stands within other bytes.
     *
     * @param json bytes that hold one JSON text; it is not checked
     * @param from its first byte
     * @param to the byte behind its last
     * @return this writer
     */
    public JsonWriter raw(byte[] json, int from, int to) {
        separate();
        bytes.raw(json, from, to);
        comma = true;
        return this;
    }

    /**
     * Writes a JSON text as a string that holds it.
     *
     * @param json one JSON text without control characters, as this writer makes it; it is not checked
     * @return this writer
     */
    public JsonWriter rawAsString(byte[] json) {
        separate();
        bytes.rawAsString(json);
        comma = true;
        return this;
    }

    private JsonWriter open(char bracket) {
        separate();
        bytes.put(bracket);
        comma = false;
        return this;
    }

    private JsonWriter close(char bracket) {
        bytes.put(bracket);
        comma = true;
        return this;
    }

    private void separate() {
        if (comma) {
            bytes.put(',');
        }
    }

    private JsonWriter ascii(String text) {
        separate();
        bytes.ascii(text);
        comma = true;
        return this;
    }
}
