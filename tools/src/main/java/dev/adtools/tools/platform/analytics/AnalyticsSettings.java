package dev.adtools.tools.platform.analytics;

import java.net.URI;

/**
 * Address of alpha_analytics, and settings for calls to it. What properties there are, another API on another host
 * tells.
 *
 * @param baseUrl scheme and host of reports, without a path
 * @param adminUrl scheme and host of the list of properties, without a path
 * @param apiVersion the version of the API of reports, for example {@code v1beta}
 * @param mostPages how many pages of one list are read at most
 */
public record AnalyticsSettings(URI baseUrl, URI adminUrl, String apiVersion, int mostPages) {

    /** Address of the real platform. */
    public static final String LIVE_URL = "https://analyticsdata.googleapis.com";

    /** Address at which the real platform lists properties. */
    public static final String LIVE_ADMIN_URL = "https://analyticsadmin.googleapis.com";

    /** Name of the setting of the API's version. */
    public static final String VERSION_SETTING = "ADTOOLS_ALPHA_ANALYTICS_API_VERSION";

    /** The version that the connector is written for. */
    public static final String LATEST = "v1beta";

    /** The version of the API that lists properties; it ages apart from the one of reports. */
    public static final String ADMIN_VERSION = "v1beta";

    /** Number of pages of one list that are read unless something else is said; a page has up to 200 accounts. */
    public static final int PAGES = 100;

    /** Makes settings with the usual number of pages. */
    public AnalyticsSettings(URI baseUrl, URI adminUrl, String apiVersion) {
        this(baseUrl, adminUrl, apiVersion, PAGES);
    }
}
