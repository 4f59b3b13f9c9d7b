package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.report.AnswerSize;
import org.jspecify.annotations.Nullable;

/**
 * A campaign or ad group in which a candidate belongs.
 *
 * @param campaignId the campaign; null when it is not known
 * @param adGroupId the ad group; null when it belongs in the campaign, or it is not known
 * @param clicks the clicks of its terms there
 * @param costMicros what they cost there, in micros
 */
public record CandidatePlace(
        @Nullable String campaignId, @Nullable String adGroupId, long clicks, long costMicros) {

    private static final String FRAME = "{\"campaign_id\":\"ad_group_id\":\"clicks\":,\"cost_micros\":},";

    /** Returns how many bytes it takes in an answer. */
    int bytes() {
        return AnswerSize.of(FRAME, clicks, costMicros) + AnswerSize.ofTexts(campaignId, adGroupId);
    }
}
