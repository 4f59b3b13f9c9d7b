package dev.adtools.tools.platform;

/**
 * A page on beta that an ad account may advertise.
 *
 * @param id its id
 * @param name its name; foreign text
 */
public record BetaPromotedPage(String id, String name) {}
