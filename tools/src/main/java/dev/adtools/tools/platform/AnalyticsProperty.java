package dev.adtools.tools.platform;

import dev.adtools.api.PropertyId;

/**
 * A property on alpha_analytics.
 *
 * @param id its id
 * @param currency the ISO 4217 code it reports in unless another is asked for, empty when unknown
 * @param timezone the time zone of its days (IANA), empty when unknown
 */
public record AnalyticsProperty(PropertyId id, String currency, String timezone) {}
