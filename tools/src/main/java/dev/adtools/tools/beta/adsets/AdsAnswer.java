package dev.adtools.tools.beta.adsets;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code list_beta_ads}, beside its rows.
 *
 * @param insights what stands out
 * @param list the page and the whole list
 */
public record AdsAnswer(List<Insight> insights, @Unwrapped ListFacts list) {

    public AdsAnswer {
        insights = List.copyOf(insights);
    }

    /**
     * One ad, in the platform's own words; null for each that the platform does not say.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     * @param adSetId the ad set it is in
     * @param campaignId the campaign it is in
     * @param status what its owners set
     * @param effectiveStatus what it is in effect, for example DISAPPROVED
     * @param creativeId what it shows; null when the platform does not say
     */
    record Ad(
            String id,
            @Nullable String name,
            @Nullable String adSetId,
            @Nullable String campaignId,
            @Nullable String status,
            @Nullable String effectiveStatus,
            @Nullable String creativeId) {}
}
