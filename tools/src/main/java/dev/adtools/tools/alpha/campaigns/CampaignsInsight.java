package dev.adtools.tools.alpha.campaigns;

/** Kinds of what can stand out in a list of campaigns. */
enum CampaignsInsight {
    /** Enabled campaigns whose ends have passed. */
    ENDED,
    /** Enabled campaigns that do not deliver as they should. */
    LIMITED_DELIVERY,
    /** Enabled campaigns whose budget keeps them from more. */
    BUDGET_LIMITED,
    /** Campaigns that share a budget. */
    SHARED_BUDGETS,
    /** Enabled campaigns that did nothing in the period. */
    ENABLED_AND_IDLE,
    /** The sums are a part of what the account did. */
    PART_OF_ACCOUNT
}
