package dev.adtools.tools.alpha.adgroups;

import dev.adtools.api.Unwrapped;
import dev.adtools.tools.alpha.metrics.AlphaRowEntity;
import dev.adtools.tools.paging.ListFacts;
import dev.adtools.tools.platform.AlphaAdGroup;
import dev.adtools.tools.report.Insight;
import java.util.List;
import java.util.Objects;
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
     * Ad group.
     *
     * @param id its id
     * @param name its name; untrusted text; null when not known
     * @param campaign its campaign
     * @param status the status that its owners set
     * @param type the type of its ads, for example {@code SEARCH_STANDARD}; null when it has none
     * @param cpcBidMicros the most that a click may cost where keywords have no bid, in micros; null when a strategy decides
     */
    record AdGroup(
            String id,
            @Nullable String name,
            AlphaRowEntity campaign,
            String status,
            @Nullable String type,
            @Nullable Long cpcBidMicros) {

        static AdGroup of(AlphaAdGroup it) {
            return new AdGroup(
                    it.id(),
                    it.name(),
                    Objects.requireNonNull(AlphaRowEntity.of(it.campaign())),
                    it.status(),
                    it.type(),
                    it.cpcBidMicros());
        }
    }
}
