package dev.adtools.tools.platform;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An ad on beta, in the platform's own words.
 *
 * @param id its id
 * @param name its name
 * @param campaignId the campaign it is in
 * @param adSetId the ad set it is in
 * @param status what its owners set
 * @param effectiveStatus what it is in effect, for example {@code DISAPPROVED}
 * @param creativeId what it shows, null when not said
 * @param reviewFeedback what the review objects to: policy to text
 * @param issues what keeps it from delivering
 */
public record BetaAd(
        String id,
        String name,
        String campaignId,
        String adSetId,
        String status,
        String effectiveStatus,
        @Nullable String creativeId,
        Map<String, String> reviewFeedback,
        List<BetaCampaign.Issue> issues) {

    public BetaAd {
        reviewFeedback = Map.copyOf(reviewFeedback);
        issues = List.copyOf(issues);
    }
}
