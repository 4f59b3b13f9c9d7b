package dev.adtools.api.json;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes one JSON text as UTF-8 bytes, without white space, escaping as little as RFC 8785 (section 3.2.2.2) does.
 *
 * <p>Commas and colons are put by the writer. What is written is the caller's order; nothing is sorted. Methods that write
 * return the writer.
 */
public final class JsonWriter {

    private final JsonBytes bytes;
    private boolean comma;

    /** Makes an empty writer. */
    public JsonWriter() {
        this(512);
    }

    /** Makes an empty writer that takes a number of bytes without growing. */
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

    /** Starts an object. */
    public JsonWriter beginObject() {
        return open('{');
    }

    /** Ends the object. */
    public JsonWriter endObject() {
        return close('}');
    }

    /** Starts an array. */
    public JsonWriter beginArray() {
        return open('[');
    }

    /** Ends the array. */
    public JsonWriter endArray() {
        return close(']');
    }

    /** Writes the name, unescaped, of the member whose value is written next. */
    public JsonWriter name(String name) {
        separate();
        bytes.raw(MemberNames.spelled(name));
        comma = false;
        return this;
    }

    /** Writes an unescaped text as a string; lone surrogates become U+FFFD. */
    public JsonWriter value(String text) {
        separate();
        bytes.quoted(text);
        return written();
    }

    /** Writes an integer. */
    public JsonWriter value(long number) {
        separate();
        bytes.number(number);
        return written();
    }

    /**
     * Writes an integer that every JSON reader holds exactly.
     *
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
     * @throws IllegalArgumentException when it is infinite or not a number
     */
    public JsonWriter value(double number) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException("JSON has no number for " + number);
        }
        return value(BigDecimal.valueOf(number));
    }

    /** Writes a number exactly, without exponent where that is short. */
    public JsonWriter value(BigDecimal number) {
        BigDecimal shortest = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        boolean plain = shortest.scale() > -20 && shortest.scale() < 30;
        return ascii(plain ? shortest.toPlainString() : shortest.toString());
    }

    /** Writes true or false. */
    public JsonWriter value(boolean truth) {
        return ascii(truth ? "true" : "false");
    }

    /** Writes null. */
    public JsonWriter nullValue() {
        return ascii("null");
    }

    /** Writes a value of any kind. */
    public JsonWriter value(JsonValue value) {
        JsonTree.write(value, this);
        return this;
    }

    /** Writes a string, or null for null. */
    public JsonWriter valueOrNull(@Nullable String text) {
        return text == null ? nullValue() : value(text);
    }

    /** Writes an Integer, Long, Double or BigDecimal, or null for null. */
    public JsonWriter valueOrNull(@Nullable Number number) {
        if (number == null) {
            return nullValue();
        } else if (number instanceof BigDecimal decimal) {
            return value(decimal);
        }
        return number instanceof Double ? value(number.doubleValue()) : value(number.longValue());
    }

    /** Writes true or false, or null for null. */
    public JsonWriter valueOrNull(@Nullable Boolean truth) {
        return truth == null ? nullValue() : value(truth.booleanValue());
    }

    /** Writes a value of any kind, or null for null. */
    public JsonWriter valueOrNull(@Nullable JsonValue value) {
        return value == null ? nullValue() : value(value);
    }

    /** Writes what an encoder makes of a value, or null for null. */
    public <T> JsonWriter valueOrNull(@Nullable T value, BiConsumer<T, JsonWriter> encoder) {
        if (value == null) {
            return nullValue();
        }
        encoder.accept(value, this);
        return this;
    }

    /** Writes an array of what an encoder makes of each item. */
    public <T> JsonWriter array(List<T> items, BiConsumer<T, JsonWriter> encoder) {
        beginArray();
        for (T item : items) {
            encoder.accept(item, this);
        }
        return endArray();
    }

    /** Writes an object of what an encoder makes of each value, in the order of the map. */
    public <T> JsonWriter object(Map<String, T> members, BiConsumer<T, JsonWriter> encoder) {
        beginObject();
        members.forEach((name, value) -> encoder.accept(value, name(name)));
        return endObject();
    }

    /** Writes a value that is one JSON text already, unchecked. */
    public JsonWriter raw(byte[] json) {
        return raw(json, 0, json.length);
    }

    /**
     * Writes a value that is JSON already and stands within other bytes.
     *
     * @param json bytes that hold one JSON text; it is not checked
     * @param from its first byte
     * @param to the byte behind its last
     */
    public JsonWriter raw(byte[] json, int from, int to) {
        separate();
        bytes.raw(json, from, to);
        return written();
    }

    /** Writes one JSON text, unchecked and without control characters as this writer makes it, as a string that holds it. */
    public JsonWriter rawAsString(byte[] json) {
        separate();
        bytes.rawAsString(json);
        return written();
    }

    private JsonWriter open(char bracket) {
        separate();
        bytes.put(bracket);
        comma = false;
        return this;
    }

    private JsonWriter close(char bracket) {
        bytes.put(bracket);
        return written();
    }

    private JsonWriter written() {
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
        return written();
    }
}
