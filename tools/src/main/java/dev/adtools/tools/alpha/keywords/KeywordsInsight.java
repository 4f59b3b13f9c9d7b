package dev.adtools.tools.alpha.keywords;

/** Insight about the keywords of an ad group. */
enum KeywordsInsight {
    /** The same words with several match types. */
    DUPLICATE_TEXT,
    /** Broad keywords whose bid is set by hand. */
    BROAD_WITH_MANUAL_BID,
    /** Enabled keywords that were not shown for 30 days or more. */
    NO_IMPRESSIONS,
    /** Keywords of low quality that cost. */
    LOW_QUALITY_WITH_COST,
    /** Keywords that bid less than the first page takes. */
    BELOW_FIRST_PAGE,
    /** Keywords that a negative one of the same ad group keeps from being shown. */
    BLOCKED_BY_NEGATIVE,
    /** Nobody can tell whether the ad group is of the campaign asked for. */
    CAMPAIGN_NOT_VERIFIED
}
