package dev.adtools.tools.alpha.adgroups;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.report.Insight;
import java.util.List;

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
}
