package dev.adtools.server.auth;

import java.time.Instant;

/**
 * A service or a human that tokens belong to.
 *
 * @param id its id
 * @param owner the person or team that answers for it
 * @param kind what it is
 * @param disabled whether its tokens are refused
 * @param createdAt when it was made
 */
public record PrincipalRow(String id, String owner, PrincipalKind kind, boolean disabled, Instant createdAt) {}
