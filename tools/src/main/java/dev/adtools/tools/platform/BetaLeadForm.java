package dev.adtools.tools.platform;

import org.jspecify.annotations.Nullable;

/**
 * A lead form of a page on beta.
 *
 * @param id its id
 * @param name what its owners call it; foreign text
 * @param status {@code ACTIVE}, {@code ARCHIVED}, {@code DELETED} or {@code DRAFT}, or a later word
 * @param createdAt when it was made (RFC 3339); null when the platform does not tell
 */
public record BetaLeadForm(
        String id,
        @Nullable String name,
        @Nullable String status,
        @Nullable String createdAt) {}
