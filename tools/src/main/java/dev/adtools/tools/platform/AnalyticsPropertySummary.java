package dev.adtools.tools.platform;

import dev.adtools.api.PropertyId;
import org.jspecify.annotations.Nullable;

/**
 * A property as the platform lists it.
 *
 * @param id its id
 * @param name what its owners call it; foreign text
 * @param type {@code ORDINARY}, {@code SUBPROPERTY} or {@code ROLLUP}, or a later word; null when the platform does
 *     not tell
 * @param accountId the analytics account that it belongs to, {@code accounts/} and a number
 * @param accountName what that account is called; foreign text
 */
public record AnalyticsPropertySummary(
        PropertyId id, String name, @Nullable String type, String accountId, String accountName) {}
