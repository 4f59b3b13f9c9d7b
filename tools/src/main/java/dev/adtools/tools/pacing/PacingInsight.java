package dev.adtools.tools.pacing;

/** Insight about how a month's budget is spent. */
public enum PacingInsight {
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
    /** Campaigns that are on and whose own budget for the month is not known. */
    BUDGET_UNKNOWN,
    /** The ad sets of some campaigns were not read, because there are too many such campaigns. */
    AD_SETS_NOT_READ,
    /** Campaigns that are not on, or have ended, have spent, and do not count. */
    COST_OF_OTHERS,
    /** Campaigns that are deleted or not listed have spent. */
    UNLISTED_CAMPAIGNS,
    /** Campaigns that were changed this month, and it is not known when which budget stood. */
    BUDGET_HISTORY_UNKNOWN
}
