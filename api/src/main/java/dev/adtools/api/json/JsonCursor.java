package dev.adtools.api.json;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

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
    private boolean ascii;
    private boolean plain;
    private long value;

    /**
     * Starts at an index of checked bytes, at or before a value.
     *
     * @param bytes a text that passed {@link StrictJson#check}
     * @param at the index of a value, or of white space before it
     */
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

    /** {@return the index of the next byte that is not passed yet} */
    public int at() {
        return at;
    }

    /**
     * Passes over white space, and not over what is behind it.
     *
     * @return the byte behind it
     */
    public char peek() {
        byte b = bytes[at];
        // Outside strings, checked bytes hold nothing below the space but white space.
        while (b <= ' ') {
            b = bytes[++at];
        }
        return (char) (b & 0xff);
    }

    /** Passes the one byte that {@link #peek} returned. */
    public void take() {
        at++;
    }

    /**
     * Passes what stands between the elements of an object or array, and its end.
     *
     * @param closing the bracket that ends it
     * @return whether an element comes next; else the end has been passed
     */
    public boolean more(char closing) {
        char next = peek();
        if (next == ',') {
            take();
        } else if (next == closing) {
            take();
            return false;
        }
        return true;
    }

    /** Passes the colon behind a member's name. */
    public void passColon() {
        peek();
        take();
    }

    /** Passes a string and remembers where its inside is. */
    public void passString() {
        peek();
        from = at + 1;
        escaped = false;
        ascii = true;
        int index = PlainRun.end(bytes, from, bytes.length);
        while (bytes[index] != '"') {
            boolean escape = bytes[index] == '\\';
            escaped |= escape;
            ascii &= escape;
            index = PlainRun.end(bytes, escape ? index + 2 : index + 1, bytes.length);
        }
        to = index;
        at = index + 1;
    }

    /**
     * Passes a string if it is the expected one, without looking for its end.
     *
     * @param quoted the expected text in its quotes, of ASCII characters that need no escape
     * @return whether it was that, and has been passed
     */
    public boolean passIf(byte[] quoted) {
        peek();
        int end = at + quoted.length;
        if (end > bytes.length || !Arrays.equals(bytes, at, end, quoted, 0, quoted.length)) {
            return false;
        }
        at = end;
        return true;
    }

    /** {@return the text of the string passed last} */
    public String text() {
        // Most texts are plain, and this way their bytes are taken as they are.
        return ascii && !escaped
                ? new String(bytes, from, to - from, StandardCharsets.ISO_8859_1)
                : JsonText.decode(bytes, from, to, escaped);
    }

    /**
     * Passes a string.
     *
     * @return its text
     */
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

    /** {@return whether the number passed last is written with digits only and fits a long} */
    public boolean plain() {
        return plain;
    }

    /** {@return the value of the number passed last, which is {@link #plain}} */
    public long longValue() {
        return value;
    }

    /** {@return the value of the number passed last} */
    public BigDecimal decimal() {
        BigDecimal decimal = new BigDecimal(new String(bytes, from, to - from, StandardCharsets.US_ASCII));
        // 0e-999999999 is a zero that nobody can afford to print.
        return decimal.signum() == 0 ? BigDecimal.ZERO : decimal;
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

    /**
     * Passes a value of any kind.
     *
     * @return its value
     */
    public JsonValue value() {
        return new JsonTree(this).value();
    }

    private static boolean isNumberByte(byte b) {
        return (b >= '0' && b <= '9') || b == '-' || b == '.' || b == 'e' || b == 'E' || b == '+';
    }
}
