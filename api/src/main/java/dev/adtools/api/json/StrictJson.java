package dev.adtools.api.json;

/**
 * Strict check that foreign bytes pass before anything reads them: I-JSON (RFC 7493) within fixed limits.
 *
 * <p>UTF-8 without byte order mark; no duplicate names; no lone surrogates and no noncharacters; numbers within
 * ±(2^53−1), fractions of at most 17 significant digits that a double can hold; at most {@value #MAX_DEPTH} levels and
 * {@value #MAX_NODES} values. Whatever passes can be read by any JSON reader, and all of them read the same.
 */
public final class StrictJson {

    /** Largest number of levels to which objects and arrays may be nested. */
    public static final int MAX_DEPTH = 32;

    /** Largest number of values that a text may hold, counting every object, array and scalar. */
    public static final int MAX_NODES = 100_000;

    /** The greatest integer that every JSON reader holds exactly: 2^53−1. */
    public static final long MAX_INTEGER = 9_007_199_254_740_991L;

    private StrictJson() {}

    /**
     * Checks a whole text.
     *
     * @param bytes the text; nothing but one value and white space
     * @throws InvalidJson when it is not JSON or outside the limits
     */
    public static void check(byte[] bytes) throws InvalidJson {
        check(bytes, 0, bytes.length);
    }

    /**
     * Checks a whole text that may be nested deeper or less deep than others, for what arrives in an envelope.
     *
     * @param bytes the text; nothing but one value and white space
     * @param levels how many levels of objects and arrays may be nested
     * @throws InvalidJson when it is not JSON or outside the limits
     */
    public static void check(byte[] bytes, int levels) throws InvalidJson {
        new StrictScanner(bytes, 0, bytes.length, levels).scan();
    }

    /**
     * Checks a range of bytes that holds one text.
     *
     * @param bytes holds the text
     * @param from its first byte
     * @param to the byte behind its last
     * @throws InvalidJson when it is not JSON or outside the limits
     */
    public static void check(byte[] bytes, int from, int to) throws InvalidJson {
        new StrictScanner(bytes, from, to, MAX_DEPTH).scan();
    }
}
