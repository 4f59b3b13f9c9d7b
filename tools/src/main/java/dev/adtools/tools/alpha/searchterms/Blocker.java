package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.report.AnswerSize;

/**
 * Reason that keeps a text from being suggested.
 *
 * @param kind brand_term, protected_term, converting_term, existing_keyword or keyword_limits
 * @param text the term that must be kept; for keyword_limits what the platform takes
 */
public record Blocker(String kind, String text) {

    private static final String FRAME = "{\"kind\":\"text\":},";

    /** Returns how many bytes it takes in an answer. */
    int bytes() {
        return AnswerSize.of(FRAME) + AnswerSize.ofTexts(kind, text);
    }
}
