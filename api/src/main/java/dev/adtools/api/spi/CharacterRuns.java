package dev.adtools.api.spi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A pattern that is one run of characters after another, as patterns of ids are: matched in one pass, without the
 * bookkeeping of a regular expression. Patterns with groups, or in which two runs could share a character, are not such.
 */
final class CharacterRuns {

    private final Run[] runs;

    private CharacterRuns(Run[] runs) {
        this.runs = runs;
    }

    /** Returns what a pattern of the dialect matches; empty when it is not that simple. */
    static Optional<CharacterRuns> of(String pattern) {
        List<Run> runs = new ArrayList<>();
        RunParser parser = new RunParser(pattern);
        while (!parser.atEnd()) {
            Run run = parser.next();
            if (run == null) {
                return Optional.empty();
            }
            runs.add(run);
        }
        return unambiguous(runs) ? Optional.of(new CharacterRuns(runs.toArray(Run[]::new))) : Optional.empty();
    }

    // A run of varying length takes all it can; that is right only if nothing behind it could have wanted its last
    // character.
    private static boolean unambiguous(List<Run> runs) {
        for (int i = 0; i < runs.size(); i++) {
            for (int j = i + 1; j < runs.size() && runs.get(i).varies(); j++) {
                if (runs.get(i).shares(runs.get(j))) {
                    return false;
                }
                if (runs.get(j).min() > 0) {
                    break;
                }
            }
        }
        return true;
    }

    boolean matches(String text) {
        int at = 0;
        for (Run run : runs) {
            int from = at;
            int to = (int) Math.min((long) from + run.max(), text.length());
            while (at < to && run.has(text.charAt(at))) {
                at++;
            }
            if (at - from < run.min()) {
                return false;
            }
        }
        return at == text.length();
    }

    /**
     * So many characters out of a set.
     *
     * @param low which of the characters 0 to 63, one bit each
     * @param high which of the characters 64 to 127, one bit each
     * @param min the least number
     * @param max the greatest number
     */
    record Run(long low, long high, int min, int max) {

        boolean has(char c) {
            return c < 64 ? (low >>> c & 1) != 0 : c < 128 && (high >>> (c - 64) & 1) != 0;
        }

        boolean varies() {
            return max > min;
        }

        boolean shares(Run other) {
            return (low & other.low) != 0 || (high & other.high) != 0;
        }
    }
}
