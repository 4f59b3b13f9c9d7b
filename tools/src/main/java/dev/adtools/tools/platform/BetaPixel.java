package dev.adtools.tools.platform;

import org.jspecify.annotations.Nullable;

/**
 * A pixel on beta, or a dataset, which is the same to the platform.
 *
 * @param id its id
 * @param name what its owners call it; foreign text
 * @param lastFiredAt when it last got an event, RFC 3339; null when it never did
 * @param unavailable whether the platform takes no events for it
 * @param consolidated whether it takes events of every kind, offline ones too
 */
public record BetaPixel(
        String id, @Nullable String name, @Nullable String lastFiredAt, boolean unavailable, boolean consolidated) {}
