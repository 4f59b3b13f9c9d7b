package dev.adtools.tools.beta.assets;

import org.jspecify.annotations.Nullable;

/**
 * One pixel or dataset.
 *
 * @param id its id
 * @param name what its owners call it; foreign text
 * @param lastFiredAt when it last got an event (RFC 3339); null when it never did
 * @param unavailable whether the platform takes no events for it
 * @param consolidated whether it takes events of every kind, offline ones too
 */
public record Pixel(String id, String name, @Nullable String lastFiredAt, boolean unavailable, boolean consolidated) {}
