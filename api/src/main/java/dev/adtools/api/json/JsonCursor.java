package dev.adtools.api.json;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

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
        return b > ' ' ? (char) b : behindSpace();
    }

    /** {@return the index of the next byte behind white space, which is passed} */
    public int next() {
        peek();
        return at;
    }

    private char behindSpace() {
        // Outside strings, checked bytes hold nothing below the space but white space.
        while (bytes[at] <= ' ') {
            at++;
        }
        return (char) bytes[at];
    }

    /** Passes the one byte that {@link #peek} returned. */
    public void take() {
        at++;
    }

    /**
     * Passes what stands before the next element of an object or array, white space too, or its end.
     *
     * @param closing the bracket that ends it
     * @return whether an element comes next; else the end has been passed
     */
    public boolean more(char closing) {
        char next = peek();
        if (next == closing) {
            take();
            return false;
        }
        if (next == ',') {
            take();
            peek();
        }
        return true;
    }

    /** Passes the colon behind a member's name. */
    public void passColon() {
        peek();
        take();
    }

    /** Passes a string, which must stand right here as {@link #peek} told, and remembers where its inside is. */
    public void passString() {
        from = at + 1;
        to = PlainRun.end(bytes, from, bytes.length);
        plain = bytes[to] == '"';
        if (!plain) {
            passRest();
        }
        at = to + 1;
    }

    private void passRest() {
        escaped = false;
        while (bytes[to] != '"') {
            boolean escape = bytes[to] == '\\';
            escaped |= escape;
            to = PlainRun.end(bytes, escape ? to + 2 : to + 1, bytes.length);
        }
    }

    /**
     * Passes a string that stands right here if it is the expected one, without looking for its end.
     *
     * @param quoted the expected text in its quotes, of ASCII characters that need no escape
     * @return whether it was that, and has been passed
     */
    public boolean passIf(byte[] quoted) {
        boolean same = Words.same(bytes, at, quoted);
        if (same) {
            at += quoted.length;
        }
        return same;
    }

    /** {@return the text of the string passed last} */
    public String text() {
        // Most texts are plain, and this way their bytes are taken as they are.
        return plain
                ? new String(bytes, from, to - from, StandardCharsets.ISO_8859_1)
                : JsonText.decode(bytes, from, to, escaped);
    }

    /**
     * Passes a string, which must stand right here.
     *
     * @return its text
     */
    public String string() {
        passString();
        return text();
    }

    /** {@return whether what comes behind white space, which is passed, is a number} */
    public boolean atNumber() {
        char first = peek();
        // No other value starts between these two.
        return first >= '-' && first <= '9';
    }

    /** Passes a number, which must stand right here, and remembers where it is. */
    public void passNumber() {
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

    /** {@return whether the number passed last is an integer, in any spelling} */
    public boolean whole() {
        if (plain) {
            return true;
        }
        BigDecimal decimal = decimal();
        value = decimal.longValue();
        return decimal.stripTrailingZeros().scale() <= 0;
    }

    /** {@return the value of the number passed last, which is {@link #plain} or {@link #whole}} */
    public long longValue() {
        return value;
    }

    /** {@return the value of the number passed last} */
    public BigDecimal decimal() {
        BigDecimal decimal = new BigDecimal(new String(bytes, from, to - from, StandardCharsets.US_ASCII));
        // 0e-999999999 is a zero that nobody can afford to print.
        return decimal.signum() == 0 ? BigDecimal.ZERO : decimal;
    }

    /**
     * Passes true or false, which must stand right here.
     *
     * @return which
     */
    public boolean passTruth() {
        boolean truth = bytes[at] == 't';
        at += truth ? 4 : 5;
        return truth;
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
