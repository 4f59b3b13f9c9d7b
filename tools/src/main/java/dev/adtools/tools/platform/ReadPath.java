package dev.adtools.tools.platform;

import dev.adtools.api.JsonName;

/** Way to read a report from a platform. Each is tried where the one before it asks for too much at a time. */
public enum ReadPath {
    /** Pages of the usual size. */
    @JsonName("pages")
    PAGES,
    /** Smaller pages. */
    @JsonName("smaller_pages")
    SMALLER_PAGES,
    /** Shorter ranges of days, joined. */
    @JsonName("shorter_ranges")
    SHORTER_RANGES,
    /** A report that the platform prepared meanwhile. */
    @JsonName("asynchronous_report")
    ASYNCHRONOUS_REPORT;

    /** Returns the one of two ways that is tried later. */
    public ReadPath or(ReadPath other) {
        return compareTo(other) < 0 ? other : this;
    }
}
