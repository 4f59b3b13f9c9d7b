package dev.adtools.tools.beta;

import dev.adtools.api.JsonName;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.platform.BetaCampaign;
import java.util.Comparator;

/** Keys by which campaigns are sorted; those that are equal go by id. */
public enum BetaCampaignSort {
    /** By id, which is roughly by age. */
    @JsonName("id")
    ID,
    /** By name. */
    @JsonName("name")
    NAME,
    /** By the time they were made. */
    @JsonName("created_at")
    CREATED,
    /** By the time of their last change. */
    @JsonName("updated_at")
    UPDATED;

    /** Returns where a campaign stands in the order by this. */
    PageKey pageKey(BetaCampaign campaign) {
        String sort = switch (this) {
            case ID -> campaign.id();
            case NAME -> campaign.name();
            case CREATED -> CampaignTimes.created(campaign);
            case UPDATED -> CampaignTimes.updated(campaign);
        };
        return new PageKey(sort, campaign.id());
    }

    /** Returns the order by any of these. */
    static Comparator<PageKey> order(boolean isDescending) {
        Comparator<PageKey> bySort = Comparator.comparing(PageKey::sort);
        return (isDescending ? bySort.reversed() : bySort).thenComparing(PageKey::id);
    }
}
