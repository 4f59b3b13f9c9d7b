package dev.adtools.tools.beta.pacing;

import dev.adtools.api.JsonName;

/** Source of a budget for the month. */
public enum BetaBudgetBasis {
    /** The caller stated it; the spend of all campaigns looked at counts. */
    @JsonName("argument")
    ARGUMENT,
    /** Budgets of the active campaigns that have not ended; only their spend counts. */
    @JsonName("campaigns")
    CAMPAIGNS,
    /** The campaign's own budget per day, times its days in the month. */
    @JsonName("daily")
    DAILY,
    /** The campaign's own budget for its whole life, spread evenly over its days. */
    @JsonName("lifetime")
    LIFETIME,
    /** The budgets of its ad sets that are on. */
    @JsonName("ad_sets")
    AD_SETS,
    /** No budget, or an unknown one. */
    @JsonName("none")
    NONE
}
