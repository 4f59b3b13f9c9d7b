package dev.adtools.api.json;

/** Checks one escape sequence of a string, both halves of a surrogate pair together. */
final class EscapeScanner {

    private EscapeScanner() {}

    /** Returns the index behind the escape whose backslash is at an index. */
    static int scan(byte[] bytes, int at, int end) throws InvalidJson {
        if (at + 1 >= end) {
            throw new InvalidJson("the text ends within a string", at);
        }
        return switch (bytes[at + 1]) {
            case '"', '\\', '/', 'b', 'f', 'n', 'r', 't' -> at + 2;
            case 'u' -> unicode(bytes, at, end);
            default -> throw new InvalidJson("a string holds an unknown escape", at);
        };
    }

    private static int unicode(byte[] bytes, int at, int end) throws InvalidJson {
        int unit = hex(bytes, at, end);
        if (unit < 0xd800 || unit > 0xdfff) {
            if (Utf8.isNoncharacter(unit)) {
                throw Utf8.noncharacter(at);
            }
            return at + 6;
        }
        boolean paired = unit < 0xdc00 && at + 7 < end && bytes[at + 6] == '\\' && bytes[at + 7] == 'u';
        int low = paired ? hex(bytes, at + 6, end) : 0;
        if (low < 0xdc00 || low > 0xdfff) {
            throw new InvalidJson("a string holds a lone surrogate", at);
        }
        if (Utf8.isNoncharacter(Character.toCodePoint((char) unit, (char) low))) {
            throw Utf8.noncharacter(at);
        }
        return at + 12;
    }

    private static int hex(byte[] bytes, int at, int end) throws InvalidJson {
        int unit = 0;
        for (int i = at + 2; i < at + 6; i++) {
            int digit = i < end ? Character.digit(bytes[i], 16) : -1;
            if (digit < 0) {
                throw new InvalidJson("a string holds an escape without four hexadecimal digits", at);
            }
            unit = (unit << 4) | digit;
        }
        return unit;
    }
}
