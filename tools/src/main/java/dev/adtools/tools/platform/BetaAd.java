package dev.adtools.tools.platform;

import java.util.List;
import java.util.Map;

/**
 * An ad on beta, in the platform's own words.
 *
 * @param id its id
 * @param name its name
 * @param adSetId the ad set it is in
 * @param effectiveStatus what it is in effect, for example {@code DISAPPROVED}
 * @param reviewFeedback what the review objects to: policy to text
 * @param issues what keeps it from delivering
 */
public record BetaAd(
        String id,
        String name,
        String adSetId,
        String effectiveStatus,
        Map<String, String> reviewFeedback,
        List<BetaCampaign.Issue> issues) {

    public BetaAd {
        reviewFeedback = Map.copyOf(reviewFeedback);
        issues = List.copyOf(issues);
    }
}
