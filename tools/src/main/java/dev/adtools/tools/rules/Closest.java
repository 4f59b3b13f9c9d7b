package dev.adtools.tools.rules;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds what a misspelt word of a closed vocabulary was probably meant to be. */
public final class Closest {

    private static final int FARTHEST = 2;
    private static final int LONGEST = 64;

    private Closest() {}

    /** Returns the first word that differs by two letters at most, whatever the case. */
    public static Optional<String> to(String word, Collection<String> vocabulary) {
        if (word.length() > LONGEST) {
            return Optional.empty();
        }
        String closest = null;
        int least = FARTHEST + 1;
        for (String candidate : vocabulary) {
            if (Math.abs(candidate.length() - word.length()) > FARTHEST) {
                continue;
            }
            int distance = distance(word.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
            if (distance < least && distance < word.length()) {
                least = distance;
                closest = candidate;
            }
        }
        return Optional.ofNullable(closest);
    }

    /** Returns the question to the caller, empty when no word is close. */
    public static String hint(String word, Collection<String> vocabulary) {
        return to(word, vocabulary).map(meant -> "Did you mean " + meant + "?").orElse("");
    }

    private static int distance(String a, String b) {
        int[] above = new int[b.length() + 1];
        for (int j = 0; j < above.length; j++) {
            above[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[above.length];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, 1 + Math.min(above[j], row[j - 1]));
            }
            above = row;
        }
        return above[b.length()];
    }
}
