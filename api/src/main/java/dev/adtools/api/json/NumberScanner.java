package dev.adtools.api.json;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;

/** Checks one number: its grammar, and that every reader makes the same value of it. */
final class NumberScanner {

    private static final int MAX_LENGTH = 128;
    private static final int SAFE_DIGITS = 15;
    private static final int DOUBLE_DIGITS = 17;
    private static final int MAX_MAGNITUDE = 400;
    private static final BigDecimal MAX = BigDecimal.valueOf(StrictJson.MAX_INTEGER);

    private NumberScanner() {}

    /** Returns the index behind the number that starts at an index. */
    static int scan(byte[] bytes, int from, int end) throws InvalidJson {
        int at = bytes[from] == '-' ? from + 1 : from;
        int first = at;
        at = digits(bytes, at, end, from);
        if (bytes[first] == '0' && at - first > 1) {
            throw new InvalidJson("a number starts with a needless zero", from);
        }
        boolean plain = true;
        if (at < end && bytes[at] == '.') {
            plain = false;
            at = digits(bytes, at + 1, end, from);
        }
        if (at < end && (bytes[at] == 'e' || bytes[at] == 'E')) {
            plain = false;
            boolean signed = at + 1 < end && (bytes[at + 1] == '+' || bytes[at + 1] == '-');
            at = digits(bytes, signed ? at + 2 : at + 1, end, from);
        }
        if (!plain || at - first > SAFE_DIGITS) {
            domain(bytes, from, at);
        }
        return at;
    }

    private static int digits(byte[] bytes, int from, int end, int number) throws InvalidJson {
        int at = from;
        while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
            at++;
        }
        if (at == from) {
            throw new InvalidJson("a number lacks a digit", number);
        }
        return at;
    }

    private static void domain(byte[] bytes, int from, int to) throws InvalidJson {
        if (to - from > MAX_LENGTH) {
            throw new InvalidJson("a number is longer than " + MAX_LENGTH + " characters", from);
        }
        BigDecimal value = parse(bytes, from, to);
        if (value.signum() == 0) {
            return;
        }
        long magnitude = (long) value.precision() - value.scale();
        if (Math.abs(magnitude) > MAX_MAGNITUDE) {
            throw new InvalidJson("a number is out of the range of a double", from);
        }
        if (value.abs().compareTo(MAX) > 0) {
            throw new InvalidJson("a number is outside ±(2^53−1)", from);
        }
        BigDecimal shortest = value.stripTrailingZeros();
        if (shortest.scale() > 0 && (shortest.precision() > DOUBLE_DIGITS || shortest.doubleValue() == 0)) {
            throw new InvalidJson("a number has more digits than a double can hold", from);
        }
    }

    private static BigDecimal parse(byte[] bytes, int from, int to) throws InvalidJson {
        try {
            return new BigDecimal(new String(bytes, from, to - from, StandardCharsets.US_ASCII));
        } catch (NumberFormatException exponentTooLarge) {
            throw new InvalidJson("a number is out of the range of a double", from);
        }
    }
}
