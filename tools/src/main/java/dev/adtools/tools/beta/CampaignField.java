package dev.adtools.tools.beta;

import dev.adtools.api.JsonName;

/** The members of a campaign that a caller can ask for; its id always comes. */
public enum CampaignField {
    /** Its name. */
    @JsonName("name")
    NAME,
    /** Purpose of the campaign. */
    @JsonName("objective")
    OBJECTIVE,
    /** Status that its owners set. */
    @JsonName("status")
    STATUS,
    /** Status that it has in effect. */
    @JsonName("effective_status")
    EFFECTIVE_STATUS,
    /** Way in which it is bought. */
    @JsonName("buying_type")
    BUYING_TYPE,
    /** Way in which it bids. */
    @JsonName("bid_strategy")
    BID_STRATEGY,
    /** The special categories it was declared for. */
    @JsonName("special_ad_categories")
    SPECIAL_AD_CATEGORIES,
    /** Its own budget. */
    @JsonName("budget")
    BUDGET,
    /** Rest of its budget. */
    @JsonName("budget_remaining")
    BUDGET_REMAINING,
    /** Time at which it starts. */
    @JsonName("start_time")
    START_TIME,
    /** Time at which it ends. */
    @JsonName("stop_time")
    STOP_TIME,
    /** Time at which it was made. */
    @JsonName("created_at")
    CREATED_AT,
    /** Time at which it was last changed. */
    @JsonName("updated_at")
    UPDATED_AT,
    /** Issues that keep it from delivering. */
    @JsonName("issues")
    ISSUES
}
