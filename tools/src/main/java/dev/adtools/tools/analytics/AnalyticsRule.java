package dev.adtools.tools.analytics;

import dev.adtools.tools.period.Period;

/** Every rule of reports. */
public enum AnalyticsRule {
    /** To execute needs an action. */
    ACTION("ANA-ACTION-1"),
    /** To execute needs a property. */
    PROPERTY("ANA-PROP-1"),
    /** A custom report needs metrics. */
    CUSTOM("ANA-CUSTOM-1"),
    /** Only a custom report takes dimensions and metrics. */
    FIXED("ANA-CUSTOM-2"),
    /** A dimension or metric stands once. */
    ONCE("ANA-CUSTOM-3"),
    /** Nobody is reported on alone. */
    AGGREGATE("AGGREGATE_ONLY"),
    /** A filter has what it compares with. */
    FILTER("ANA-FILTER-1"),
    /** Rows are sorted by a metric that they have. */
    ORDER("ANA-ORDER-1"),
    /** The last 30 minutes have no days, no pages and no money. */
    REALTIME("ANA-LIVE-1"),
    /** The days are a preset, or in order and not to come. */
    DAYS(Period.RULE);

    private final String id;

    AnalyticsRule(String id) {
        this.id = id;
    }

    /** Returns the rule's id, for example ANA-ACTION-1. */
    public String id() {
        return id;
    }
}
