package dev.adtools.tools.alpha.keywords;

import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.report.NumberOrder;

/**
 * A keyword, and what it did.
 *
 * @param keyword the keyword
 * @param metrics its numbers; nothing when they were not asked for
 */
record MeasuredKeyword(AlphaKeyword keyword, AlphaMetrics metrics) {

    String qualityText() {
        Integer score = keyword.qualityScore();
        return score == null ? "" : NumberOrder.text(score);
    }

    boolean isActive() {
        return !keyword.negative() && OwnerStatus.ENABLED.is(keyword.status());
    }
}
