package dev.adtools.api.spi;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds what a misspelt word was probably meant to be. */
public final class Nearest {

    private static final int FAR = 3;
    private static final int LONGEST = 64;

    private Nearest() {}

    /**
     * {@return a question for the candidate that was probably meant, to end a message with; empty when none is near}
     *
     * @param word what was written
     * @param candidates what could have been meant
     */
    public static String hint(String word, List<String> candidates) {
        return to(word, candidates)
                .map(nearest -> "; did you mean " + nearest + "?")
                .orElse("");
    }

    /**
     * {@return the candidate that was probably meant: at an edit distance of at most two, in at most half of the word}
     *
     * @param word the word as written
     * @param candidates the words that exist
     */
    public static Optional<String> to(String word, List<String> candidates) {
        if (word.length() > LONGEST) {
            return Optional.empty();
        }
        @Nullable String nearest = null;
        int least = FAR;
        for (String candidate : candidates) {
            int distance = distance(word, candidate);
            if (distance < least && 2 * distance <= word.length() + 1) {
                least = distance;
                nearest = candidate;
            }
        }
        return Optional.ofNullable(nearest);
    }

    private static int distance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j - 1], previous[j]) + 1, previous[j - 1] + change);
            }
            previous = row;
        }
        return previous[b.length()];
    }
}
