package dev.adtools.tools.alpha.criteria;

import dev.adtools.api.Unwrapped;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.report.Insight;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_alpha_campaign_criteria}, beside its rows.
 *
 * @param summary all pages in a sentence or two
 * @param insights what stands out
 * @param campaignId the campaign
 * @param list the page and the whole list
 */
public record CriteriaAnswer(
        String summary,
        List<Insight> insights,
        String campaignId,
        @Unwrapped ListFacts list) {

    public CriteriaAnswer {
        insights = List.copyOf(insights);
    }

    /**
     * One criterion; null for each of these that the platform does not say.
     *
     * @param criterionId its id, unique in its campaign
     * @param resourceName its name in the platform's API
     * @param type what it is
     * @param negative whether the campaign is kept from it
     * @param status what its owners set
     * @param displayName the platform's words for it; foreign text
     * @param bidModifier by how much bids are multiplied, 0 to exclude; null for not at all
     * @param detail what it names, by type: geo_target_id, name and country, id and code, text and match_type, day, start
     *     and end, …; foreign text
     */
    record Criterion(
            String criterionId,
            @Nullable String resourceName,
            @Nullable String type,
            boolean negative,
            @Nullable String status,
            @Nullable String displayName,
            @Nullable BigDecimal bidModifier,
            JsonObject detail) {}
}
