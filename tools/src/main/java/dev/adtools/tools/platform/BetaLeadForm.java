package dev.adtools.tools.platform;

/**
 * A lead form of a page on beta.
 *
 * @param id its id
 * @param name its name
 * @param status {@code ACTIVE}, {@code ARCHIVED}, {@code DELETED} or {@code DRAFT}, or a later word
 */
public record BetaLeadForm(String id, String name, String status) {}
