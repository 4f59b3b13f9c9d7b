package dev.adtools.tools.alpha.searchterms;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Cuts terms into groups of words that stand together. */
final class Ngrams {

    /** The most words of a group. */
    static final int LONGEST = 3;

    /** People who search type fewer; whole sentences would only cost memory. */
    private static final int MOST_WORDS = 20;

    /** Words that say nothing about what somebody wants. */
    private static final Set<String> FILLERS = Set.of(
            "a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "for", "from", "i", "in", "is", "it", "me",
            "my", "near", "of", "on", "or", "that", "the", "this", "to", "vs", "with", "you", "your");

    private Ngrams() {}

    /** Returns the groups of a size, each once. */
    static Set<String> of(List<String> words, int size) {
        Set<String> ngrams = new HashSet<>();
        int last = Math.min(words.size(), MOST_WORDS);
        for (int from = 0; from + size <= last; from++) {
            ngrams.add(String.join(" ", words.subList(from, from + size)));
        }
        return ngrams;
    }

    /** Returns the groups of all sizes. */
    static Set<String> of(List<String> words) {
        Set<String> ngrams = new HashSet<>();
        for (int size = 1; size <= LONGEST; size++) {
            ngrams.addAll(of(words, size));
        }
        return ngrams;
    }

    /** Returns whether words mean something by themselves: they are no numbers, and no mere grammar. */
    static boolean isTelling(String text) {
        return TermText.words(text).stream()
                .anyMatch(word -> !FILLERS.contains(word) && word.codePoints().anyMatch(Character::isLetter));
    }
}
