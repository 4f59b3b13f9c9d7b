package dev.adtools.api.spi;

import java.util.List;
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
        String nearest = of(word, candidates);
        return nearest == null ? "" : "; did you mean " + nearest + "?";
    }

    // At an edit distance of at most two.
    private static @Nullable String of(String word, List<String> candidates) {
        if (word.length() > LONGEST) {
            return null;
        }
        String nearest = null;
        int least = FAR;
        for (String candidate : candidates) {
            int distance = distance(word, candidate);
            if (distance < least) {
                least = distance;
                nearest = candidate;
            }
        }
        return nearest;
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
