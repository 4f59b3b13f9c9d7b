package dev.adtools.tools.beta;

import dev.adtools.api.Wire;

/** The members of a campaign that a caller can ask for; its id always comes. */
public enum CampaignField {
    /** Its name. */
    @Wire("name")
    NAME,
    /** What it is for. */
    @Wire("objective")
    OBJECTIVE,
    /** What its owners set. */
    @Wire("status")
    STATUS,
    /** What it is in effect. */
    @Wire("effective_status")
    EFFECTIVE_STATUS,
    /** How it is bought. */
    @Wire("buying_type")
    BUYING_TYPE,
    /** How it bids. */
    @Wire("bid_strategy")
    BID_STRATEGY,
    /** The special categories it was declared for. */
    @Wire("special_ad_categories")
    SPECIAL_AD_CATEGORIES,
    /** Its own budget. */
    @Wire("budget")
    BUDGET,
    /** What is left of its budget. */
    @Wire("budget_remaining")
    BUDGET_REMAINING,
    /** When it starts. */
    @Wire("start_time")
    START_TIME,
    /** When it ends. */
    @Wire("stop_time")
    STOP_TIME,
    /** When it was made. */
    @Wire("created_at")
    CREATED_AT,
    /** When it was last changed. */
    @Wire("updated_at")
    UPDATED_AT,
    /** What keeps it from delivering. */
    @Wire("issues")
    ISSUES
}
