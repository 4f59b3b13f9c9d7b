package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.report.AnswerSize;

/**
 * A term, or words that terms share, that a rule would exclude, and that cannot be judged yet.
 *
 * @param text the term, which is foreign text
 * @param rule always ST-WATCH
 * @param wouldExclude the rule that would exclude it
 * @param reason why it is only watched
 * @param terms how many terms it covers: more than one for words that terms share
 * @param metrics the term's numbers
 */
public record WatchedTerm(
        String text, String rule, String wouldExclude, String reason, int terms, SearchTermMetrics metrics) {

    private static final String FRAME = "{\"text\":\"rule\":\"would_exclude\":\"reason\":\"terms\":,\"metrics\":},";

    /** Returns how many bytes it takes in an answer. */
    int bytes() {
        return AnswerSize.of(FRAME, terms) + AnswerSize.ofTexts(text, rule, wouldExclude, reason) + metrics.bytes();
    }
}
