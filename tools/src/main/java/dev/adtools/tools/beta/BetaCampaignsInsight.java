package dev.adtools.tools.beta;

/** Insight about the campaigns of an account. */
enum BetaCampaignsInsight {
    /** The account is not active, so nothing delivers. */
    ACCOUNT_NOT_ACTIVE,
    /** The unit of the account's currency is not known. */
    CURRENCY_UNKNOWN,
    /** Campaigns with issues. */
    ISSUES,
    /** Campaigns that are on and whose ends have passed. */
    ENDED,
    /** Budgets that stand on ad sets. */
    BUDGETS_ON_AD_SETS,
    /** The numbers are those of a part of the account. */
    PART_OF_ACCOUNT
}
