package dev.adtools.tools.analytics;

/** What can stand out in a report of a property. */
enum AnalyticsInsight {
    /** A metric has changed against the days before. */
    CHANGE
}
