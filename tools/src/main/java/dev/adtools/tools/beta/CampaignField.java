package dev.adtools.tools.beta;

import dev.adtools.api.JsonName;

/** The members of a campaign that a caller can ask for; its id always comes. */
public enum CampaignField {
    /** Its name. */
    @JsonName("name")
    NAME,
    /** What it is for. */
    @JsonName("objective")
    OBJECTIVE,
    /** What its owners set. */
    @JsonName("status")
    STATUS,
    /** What it is in effect. */
    @JsonName("effective_status")
    EFFECTIVE_STATUS,
    /** How it is bought. */
    @JsonName("buying_type")
    BUYING_TYPE,
    /** How it bids. */
    @JsonName("bid_strategy")
    BID_STRATEGY,
    /** The special categories it was declared for. */
    @JsonName("special_ad_categories")
    SPECIAL_AD_CATEGORIES,
    /** Its own budget. */
    @JsonName("budget")
    BUDGET,
    /** What is left of its budget. */
    @JsonName("budget_remaining")
    BUDGET_REMAINING,
    /** When it starts. */
    @JsonName("start_time")
    START_TIME,
    /** When it ends. */
    @JsonName("stop_time")
    STOP_TIME,
    /** When it was made. */
    @JsonName("created_at")
    CREATED_AT,
    /** When it was last changed. */
    @JsonName("updated_at")
    UPDATED_AT,
    /** What keeps it from delivering. */
    @JsonName("issues")
    ISSUES
}
