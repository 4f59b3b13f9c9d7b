package dev.adtools.tools.alpha.adgroups;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer of {@code get_alpha_ad_groups}, beside its rows.
 *
 * @param insights what stands out
 * @param list the page and the whole list
 * @param currency the ISO 4217 code of all amounts
 */
public record AdGroupsAnswer(
        List<Insight> insights, @Unwrapped ListFacts list, String currency) {

    public AdGroupsAnswer {
        insights = List.copyOf(insights);
    }

    /**
     * One ad group, in the platform's own words.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     * @param campaign the campaign it is in
     * @param status what its owners set
     * @param type what kind of ads it has; null when it has no type
     * @param cpcBidMicros what a click may cost where keywords do not say; null when a strategy decides
     */
    record AdGroup(
            String id,
            String name,
            Campaign campaign,
            String status,
            @Nullable String type,
            @Nullable Long cpcBidMicros) {}

    /**
     * The campaign of an ad group.
     *
     * @param id its id
     * @param name what its owners call it; foreign text
     * @param status what its owners set
     */
    record Campaign(String id, String name, String status) {}
}
