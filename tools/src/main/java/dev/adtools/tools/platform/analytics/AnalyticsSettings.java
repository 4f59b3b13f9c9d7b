package dev.adtools.tools.platform.analytics;

import dev.adtools.tools.platform.wire.VersionCalendar;
import java.net.URI;
import java.util.Map;

/**
 * Where alpha_analytics is.
 *
 * @param baseUrl scheme and host, without a path
 * @param apiVersion the API's version, for example {@code v1beta}
 */
public record AnalyticsSettings(URI baseUrl, String apiVersion) {

    /** Where the real platform is. */
    public static final String LIVE_URL = "https://analyticsdata.googleapis.com";

    /** The version that the connector is written for. */
    public static final String LATEST = "v1beta";

    /** No version's end is announced. */
    public static final VersionCalendar VERSIONS = new VersionCalendar("v[0-9]{1,2}(alpha|beta)?", Map.of());
}
