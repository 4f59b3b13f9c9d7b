package dev.adtools.tools.beta.assets;

/**
 * One page.
 *
 * @param id its id
 * @param name what its owners call it; foreign text
 */
public record PromotedPage(String id, String name) {}
