package dev.adtools.tools.analytics;

import org.jspecify.annotations.Nullable;

/**
 * One property.
 *
 * @param propertyId its id, {@code properties/} and a number
 * @param name what its owners call it; foreign text
 * @param propertyType {@code ORDINARY}, {@code SUBPROPERTY} or {@code ROLLUP}, or a later word; null when the
 *     platform does not tell
 * @param analyticsAccountId the analytics account that it belongs to, {@code accounts/} and a number
 * @param analyticsAccountName what that account is called; foreign text
 */
public record Property(
        String propertyId,
        String name,
        @Nullable String propertyType,
        String analyticsAccountId,
        String analyticsAccountName) {}
