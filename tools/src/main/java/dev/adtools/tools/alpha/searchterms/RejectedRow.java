package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.report.AnswerSize;

/**
 * A row that was left out.
 *
 * @param index its index in {@code rows}
 * @param reason why, without what it holds
 */
public record RejectedRow(int index, String reason) {

    private static final String FRAME = "{\"index\":,\"reason\":},";

    /** Returns how many bytes it takes in an answer. */
    int bytes() {
        return AnswerSize.of(FRAME, index) + AnswerSize.ofTexts(reason);
    }
}
