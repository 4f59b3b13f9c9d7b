package dev.adtools.tools.analytics;

/** Insight that a report of a property can give. */
enum AnalyticsInsight {
    /** A metric has changed against the days before. */
    CHANGE
}
