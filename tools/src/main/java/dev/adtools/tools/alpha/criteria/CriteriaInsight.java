package dev.adtools.tools.alpha.criteria;

/** Insight about what a campaign is aimed at. */
enum CriteriaInsight {
    /** No place is named, so it is shown everywhere. */
    ALL_LOCATIONS,
    /** No language is named, so it is shown in all. */
    ALL_LANGUAGES,
    /** Devices whose bids are multiplied by 0. */
    DEVICE_EXCLUDED,
    /** Bids are multiplied by more or less than the platform takes. */
    MODIFIER_OUT_OF_RANGE,
    /** The same place is wanted and excluded. */
    LOCATION_CONFLICT,
    /** The platform waits for word on whether it is political advertising in the EU. */
    EU_DECLARATION_MISSING
}
