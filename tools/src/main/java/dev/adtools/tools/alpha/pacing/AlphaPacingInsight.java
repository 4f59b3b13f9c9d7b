package dev.adtools.tools.alpha.pacing;

/** Observations on how a month's budget is spent. */
enum AlphaPacingInsight {
    /** The month has no complete day yet. */
    FIRST_DAY,
    /** Campaigns that have ended. */
    ENDED,
    /** Campaigns that spend less than expected. */
    UNDER,
    /** Campaigns that spend more than expected. */
    OVER,
    /** Campaigns that share a budget. */
    SHARED_BUDGETS,
    /** Enabled campaigns whose own budget for the month is not known. */
    BUDGET_UNKNOWN,
    /** Campaigns that are not enabled, or have ended, have spent, and do not count. */
    COST_OF_OTHERS,
    /** Campaigns that were changed this month, and it is not known when which budget stood. */
    BUDGET_HISTORY_UNKNOWN
}
