package dev.adtools.tools.beta.pacing;

import dev.adtools.api.Wire;

/** Where a budget for the month comes from. */
public enum BetaBudgetBasis {
    /** The caller stated it; the spend of all campaigns looked at counts. */
    @Wire("argument")
    ARGUMENT,
    /** It is the budgets of the active campaigns that have not ended; only their spend counts. */
    @Wire("campaigns")
    CAMPAIGNS,
    /** The campaign's own budget per day, times its days in the month. */
    @Wire("daily")
    DAILY,
    /** The campaign's own budget for its whole life, spread evenly over its days. */
    @Wire("lifetime")
    LIFETIME,
    /** The budgets of its ad sets that are on. */
    @Wire("ad_sets")
    AD_SETS,
    /** There is none, or it is not known. */
    @Wire("none")
    NONE
}
