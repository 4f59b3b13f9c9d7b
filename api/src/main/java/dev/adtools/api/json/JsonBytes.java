package dev.adtools.api.json;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** The bytes of a JSON text in the making: strings as UTF-8 with their escapes, and all else as it is. */
final class JsonBytes {

    private static final byte[] HEX = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};

    // One look at a table takes a third less time than the comparisons, and writing names is much of what a call costs.
    private static final boolean[] PLAIN = new boolean[0x80];

    static {
        Arrays.fill(PLAIN, 0x20, PLAIN.length, true);
        PLAIN['"'] = false;
        PLAIN['\\'] = false;
    }

    private static final int MOST_DIGITS = 19;
    private static final int LONGEST_NUMBER = 1 + MOST_DIGITS;

    private final int most;
    private byte[] bytes;
    private int size;

    JsonBytes(int capacity) {
        this(capacity, Integer.MAX_VALUE);
    }

    JsonBytes(int capacity, int most) {
        this.most = most;
        bytes = new byte[capacity];
    }

    int size() {
        return size;
    }

    byte[] copy() {
        return Arrays.copyOf(bytes, size);
    }

    ByteBuffer buffer() {
        return ByteBuffer.wrap(bytes, 0, size);
    }

    void ascii(String text) {
        room(text.length());
        for (int i = 0; i < text.length(); i++) {
            bytes[size++] = (byte) text.charAt(i);
        }
    }

    void number(long number) {
        room(LONGEST_NUMBER);
        // Negative numbers reach one further than positive ones.
        long rest = number < 0 ? number : -number;
        if (number < 0) {
            bytes[size++] = '-';
        }
        int end = size + digits(rest);
        size = end;
        do {
            bytes[--end] = (byte) ('0' - rest % 10);
            rest /= 10;
        } while (rest < 0);
    }

    private static int digits(long negative) {
        int digits = 1;
        for (long least = -10; digits < MOST_DIGITS && negative <= least; least *= 10) {
            digits++;
        }
        return digits;
    }

    void raw(byte[] json) {
        room(json.length);
        System.arraycopy(json, 0, bytes, size, json.length);
        size += json.length;
    }

    void raw(byte[] json, int from, int to) {
        room(to - from);
        System.arraycopy(json, from, bytes, size, to - from);
        size += to - from;
    }

    void rawAsString(byte[] json) {
        room(2 * json.length + 2);
        // In local variables, which the compiler keeps in registers.
        byte[] to = bytes;
        int at = size;
        to[at++] = '"';
        for (byte b : json) {
            if (b == '"' || b == '\\') {
                to[at++] = '\\';
            }
            to[at++] = b;
        }
        to[at++] = '"';
        size = at;
    }

    void quoted(String text) {
        int length = text.length();
        // Six bytes a char is the most an escape takes; surrogate pairs take four for two.
        room(6 * length + 2);
        bytes[size++] = '"';
        for (int i = plain(text, length); i < length; i++) {
            char c = text.charAt(i);
            if (isPlain(c)) {
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

    /** Writes the characters up to the first one that is not written as it is, and returns where that stands. */
    private int plain(String text, int length) {
        byte[] to = bytes;
        int at = size;
        int i = 0;
        while (i < length) {
            char c = text.charAt(i);
            if (!isPlain(c)) {
                break;
            }
            to[at++] = (byte) c;
            i++;
        }
        size = at;
        return i;
    }

    private static boolean isPlain(char c) {
        return c < PLAIN.length && PLAIN[c];
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

    void put(int b) {
        room(1);
        bytes[size++] = (byte) b;
    }

    private void room(int more) {
        if (bytes.length - size < more) {
            if (size > most) {
                throw new BufferOverflowException();
            }
            bytes = Arrays.copyOf(bytes, Math.max(Math.min(2 * bytes.length, most), size + more));
        }
    }
}
