package dev.adtools.tools.report;

/** Insight that a report on performance can give. */
public enum PerformanceInsight {
    /** Nothing was shown. */
    NO_DELIVERY,
    /** Clicks, and no conversion at all. */
    NO_CONVERSIONS,
    /** Clicks and none of the conversions that are counted, but conversions of other kinds. */
    OTHER_CONVERSIONS,
    /** Rows that cost and had no conversion. */
    COST_WITHOUT_CONVERSION,
    /** Campaigns that were asked for, are of this account and have no row. */
    CAMPAIGNS_WITHOUT_ROWS,
    /** Rows of the period before that did nothing in this one. */
    STOPPED,
    /** The totals include campaigns that are deleted or not listed, which no row has. */
    UNLISTED_CAMPAIGNS,
    /** The sums are a part of what the account did. */
    PART_OF_ACCOUNT,
    /** The unit of the currency is not known, so amounts are left out. */
    CURRENCY_UNKNOWN,
    /** The last day is not over. */
    DAY_NOT_OVER,
    /** The days compared with are more or fewer. */
    LENGTHS_DIFFER
}
