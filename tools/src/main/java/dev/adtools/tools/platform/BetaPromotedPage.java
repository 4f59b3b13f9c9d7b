package dev.adtools.tools.platform;

import org.jspecify.annotations.Nullable;

/**
 * A page on beta that an ad account may advertise.
 *
 * @param id its id
 * @param name what its owners call it; foreign text
 */
public record BetaPromotedPage(String id, @Nullable String name) {}
