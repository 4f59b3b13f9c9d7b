package dev.adtools.api.json;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Map;

/**
 * Writes one JSON text as UTF-8 bytes, without white space, escaping as little as RFC 8785 (section 3.2.2.2) does.
 *
 * <p>Commas and colons are put by the writer. What is written is the caller's order; nothing is sorted.
 */
public final class JsonWriter {

    private static final byte[] HEX = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};

    private byte[] bytes;
    private int size;
    private boolean comma;

    /** Makes an empty writer. */
    public JsonWriter() {
        this(512);
    }

    /** Makes an empty writer with room for a number of bytes. */
    public JsonWriter(int capacity) {
        bytes = new byte[capacity];
    }

    /** Returns what has been written, as a copy. */
    public byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
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

    /** Writes the name of the member whose value is written next. */
    public JsonWriter name(String name) {
        separate();
        quoted(name);
        put(':');
        comma = false;
        return this;
    }

    /** Writes a string; lone surrogates become U+FFFD. */
    public JsonWriter value(String text) {
        separate();
        quoted(text);
        comma = true;
        return this;
    }

    /** Writes an integer. */
    public JsonWriter value(long number) {
        return ascii(Long.toString(number));
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

    /** Writes a finite number. */
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

    /** Writes a value that is JSON already. */
    public JsonWriter raw(byte[] json) {
        separate();
        room(json.length);
        System.arraycopy(json, 0, bytes, size, json.length);
        size += json.length;
        comma = true;
        return this;
    }

    /** Writes a JSON text as a string that holds it. */
    public JsonWriter rawAsString(byte[] json) {
        separate();
        room(2 * json.length + 2);
        put('"');
        for (byte b : json) {
            if (b == '"' || b == '\\') {
                put('\\');
            }
            put(b);
        }
        put('"');
        comma = true;
        return this;
    }

    private JsonWriter open(char bracket) {
        separate();
        put(bracket);
        comma = false;
        return this;
    }

    private JsonWriter close(char bracket) {
        put(bracket);
        comma = true;
        return this;
    }

    private void separate() {
        if (comma) {
            put(',');
        }
    }

    private JsonWriter ascii(String text) {
        separate();
        room(text.length());
        for (int i = 0; i < text.length(); i++) {
            bytes[size++] = (byte) text.charAt(i);
        }
        comma = true;
        return this;
    }

    private void quoted(String text) {
        int length = text.length();
        // Six bytes a char is the most an escape takes; surrogate pairs take four for two.
        room(6 * length + 2);
        bytes[size++] = '"';
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c >= 0x20 && c < 0x80 && c != '"' && c != '\\') {
                bytes[size++] = (byte) c;
            } else if (c < 0x80) {
                escape(c);
            } else if (Character.isSurrogate(c)) {
                i += surrogate(text, i);
            } else {
                utf8(c);
            }
        }
        bytes[size++] = '"';
    }

    private void escape(char c) {
        bytes[size++] = '\\';
        switch (c) {
            case '"', '\\' -> bytes[size++] = (byte) c;
            case '\b' -> bytes[size++] = 'b';
            case '\t' -> bytes[size++] = 't';
            case '\n' -> bytes[size++] = 'n';
            case '\f' -> bytes[size++] = 'f';
            case '\r' -> bytes[size++] = 'r';
            default -> {
                bytes[size++] = 'u';
                bytes[size++] = '0';
                bytes[size++] = '0';
                bytes[size++] = HEX[c >> 4];
                bytes[size++] = HEX[c & 0xf];
            }
        }
    }

    /** Writes the code point that starts at an index and returns how many chars more than one it took. */
    private int surrogate(String text, int index) {
        int point = text.codePointAt(index);
        if (point < 0x10000) {
            utf8('\ufffd');
            return 0;
        }
        bytes[size++] = (byte) (0xf0 | (point >> 18));
        bytes[size++] = (byte) (0x80 | ((point >> 12) & 0x3f));
        bytes[size++] = (byte) (0x80 | ((point >> 6) & 0x3f));
        bytes[size++] = (byte) (0x80 | (point & 0x3f));
        return 1;
    }

    private void utf8(char c) {
        if (c < 0x800) {
            bytes[size++] = (byte) (0xc0 | (c >> 6));
        } else {
            bytes[size++] = (byte) (0xe0 | (c >> 12));
            bytes[size++] = (byte) (0x80 | ((c >> 6) & 0x3f));
        }
        bytes[size++] = (byte) (0x80 | (c & 0x3f));
    }

    private void put(int b) {
        room(1);
        bytes[size++] = (byte) b;
    }

    private void room(int more) {
        if (bytes.length - size < more) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
        }
    }
}
