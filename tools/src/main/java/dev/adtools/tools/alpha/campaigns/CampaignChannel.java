package dev.adtools.tools.alpha.campaigns;

import dev.adtools.api.JsonName;

/** The kinds of campaigns by which alpha's can be asked for. */
public enum CampaignChannel {
    /** Texts beside search results. */
    @JsonName("SEARCH")
    SEARCH,
    /** Pictures on sites and in apps. */
    @JsonName("DISPLAY")
    DISPLAY,
    /** Products of a shop. */
    @JsonName("SHOPPING")
    SHOPPING,
    /** Hotels. */
    @JsonName("HOTEL")
    HOTEL,
    /** Videos. */
    @JsonName("VIDEO")
    VIDEO,
    /** Apps. */
    @JsonName("MULTI_CHANNEL")
    MULTI_CHANNEL,
    /** Places of business. */
    @JsonName("LOCAL")
    LOCAL,
    /** Small businesses. */
    @JsonName("SMART")
    SMART,
    /** Everywhere, by goal. */
    @JsonName("PERFORMANCE_MAX")
    PERFORMANCE_MAX,
    /** Services nearby. */
    @JsonName("LOCAL_SERVICES")
    LOCAL_SERVICES,
    /** Travel. */
    @JsonName("TRAVEL")
    TRAVEL,
    /** Feeds and videos. */
    @JsonName("DEMAND_GEN")
    DEMAND_GEN
}
