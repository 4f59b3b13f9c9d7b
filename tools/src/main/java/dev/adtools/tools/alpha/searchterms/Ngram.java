package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.report.AnswerSize;
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
        SearchTermMetrics metrics,
        boolean candidate,
        @Nullable Blocker blockedBy) {

    private static final String FRAME = "{\"text\":\"terms\":,\"metrics\":\"candidate\":false,\"blocked_by\":null},";

    /** Returns how many bytes it takes in an answer. */
    int bytes() {
        return AnswerSize.of(FRAME, terms)
                + AnswerSize.ofTexts(text)
                + metrics.bytes()
                + (blockedBy == null ? 0 : blockedBy.bytes());
    }
}
