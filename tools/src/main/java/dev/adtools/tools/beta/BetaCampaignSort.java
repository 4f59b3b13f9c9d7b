package dev.adtools.tools.beta;

import dev.adtools.api.JsonName;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.platform.BetaCampaign;
import java.util.Comparator;

/** Order of campaigns; a minus is descending, and campaigns that are equal in it go by id. */
public enum BetaCampaignSort {
    /** By id, which is roughly by age. */
    @JsonName("id")
    ID(false),
    /** By name. */
    @JsonName("name")
    NAME(false),
    /** By name, the last first. */
    @JsonName("-name")
    NAME_DESCENDING(true),
    /** By the time they were made. */
    @JsonName("created_at")
    CREATED(false),
    /** By the time they were made, the newest first. */
    @JsonName("-created_at")
    CREATED_DESCENDING(true),
    /** By the time of their last change. */
    @JsonName("updated_at")
    UPDATED(false),
    /** By the time of their last change, the latest first. */
    @JsonName("-updated_at")
    UPDATED_DESCENDING(true);

    private final boolean isDescending;

    BetaCampaignSort(boolean isDescending) {
        this.isDescending = isDescending;
    }

    /** Returns where a campaign stands in this order. */
    PageKey key(BetaCampaign campaign) {
        String sort = switch (this) {
            case ID -> "";
            case NAME, NAME_DESCENDING -> campaign.name();
            case CREATED, CREATED_DESCENDING -> CampaignTimes.created(campaign);
            case UPDATED, UPDATED_DESCENDING -> CampaignTimes.updated(campaign);
        };
        return new PageKey(sort, campaign.id());
    }

    /** Returns this order. */
    Comparator<PageKey> order() {
        Comparator<PageKey> bySort = Comparator.comparing(PageKey::sort);
        return (isDescending ? bySort.reversed() : bySort).thenComparing(PageKey::id);
    }
}
