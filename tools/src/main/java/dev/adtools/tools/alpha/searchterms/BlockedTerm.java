package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.report.AnswerSize;

/**
 * A term that a rule suggests and another forbids.
 *
 * @param text the term, which is foreign text
 * @param rule ST-PROTECT, or ST-TEXT-1 when the platform does not take the text as a keyword
 * @param suggestedBy the rule that suggests it
 * @param blockedBy what forbids it
 * @param metrics the term's numbers
 */
public record BlockedTerm(String text, String rule, String suggestedBy, Blocker blockedBy, SearchTermMetrics metrics) {

    private static final String FRAME = "{\"text\":\"rule\":\"suggested_by\":\"blocked_by\":\"metrics\":},";

    /** Returns how many bytes it takes in an answer. */
    int bytes() {
        return AnswerSize.of(FRAME) + AnswerSize.ofTexts(text, rule, suggestedBy) + blockedBy.bytes() + metrics.bytes();
    }
}
