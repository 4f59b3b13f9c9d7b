package dev.adtools.tools.platform;

import static dev.adtools.api.RuleSource.platform;

import dev.adtools.api.RuleSource;

/** Pages of the platform's documentation from which rules of alpha_analytics are known. */
public final class AnalyticsDocs {

    private static final String API = "https://developers.google.com/analytics/devguides/reporting/data/v1/";

    public static final RuleSource PROPERTY = platform(API + "property-id");
    public static final RuleSource REALTIME = platform(API + "realtime-basics");

    private AnalyticsDocs() {}
}
