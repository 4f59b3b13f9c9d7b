package dev.adtools.tools.platform.analytics;

import java.net.URI;

/**
 * Where alpha_analytics is.
 *
 * @param baseUrl scheme and host, without a path
 * @param apiVersion the API's version, for example {@code v1beta}
 */
public record AnalyticsSettings(URI baseUrl, String apiVersion) {}
