package dev.adtools.api.spi;

import dev.adtools.api.spi.CharacterRuns.Run;
import org.jspecify.annotations.Nullable;

/** Reads a pattern of the dialect run by run, as far as it is made of ASCII characters, classes and counts. */
final class RunParser {

    private static final String SPECIAL = "()|.*+?{}^$";

    private final String pattern;
    private int at = 1;
    private long low;
    private long high;

    RunParser(String pattern) {
        this.pattern = pattern;
    }

    boolean atEnd() {
        return at >= pattern.length() - 1;
    }

    /** Returns the next run, or null when what comes is none. */
    @Nullable
    Run next() {
        low = 0;
        high = 0;
        return set() ? counted() : null;
    }

    private boolean set() {
        char c = pattern.charAt(at);
        if (c == '[') {
            at++;
            return members();
        }
        return SPECIAL.indexOf(c) < 0 && add(character(), -1);
    }

    private boolean members() {
        if (pattern.charAt(at) == '^') {
            return false;
        }
        while (pattern.charAt(at) != ']') {
            int first = character();
            boolean range = pattern.charAt(at) == '-' && pattern.charAt(at + 1) != ']';
            if (range) {
                at++;
            }
            if (!add(first, range ? character() : -1)) {
                return false;
            }
        }
        at++;
        return true;
    }

    private int character() {
        if (pattern.startsWith("\\u", at)) {
            int from = at + 2;
            at = from + 4;
            return Integer.parseInt(pattern.substring(from, at), 16);
        }
        if (pattern.charAt(at) == '\\') {
            at++;
        }
        return pattern.charAt(at++);
    }

    private boolean add(int first, int last) {
        if (first >= 128 || last >= 128) {
            return false;
        }
        for (int c = first; c <= Math.max(first, last); c++) {
            if (c < 64) {
                low |= 1L << c;
            } else {
                high |= 1L << (c - 64);
            }
        }
        return true;
    }

    private Run counted() {
        char c = atEnd() ? ' ' : pattern.charAt(at);
        switch (c) {
            case '?' -> {
                at++;
                return new Run(low, high, 0, 1);
            }
            case '*' -> {
                at++;
                return new Run(low, high, 0, Integer.MAX_VALUE);
            }
            case '+' -> {
                at++;
                return new Run(low, high, 1, Integer.MAX_VALUE);
            }
            case '{' -> {
                return bounded();
            }
            default -> {
                return new Run(low, high, 1, 1);
            }
        }
    }

    private Run bounded() {
        int close = pattern.indexOf('}', at);
        String[] bounds = pattern.substring(at + 1, close).split(",", -1);
        at = close + 1;
        int min = Integer.parseInt(bounds[0]);
        if (bounds.length == 1) {
            return new Run(low, high, min, min);
        }
        return new Run(low, high, min, bounds[1].isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(bounds[1]));
    }
}
