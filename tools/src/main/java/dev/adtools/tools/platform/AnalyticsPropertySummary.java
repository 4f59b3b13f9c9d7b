package dev.adtools.tools.platform;

import dev.adtools.api.PropertyId;
import org.jspecify.annotations.Nullable;

/**
 * A property as the platform lists it.
 *
 * @param propertyId its id, {@code properties/} and a number
 * @param name what its owners call it; foreign text
 * @param propertyType {@code ORDINARY}, {@code SUBPROPERTY} or {@code ROLLUP}, or a later word; null when the platform does
 *     not tell
 * @param analyticsAccountId the analytics account that it belongs to, {@code accounts/} and a number
 * @param analyticsAccountName what that account is called; foreign text
 */
public record AnalyticsPropertySummary(
        PropertyId propertyId,
        String name,
        @Nullable String propertyType,
        String analyticsAccountId,
        String analyticsAccountName) {}
