package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.report.AnswerSize;

/**
 * A term that came in more than one row; the rows were added up.
 *
 * @param text the term, which is foreign text
 * @param rows in how many rows it came
 */
public record DuplicateTerm(String text, int rows) {

    private static final String FRAME = "{\"text\":\"rows\":},";

    /** Returns how many bytes it takes in an answer. */
    int bytes() {
        return AnswerSize.of(FRAME, rows) + AnswerSize.ofTexts(text);
    }
}
