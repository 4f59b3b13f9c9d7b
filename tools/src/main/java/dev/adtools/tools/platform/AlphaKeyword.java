package dev.adtools.tools.platform;

import org.jspecify.annotations.Nullable;

/**
 * A keyword of an ad group on alpha.
 *
 * @param id its id, unique in its ad group
 * @param text its words; untrusted text
 * @param matchType {@code EXACT}, {@code PHRASE} or {@code BROAD}
 * @param negative whether it keeps ads away
 * @param status what its owners set: {@code ENABLED}, {@code PAUSED} or {@code REMOVED}
 * @param approvalStatus what the platform's review says, empty when it says nothing
 * @param cpcBidMicros what a click may cost, in micros; null when the ad group or a strategy decides
 * @param qualityScore 1 to 10; null when there is not enough data
 * @param firstPageCpcMicros what a click would have to cost to stand on the first page; null when not known
 */
public record AlphaKeyword(
        String id,
        String text,
        String matchType,
        boolean negative,
        String status,
        String approvalStatus,
        @Nullable Long cpcBidMicros,
        @Nullable Integer qualityScore,
        @Nullable Long firstPageCpcMicros) {}
