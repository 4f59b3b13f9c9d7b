package dev.adtools.tools.alpha.waste;

/** Insight about what is spent for nothing. */
enum WasteInsight {
    /** No target cost of a conversion is known, so that only clicks tell. */
    NO_TARGET,
    /** The target is the account's own average. */
    TARGET_DERIVED,
    /** Clicks, and no conversion at all. */
    NO_CONVERSIONS,
    /** Campaigns with clicks, and no conversion at all. */
    CAMPAIGNS_WITHOUT_CONVERSIONS,
    /** Days on which conversions may still come. */
    TOO_RECENT,
    /** The brand's names are the keywords of its campaigns. */
    BRAND_DERIVED,
    /** Keywords and search terms overlap. */
    OVERLAP,
    /** The last day is not over. */
    DAY_NOT_OVER
}
