package dev.adtools.tools.alpha.waste;

/** What can stand out in what is spent for nothing. */
enum WasteInsight {
    /** What a conversion may cost is not known, so every cost without one counts. */
    NO_TARGET,
    /** The target is the account's own average. */
    TARGET_DERIVED,
    /** Clicks, and no conversion at all. */
    NO_CONVERSIONS,
    /** Keywords and search terms overlap. */
    OVERLAP,
    /** The last day is not over. */
    DAY_NOT_OVER
}
