package dev.adtools.tools.beta.pacing;

/** Insight about how a month's budget is spent. */
enum BetaPacingInsight {
    /** The month has no complete day yet. */
    FIRST_DAY,
    /** Campaigns that have ended. */
    ENDED,
    /** Campaigns that spend less than expected. */
    UNDER,
    /** Campaigns that spend more than expected. */
    OVER,
    /** Active campaigns whose budget for the month is not known. */
    BUDGET_UNKNOWN,
    /** The ad sets of some campaigns were not read, because there are too many such campaigns. */
    AD_SETS_NOT_READ,
    /** Campaigns that were changed this month, and it is not known when which budget stood. */
    BUDGET_HISTORY_UNKNOWN
}
