package dev.adtools.api.json;

/** Checks multi-byte UTF-8 sequences: shortest form only, no surrogates, no noncharacters (RFC 3629, RFC 7493). */
final class Utf8 {

    private final byte[] bytes;
    private final int end;

    Utf8(byte[] bytes, int end) {
        this.bytes = bytes;
        this.end = end;
    }

    /** Returns the index behind the sequence that starts at an index whose byte is not ASCII. */
    int scan(int at) throws InvalidJson {
        int lead = bytes[at] & 0xff;
        if (lead >= 0xc2 && lead <= 0xdf) {
            tail(at, 1);
            return at + 2;
        } else if (lead >= 0xe0 && lead <= 0xef) {
            int point = ((lead & 0x0f) << 12) | (tail(at, 1) << 6) | tail(at, 2);
            return checked(point, 0x800, at) + 3;
        } else if (lead >= 0xf0 && lead <= 0xf4) {
            int point = ((lead & 0x07) << 18) | (tail(at, 1) << 12) | (tail(at, 2) << 6) | tail(at, 3);
            return checked(point, 0x10000, at) + 4;
        }
        throw malformed(at);
    }

    private int tail(int at, int offset) throws InvalidJson {
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
