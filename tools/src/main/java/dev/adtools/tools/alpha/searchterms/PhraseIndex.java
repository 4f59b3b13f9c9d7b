package dev.adtools.tools.alpha.searchterms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Many phrases, in which short ones are found as whole words. Each word of each phrase is a place where one may begin; the
 * places are in the order of what follows, so that every look halves them. Comparing each phrase with each takes too long.
 */
public final class PhraseIndex {

    private final Set<String> whole;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<Place> places = new ArrayList<>();

    /** Indexes normalised phrases. */
    public PhraseIndex(NavigableSet<String> phrases) {
        whole = phrases;
        for (String phrase : phrases) {
            List<String> words = TermText.words(phrase);
            int[] numbered = new int[words.size()];
            for (int at = 0; at < numbered.length; at++) {
                numbered[at] = numbers.computeIfAbsent(words.get(at), word -> numbers.size());
                places.add(new Place(phrase, numbered, at));
            }
        }
        // Equal places stay in the order of their phrases.
        places.sort(Place::order);
    }

    /** Returns a phrase that holds the words of a text, of which there are at most as many as a keyword has. */
    Optional<String> holding(String text) {
        List<String> words = TermText.words(text);
        int[] wanted = new int[words.size()];
        for (int at = 0; at < wanted.length; at++) {
            Integer number = numbers.get(words.get(at));
            if (number == null) {
                return Optional.empty();
            }
            wanted[at] = number;
        }
        Place first = firstFrom(new Place(text, wanted, 0));
        return first != null && first.beginsWith(wanted) ? Optional.of(first.phrase) : Optional.empty();
    }

    /** Returns a phrase whose words a text holds. */
    public Optional<String> heldBy(String text) {
        List<String> words = TermText.words(text);
        for (int from = 0; from < words.size(); from++) {
            for (int to = from + 1; to <= words.size(); to++) {
                String part = String.join(" ", words.subList(from, to));
                if (whole.contains(part)) {
                    return Optional.of(part);
                }
            }
        }
        return Optional.empty();
    }

    private @Nullable Place firstFrom(Place wanted) {
        int low = 0;
        int high = places.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (places.get(middle).order(wanted) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < places.size() ? places.get(low) : null;
    }

    /** A word of a phrase, and those that follow it, by their numbers. */
    private static final class Place {

        private final String phrase;
        private final int[] words;
        private final int from;

        Place(String phrase, int[] words, int from) {
            this.phrase = phrase;
            this.words = words;
            this.from = from;
        }

        int order(Place other) {
            return Arrays.compare(words, from, end(), other.words, other.from, other.end());
        }

        boolean beginsWith(int[] wanted) {
            int to = from + wanted.length;
            return to <= words.length && Arrays.equals(words, from, to, wanted, 0, wanted.length);
        }

        private int end() {
            return Math.min(words.length, from + TermText.MOST_WORDS);
        }
    }
}
