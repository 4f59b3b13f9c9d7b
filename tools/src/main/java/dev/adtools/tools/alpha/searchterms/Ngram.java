package dev.adtools.tools.alpha.searchterms;

import org.jspecify.annotations.Nullable;

/**
 * One to three words that stand together in search terms.
 *
 * @param text the words
 * @param terms in how many terms they stand
 * @param metrics the numbers of these terms together
 * @param candidate whether they should be looked at for exclusion (ST-NGRAM-1)
 * @param blockedBy what forbids to exclude them, if anything
 */
public record Ngram(
        String text,
        int terms,
        Metrics metrics,
        boolean candidate,
        @Nullable Blocker blockedBy) {}
