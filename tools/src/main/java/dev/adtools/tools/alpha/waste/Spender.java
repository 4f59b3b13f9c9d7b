package dev.adtools.tools.alpha.waste;

import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.platform.AlphaMetrics;
import java.math.BigDecimal;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A keyword, or a search term in an ad group, with what it did.
 *
 * @param kind which of the two
 * @param campaignId the campaign
 * @param adGroupId the ad group
 * @param keywordId the keyword; null for a search term
 * @param text the words; foreign text
 * @param standing what can be done about it
 * @param judged its numbers of the days that are old enough to be judged
 * @param recent those of the other days
 */
record Spender(
        Kind kind,
        String campaignId,
        String adGroupId,
        @Nullable String keywordId,
        String text,
        Standing standing,
        AlphaMetrics judged,
        AlphaMetrics recent) {

    Spender and(Spender other) {
        return new Spender(
                kind,
                campaignId,
                adGroupId,
                keywordId,
                text,
                standing.compareTo(other.standing) >= 0 ? standing : other.standing,
                judged.plus(other.judged),
                recent.plus(other.recent));
    }

    /** Returns whether it cost something and is known to have had no conversion, not even on a recent day. */
    boolean isWithoutConversion() {
        AlphaMetrics all = judged.plus(recent);
        BigDecimal conversions = AlphaMetric.CONVERSIONS.complete(all);
        return all.costMicros() > 0 && conversions != null && conversions.signum() == 0;
    }

    /** Returns what tells it from others. */
    String identity() {
        return String.join("\n", kind.name(), campaignId, adGroupId, Objects.requireNonNullElse(keywordId, ""), text);
    }
}
