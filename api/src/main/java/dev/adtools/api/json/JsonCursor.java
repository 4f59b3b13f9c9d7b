package dev.adtools.api.json;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Pulls tokens out of bytes that passed {@link StrictJson#check}; it checks nothing itself. On other bytes it may answer
 * nonsense or throw {@link ArrayIndexOutOfBoundsException}.
 */
public final class JsonCursor {

    private static final int LONG_DIGITS = 18;

    private final byte[] bytes;
    private int at;
    private int from;
    private int to;
    private boolean escaped;
    private boolean plain;
    private long value;

    /** Starts at an index of checked bytes, at or before a value. */
    public JsonCursor(byte[] bytes, int at) {
        this.bytes = bytes;
        this.at = at;
    }

    /**
     * Reads a whole checked text.
     *
     * @param bytes a text that passed {@link StrictJson#check}
     * @return its value
     */
    public static JsonValue read(byte[] bytes) {
        return new JsonCursor(bytes, 0).value();
    }

    /** Returns the index of the next byte that is not passed yet. */
    public int at() {
        return at;
    }

    /** Passes over white space and returns the byte behind it, without passing that. */
    public char peek() {
        byte b = bytes[at];
        while (b == ' ' || b == '\n' || b == '\r' || b == '\t') {
            b = bytes[++at];
        }
        return (char) (b & 0xff);
    }

    /** Passes the one byte that {@link #peek} returned. */
    public void take() {
        at++;
    }

    /** Passes a string and remembers where its inside is. */
    public void passString() {
        peek();
        from = at + 1;
        escaped = false;
        int index = PlainRun.end(bytes, from, bytes.length);
        while (bytes[index] != '"') {
            boolean escape = bytes[index] == '\\';
            escaped |= escape;
            index = PlainRun.end(bytes, escape ? index + 2 : index + 1, bytes.length);
        }
        to = index;
        at = index + 1;
    }

    /** Returns the text of the string passed last. */
    public String text() {
        return JsonText.decode(bytes, from, to, escaped);
    }

    /** Returns whether the string passed last is written with an escape. */
    public boolean escaped() {
        return escaped;
    }

    /** Returns whether the string passed last is, byte for byte, the given ASCII text. */
    public boolean textIs(byte[] ascii) {
        return !escaped && Arrays.equals(bytes, from, to, ascii, 0, ascii.length);
    }

    /** Passes a string and returns its text. */
    public String string() {
        passString();
        return text();
    }

    /** Passes a number and remembers where it is. */
    public void passNumber() {
        peek();
        from = at;
        boolean negative = bytes[at] == '-';
        int index = negative ? at + 1 : at;
        long magnitude = 0;
        while (index < bytes.length && bytes[index] >= '0' && bytes[index] <= '9') {
            magnitude = 10 * magnitude + (bytes[index++] - '0');
        }
        value = negative ? -magnitude : magnitude;
        plain = index - from <= LONG_DIGITS && (index == bytes.length || !isNumberByte(bytes[index]));
        while (index < bytes.length && isNumberByte(bytes[index])) {
            index++;
        }
        to = index;
        at = index;
    }

    /** Returns whether the number passed last is written with digits only and fits a long. */
    public boolean plain() {
        return plain;
    }

    /** Returns the value of the number passed last, which is {@link #plain}. */
    public long longValue() {
        return value;
    }

    /** Returns the value of the number passed last. */
    public BigDecimal decimal() {
        return new BigDecimal(new String(bytes, from, to - from, StandardCharsets.US_ASCII));
    }

    /** Passes a value of any kind. */
    public void skip() {
        switch (peek()) {
            case '"' -> passString();
            case '{', '[' -> skipNested();
            case 't', 'n' -> at += 4;
            case 'f' -> at += 5;
            default -> passNumber();
        }
    }

    private void skipNested() {
        int depth = 0;
        do {
            char c = peek();
            if (c == '"') {
                passString();
            } else {
                depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
                at++;
            }
        } while (depth > 0);
    }

    /** Passes a value of any kind and returns it. */
    public JsonValue value() {
        return switch (peek()) {
            case '"' -> new JsonString(string());
            case '{' -> object();
            case '[' -> array();
            case 't' -> passed(4, JsonBoolean.TRUE);
            case 'f' -> passed(5, JsonBoolean.FALSE);
            case 'n' -> passed(4, JsonNull.NULL);
            default -> number();
        };
    }

    private JsonValue passed(int length, JsonValue value) {
        at += length;
        return value;
    }

    private JsonNumber number() {
        passNumber();
        return plain() ? JsonNumber.of(longValue()) : new JsonNumber(decimal());
    }

    private JsonObject object() {
        Map<String, JsonValue> members = new LinkedHashMap<>();
        take();
        while (peek() != '}') {
            if (peek() == ',') {
                take();
            }
            String name = string();
            peek();
            take();
            members.put(name, value());
        }
        take();
        return new JsonObject(members);
    }

    private JsonArray array() {
        List<JsonValue> items = new ArrayList<>();
        take();
        while (peek() != ']') {
            if (peek() == ',') {
                take();
            }
            items.add(value());
        }
        take();
        return new JsonArray(items);
    }

    private static boolean isNumberByte(byte b) {
        return (b >= '0' && b <= '9') || b == '-' || b == '.' || b == 'e' || b == 'E' || b == '+';
    }
}
