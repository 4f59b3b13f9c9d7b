package dev.adtools.api.json;

/** Finds where the plain characters of a string end, eight bytes at a time: most of every body is such characters. */
final class PlainRun {

    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH_BITS = 0x8080808080808080L;
    private static final long QUOTES = '"' * ONES;
    private static final long BACKSLASHES = '\\' * ONES;
    private static final long SPACES = ' ' * ONES;

    private PlainRun() {}

    /** Returns the index of the first byte from an index on that is a quote, a backslash, a control or not ASCII. */
    static int end(byte[] bytes, int from, int to) {
        int index = from;
        while (index + Long.BYTES <= to) {
            long special = special(Words.at(bytes, index));
            if (special != 0) {
                return index + (Long.numberOfTrailingZeros(special) >>> 3);
            }
            index += Long.BYTES;
        }
        while (index < to && bytes[index] >= ' ' && bytes[index] != '"' && bytes[index] != '\\') {
            index++;
        }
        return index;
    }

    // A borrow can only mark bytes above one that is marked rightly, so the lowest mark is right.
    private static long special(long word) {
        long quote = word ^ QUOTES;
        long backslash = word ^ BACKSLASHES;
        long equal = ((quote - ONES) & ~quote) | ((backslash - ONES) & ~backslash);
        return (equal | (word - SPACES) | word) & HIGH_BITS;
    }
}
