package dev.adtools.tools.analytics;

/** Insight that a report of a property can give. */
enum AnalyticsInsight {
    /** A metric has changed against the days before. */
    CHANGE,
    /** The property has no data for the days. */
    NO_DATA,
    /** The platform left data out. */
    TRUNCATED,
    /** Metrics that the service's credentials may not see. */
    RESTRICTED_METRICS,
    /** Values that are no numbers. */
    UNREADABLE_VALUES
}
