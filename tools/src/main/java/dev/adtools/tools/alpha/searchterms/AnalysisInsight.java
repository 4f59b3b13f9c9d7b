package dev.adtools.tools.alpha.searchterms;

/** Insight that an analysis of search terms can give. */
public enum AnalysisInsight {
    /** No row has a conversion. */
    NO_CONVERSIONS,
    /** Campaigns that cost and have no conversion: are conversions tracked there? */
    CAMPAIGNS_WITHOUT_CONVERSIONS,
    /** Words that several terms share and that cost without a conversion. */
    PHRASE,
    /** Money that excluding all candidates would have saved. */
    SAVING,
    /** More negative keywords than the platform's lists hold. */
    TOO_MANY_NEGATIVES,
    /** Terms whose conversions cost too much for a keyword. */
    COSTLY_CONVERSIONS,
    /** No keyword of the account is known, so one could be excluded. */
    KEYWORDS_UNKNOWN,
    /** The target cost was derived, because none was given. */
    TARGET_DERIVED,
    /** No target cost. */
    TARGET_UNKNOWN,
    /** No rows of the period before were given. */
    NO_PREVIOUS_PERIOD,
    /** Rows were left out. */
    ROWS_REJECTED,
    /** Lists were cut. */
    LISTS_CUT,
    /** Days on which conversions may still come. */
    RECENT_DAYS,
    /** Keywords of some campaigns were taken as the brand's. */
    BRAND_DERIVED,
    /** The negative keywords were not read. */
    NEGATIVES_UNREAD,
    /** The currency of rows was not compared with the account's. */
    CURRENCY_UNCOMPARED
}
