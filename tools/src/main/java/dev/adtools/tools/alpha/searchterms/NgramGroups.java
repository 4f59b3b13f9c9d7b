package dev.adtools.tools.alpha.searchterms;

import java.util.List;

/**
 * The most expensive n-grams by their length.
 *
 * @param unigrams single words
 * @param bigrams pairs of words
 * @param trigrams three words
 */
public record NgramGroups(List<Ngram> unigrams, List<Ngram> bigrams, List<Ngram> trigrams) {

    /** Copies the lists. */
    public NgramGroups {
        unigrams = List.copyOf(unigrams);
        bigrams = List.copyOf(bigrams);
        trigrams = List.copyOf(trigrams);
    }
}
