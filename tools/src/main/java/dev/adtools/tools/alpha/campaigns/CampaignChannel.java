package dev.adtools.tools.alpha.campaigns;

import dev.adtools.api.Wire;

/** The kinds of campaigns by which alpha's can be asked for. */
public enum CampaignChannel {
    /** Texts beside search results. */
    @Wire("SEARCH")
    SEARCH,
    /** Pictures on sites and in apps. */
    @Wire("DISPLAY")
    DISPLAY,
    /** Products of a shop. */
    @Wire("SHOPPING")
    SHOPPING,
    /** Hotels. */
    @Wire("HOTEL")
    HOTEL,
    /** Videos. */
    @Wire("VIDEO")
    VIDEO,
    /** Apps. */
    @Wire("MULTI_CHANNEL")
    MULTI_CHANNEL,
    /** Places of business. */
    @Wire("LOCAL")
    LOCAL,
    /** Small businesses. */
    @Wire("SMART")
    SMART,
    /** Everywhere, by goal. */
    @Wire("PERFORMANCE_MAX")
    PERFORMANCE_MAX,
    /** Services nearby. */
    @Wire("LOCAL_SERVICES")
    LOCAL_SERVICES,
    /** Travel. */
    @Wire("TRAVEL")
    TRAVEL,
    /** Feeds and videos. */
    @Wire("DEMAND_GEN")
    DEMAND_GEN
}
