package dev.adtools.api.json;

import java.util.Arrays;

/** Checks multi-byte UTF-8 sequences: shortest form only, no surrogates, no noncharacters (RFC 3629, RFC 7493). */
public final class Utf8 {

    private static final byte[] MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

    private Utf8() {}

    /**
     * {@return a text without the byte order mark that it may begin with (RFC 8259, section 8.1)}
     *
     * @param text UTF-8, which is not changed
     */
    public static byte[] withoutMark(byte[] text) {
        boolean isMarked = text.length >= MARK.length && Arrays.equals(text, 0, MARK.length, MARK, 0, MARK.length);
        return isMarked ? Arrays.copyOfRange(text, MARK.length, text.length) : text;
    }

    /** Returns the index behind the sequence that starts at an index whose byte is not ASCII. */
    static int scan(byte[] bytes, int at, int end) throws InvalidJson {
        int lead = bytes[at] & 0xff;
        if (lead >= 0xc2 && lead <= 0xdf) {
            tail(bytes, at, 1, end);
            return at + 2;
        } else if (lead >= 0xe0 && lead <= 0xef) {
            int point = ((lead & 0x0f) << 12) | (tail(bytes, at, 1, end) << 6) | tail(bytes, at, 2, end);
            return checked(point, 0x800, at) + 3;
        } else if (lead >= 0xf0 && lead <= 0xf4) {
            int point = ((lead & 0x07) << 18)
                    | (tail(bytes, at, 1, end) << 12)
                    | (tail(bytes, at, 2, end) << 6)
                    | tail(bytes, at, 3, end);
            return checked(point, 0x10000, at) + 4;
        }
        throw malformed(at);
    }

    private static int tail(byte[] bytes, int at, int offset, int end) throws InvalidJson {
        int index = at + offset;
        if (index >= end || (bytes[index] & 0xc0) != 0x80) {
            throw malformed(at);
        }
        return bytes[index] & 0x3f;
    }

    private static int checked(int point, int least, int at) throws InvalidJson {
        if (point < least || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) {
            throw malformed(at);
        }
        if (isNoncharacter(point)) {
            throw noncharacter(at);
        }
        return at;
    }

    static boolean isNoncharacter(int point) {
        return (point & 0xfffe) == 0xfffe || (point >= 0xfdd0 && point <= 0xfdef);
    }

    static InvalidJson noncharacter(int at) {
        return new InvalidJson("a string holds a Unicode noncharacter", at);
    }

    private static InvalidJson malformed(int at) {
        return new InvalidJson("the bytes are not UTF-8", at);
    }
}
