package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.JsonName;

/** Source of a budget for the month. */
public enum AlphaBudgetBasis {
    /** The caller stated it; the spend of all campaigns looked at counts. */
    @JsonName("argument")
    ARGUMENT,
    /** Budgets of the enabled campaigns that have not ended; only their spend counts. */
    @JsonName("campaigns")
    CAMPAIGNS,
    /** The campaign's own budget per day, times its days in the month. */
    @JsonName("daily")
    DAILY,
    /** The campaign's own budget until its end, spread evenly over its days. */
    @JsonName("total")
    TOTAL,
    /** No budget, an unknown one, or one that others use too. */
    @JsonName("none")
    NONE
}
