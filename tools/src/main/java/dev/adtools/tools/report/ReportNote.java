package dev.adtools.tools.report;

/** Insight into the days and numbers of any report. */
public enum ReportNote {
    /** The account's time zone is not known. */
    TIMEZONE_UNKNOWN,
    /** Metrics, dates or segments that the platform left out of rows, or sent as values that cannot be read. */
    UNREADABLE_VALUES,
    /** The report was read in parts, because the platform gave up on all of it. */
    READ_IN_PARTS
}
